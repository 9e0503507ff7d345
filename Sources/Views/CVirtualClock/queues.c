/* Interposed functions of Dispatch's queues and groups. While a thread's clock is on, their
 * work goes to the handlers. All queues are treated alike, because a view runs on one thread. */

#define _GNU_SOURCE
#include "interpose.h"

/* The header of every block: https://clang.llvm.org/docs/Block-ABI-Apple.html */
struct block {
    void *isa;
    int32_t flags;
    int32_t reserved;
    void (*invoke)(void *block);
};

void cvirtualclock_call(void *block) { ((struct block *)block)->invoke(block); }
void cvirtualclock_release(void *block) { _Block_release(block); }

#ifdef __linux__

void dispatch_retain(void *object);
void dispatch_async(void *queue, void *block);
void dispatch_barrier_async(void *queue, void *block);
void dispatch_after(uint64_t when, void *queue, void *block);
void dispatch_sync(void *queue, void *block);
void dispatch_barrier_sync(void *queue, void *block);
void dispatch_apply(size_t count, void *queue, void *block);
void dispatch_assert_queue(void *queue);
void dispatch_assert_queue_barrier(void *queue);
void dispatch_group_async(void *group, void *queue, void *block);
void dispatch_group_enter(void *group);
void dispatch_group_leave(void *group);
void dispatch_group_notify(void *group, void *queue, void *block);
intptr_t dispatch_group_wait(void *group, uint64_t timeout);

void cvirtualclock_leave(void *group) { dispatch_group_leave(group); }

static void schedule(double delay, void *block) {
    cvirtualclock_current_handlers.schedule(delay, _Block_copy(block), NULL);
}

INTERPOSED void dispatch_async(void *queue, void *block) {
    if (cvirtualclock_is_on()) return schedule(0, block);
    NEXT(dispatch_async)(queue, block);
}

INTERPOSED void dispatch_barrier_async(void *queue, void *block) {
    if (cvirtualclock_is_on()) return schedule(0, block);
    NEXT(dispatch_barrier_async)(queue, block);
}

/* Nanoseconds until a dispatch_time_t. Its two highest bits select the clock: 00 is the
 * uptime, 10 a clock that also counts sleep, 11 the date, which is stored negated.
 * https://github.com/swiftlang/swift-corelibs-libdispatch, src/shims/time.h */
static long long delay_until(uint64_t when) {
    const uint64_t other_clock = 1ull << 63, date = 1ull << 62, date_now = ~1ull;
    if (when == date_now) return 0;
    if (!(when & other_clock)) return (long long)when - cvirtualclock_uptime();
    if (when & date) return (long long)(0 - when) - cvirtualclock_date();
    return (long long)(when & ~other_clock) - cvirtualclock_uptime();
}

INTERPOSED void dispatch_after(uint64_t when, void *queue, void *block) {
    if (!cvirtualclock_is_on()) return NEXT(dispatch_after)(when, queue, block);
    const uint64_t now = 0, forever = ~0ull;
    if (when == forever) return;
    long long delay = when == now ? 0 : delay_until(when);
    schedule(delay > 0 ? (double)delay / 1e9 : 0, block);
}

/* Runs a block immediately: a view's thread never runs anything else at the same time. */
INTERPOSED void dispatch_sync(void *queue, void *block) {
    if (cvirtualclock_is_on()) return cvirtualclock_call(block);
    NEXT(dispatch_sync)(queue, block);
}

INTERPOSED void dispatch_barrier_sync(void *queue, void *block) {
    if (cvirtualclock_is_on()) return cvirtualclock_call(block);
    NEXT(dispatch_barrier_sync)(queue, block);
}

/* Runs the iterations in order instead of in parallel, so that the result is deterministic. */
INTERPOSED void dispatch_apply(size_t count, void *queue, void *block) {
    if (!cvirtualclock_is_on()) return NEXT(dispatch_apply)(count, queue, block);
    void (*invoke)(void *, size_t) = (void (*)(void *, size_t))((struct block *)block)->invoke;
    for (size_t index = 0; index < count; index++) invoke(block, index);
}

/* A view's thread stands for all queues, so the assertion never fails. */
INTERPOSED void dispatch_assert_queue(void *queue) {
    if (!cvirtualclock_is_on()) NEXT(dispatch_assert_queue)(queue);
}

INTERPOSED void dispatch_assert_queue_barrier(void *queue) {
    if (!cvirtualclock_is_on()) NEXT(dispatch_assert_queue_barrier)(queue);
}

static int is_empty(void *group) { return NEXT(dispatch_group_wait)(group, 0) == 0; }

/* Dispatch crashes if a group is freed before it is left. A session may end before that, so
 * its groups are retained and never freed. */
INTERPOSED void dispatch_group_enter(void *group) {
    if (cvirtualclock_is_on()) dispatch_retain(group);
    NEXT(dispatch_group_enter)(group);
}

INTERPOSED void dispatch_group_leave(void *group) {
    NEXT(dispatch_group_leave)(group);
    if (cvirtualclock_is_on() && is_empty(group))
        cvirtualclock_current_handlers.group_is_empty(group);
}

INTERPOSED void dispatch_group_notify(void *group, void *queue, void *block) {
    if (!cvirtualclock_is_on()) return NEXT(dispatch_group_notify)(group, queue, block);
    if (is_empty(group)) return schedule(0, block);
    dispatch_retain(group);
    cvirtualclock_current_handlers.notify(group, _Block_copy(block));
}

INTERPOSED void dispatch_group_async(void *group, void *queue, void *block) {
    if (!cvirtualclock_is_on()) return NEXT(dispatch_group_async)(group, queue, block);
    dispatch_group_enter(group);
    cvirtualclock_current_handlers.schedule(0, _Block_copy(block), group);
}
#else
void cvirtualclock_leave(void *group) {}
#endif
