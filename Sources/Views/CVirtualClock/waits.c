/* Interposed functions that wait for the real clock, or that run work on other threads, which
 * have no virtual clock. They are reported while a thread's clock is on. */

#define _GNU_SOURCE
#include "interpose.h"

#ifdef __linux__
#include <pthread.h>
#include <time.h>
#include <unistd.h>

intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout);
intptr_t dispatch_group_wait(void *group, uint64_t timeout);
intptr_t dispatch_block_wait(void *block, uint64_t timeout);
void dispatch_block_notify(void *block, void *queue, void *notification);
void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue);
uint64_t dispatch_time(uint64_t when, int64_t delta);
pthread_t _CFThreadCreate(const pthread_attr_t attributes, void *(*start)(void *), void *context);

/* Waits for at most one second of real time, then reports the wait. Only other
 * threads can end the wait, because this thread's work cannot run during it. */
#define LIMITED_WAIT(function, object, timeout, name)                                          \
    do {                                                                                       \
        if (!cvirtualclock_is_on()) return NEXT(function)(object, timeout);                    \
        cvirtualclock_pause();                                                                 \
        intptr_t failed = NEXT(function)(object, timeout ? dispatch_time(0, 1000000000) : 0);  \
        cvirtualclock_resume();                                                                \
        if (failed && timeout) cvirtualclock_current_handlers.report(name);                    \
        return failed;                                                                         \
    } while (0)

INTERPOSED intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
    LIMITED_WAIT(dispatch_semaphore_wait, semaphore, timeout, "DispatchSemaphore.wait");
}

INTERPOSED intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
    LIMITED_WAIT(dispatch_group_wait, group, timeout, "DispatchGroup.wait");
}

INTERPOSED intptr_t dispatch_block_wait(void *block, uint64_t timeout) {
    if (!cvirtualclock_is_on()) return NEXT(dispatch_block_wait)(block, timeout);
    cvirtualclock_current_handlers.report("DispatchWorkItem.wait");
    return 1;
}

INTERPOSED void dispatch_block_notify(void *block, void *queue, void *notification) {
    if (cvirtualclock_is_on()) cvirtualclock_current_handlers.report("DispatchWorkItem.notify");
    NEXT(dispatch_block_notify)(block, queue, notification);
}

INTERPOSED void *dispatch_source_create(
    const void *type, uintptr_t handle, uintptr_t mask, void *queue
) {
    if (cvirtualclock_is_on()) cvirtualclock_current_handlers.report("DispatchSource");
    return NEXT(dispatch_source_create)(type, handle, mask, queue);
}

INTERPOSED pthread_t _CFThreadCreate(
    const pthread_attr_t attributes, void *(*start)(void *), void *context
) {
    if (cvirtualclock_is_on()) cvirtualclock_current_handlers.report("Thread.start");
    return NEXT(_CFThreadCreate)(attributes, start, context);
}

INTERPOSED int nanosleep(const struct timespec *time, struct timespec *remaining) {
    if (!cvirtualclock_is_on()) return NEXT(nanosleep)(time, remaining);
    cvirtualclock_current_handlers.report("Thread.sleep");
    cvirtualclock_advance((double)time->tv_sec + (double)time->tv_nsec / 1e9);
    return 0;
}

INTERPOSED unsigned sleep(unsigned seconds) {
    if (!cvirtualclock_is_on()) return NEXT(sleep)(seconds);
    cvirtualclock_current_handlers.report("sleep");
    cvirtualclock_advance(seconds);
    return 0;
}

INTERPOSED int usleep(useconds_t microseconds) {
    if (!cvirtualclock_is_on()) return NEXT(usleep)(microseconds);
    cvirtualclock_current_handlers.report("usleep");
    cvirtualclock_advance(microseconds / 1e6);
    return 0;
}
#endif
