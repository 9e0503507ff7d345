/* Interposed functions of run loops. While a thread's clock is on, timers and blocks go to
 * the handlers. */

#define _GNU_SOURCE
#include "interpose.h"

#ifdef __linux__

struct context {
    long version;
    void *info;
    void *retain, *release, *copy_description;
};

void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, unsigned long flags, long order, void *callout,
    struct context *context
);
void CFRunLoopAddTimer(void *loop, void *timer, void *mode);
void CFRunLoopTimerSetNextFireDate(void *timer, double date);
void CFRunLoopPerformBlock(void *loop, void *mode, void *block);
int32_t CFRunLoopRunInMode(void *mode, double seconds, uint8_t returns_after_source);
int32_t CFRunLoopRunSpecific(void *loop, void *mode, double seconds, uint8_t returns_after_source);
void CFRunLoopTimerGetContext(void *timer, struct context *context);

/* For Timer(timeInterval:repeats:block:) Foundation passes the current date, although the
 * timer first fires an interval later. A timer that does not repeat has an interval of 0
 * here, so its delay is unknown. */
INTERPOSED void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, unsigned long flags, long order, void *callout,
    struct context *context
) {
    if (cvirtualclock_is_on()) {
        const double seconds_1970_to_2001 = 978307200;
        long long epoch = (long long)seconds_1970_to_2001 * 1000000000;
        double now = (double)(cvirtualclock_date() - epoch) / 1e9;
        if (date <= now) {
            if (interval == 0)
                cvirtualclock_current_handlers.report("Timer(timeInterval:repeats: false)");
            date = now + interval;
        }
    }
    return NEXT(CFRunLoopTimerCreate)(allocator, date, interval, flags, order, callout, context);
}

/* Passes the Foundation Timer of a CFRunLoopTimer to the handler. */
static void add(void *timer) {
    struct context context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    if (context.info) cvirtualclock_current_handlers.add_timer(context.info);
}

INTERPOSED void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
    if (cvirtualclock_is_on()) return add(timer);
    NEXT(CFRunLoopAddTimer)(loop, timer, mode);
}

INTERPOSED void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
    NEXT(CFRunLoopTimerSetNextFireDate)(timer, date);
    if (cvirtualclock_is_on()) add(timer);
}

INTERPOSED void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
    if (cvirtualclock_is_on())
        return cvirtualclock_current_handlers.schedule(0, _Block_copy(block), NULL);
    NEXT(CFRunLoopPerformBlock)(loop, mode, block);
}

/* Reports RunLoop.run and returns as if the run loop had run for a time. */
static int32_t skip_run(double seconds) {
    cvirtualclock_current_handlers.report("RunLoop.run");
    cvirtualclock_advance(seconds);
    return 1; /* kCFRunLoopRunFinished */
}

INTERPOSED int32_t CFRunLoopRunInMode(void *mode, double seconds, uint8_t returns_after_source) {
    if (cvirtualclock_is_on()) return skip_run(seconds);
    return NEXT(CFRunLoopRunInMode)(mode, seconds, returns_after_source);
}

INTERPOSED int32_t CFRunLoopRunSpecific(
    void *loop, void *mode, double seconds, uint8_t returns_after_source
) {
    if (cvirtualclock_is_on()) return skip_run(seconds);
    return NEXT(CFRunLoopRunSpecific)(loop, mode, seconds, returns_after_source);
}
#endif
