#define _GNU_SOURCE
#include "interpose.h"

#include <time.h>

static _Thread_local int is_on;
static _Thread_local long long uptime_now, date_now;

struct cvirtualclock_handlers cvirtualclock_current_handlers;

void cvirtualclock_set_handlers(struct cvirtualclock_handlers handlers) {
    cvirtualclock_current_handlers = handlers;
}

void cvirtualclock_set(long long uptime, long long date) {
    is_on = 1;
    uptime_now = uptime;
    date_now = date;
}

void cvirtualclock_clear(void) { is_on = 0; }

int cvirtualclock_is_on(void) { return is_on; }

long long cvirtualclock_uptime(void) { return uptime_now; }
long long cvirtualclock_date(void) { return date_now; }

void cvirtualclock_advance(double seconds) {
    const double limit = 1e9;
    long long nanoseconds = (long long)((seconds < limit ? seconds : limit) * 1e9);
    uptime_now += nanoseconds;
    date_now += nanoseconds;
}

void cvirtualclock_pause(void) { is_on = 0; }
void cvirtualclock_resume(void) { is_on = 1; }

#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!is_on) {
        __typeof__(&clock_gettime) next = NEXT(clock_gettime);
        /* A statically linked program has no other definition of the function. */
        return next ? next(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
    }
    int is_date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
    long long now = is_date ? date_now : uptime_now;
    time->tv_sec = now / 1000000000;
    time->tv_nsec = now % 1000000000;
    return 0;
}
#endif
