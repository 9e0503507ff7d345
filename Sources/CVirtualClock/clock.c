#define _GNU_SOURCE
#include "cvirtualclock.h"

#include <stdatomic.h>
#include <time.h>

static _Thread_local int is_on;
static _Thread_local long long uptime_now, date_now;

void cvirtualclock_set(long long uptime, long long date) {
    is_on = 1;
    uptime_now = uptime;
    date_now = date;
}

void cvirtualclock_clear(void) { is_on = 0; }

int cvirtualclock_is_on(void) { return is_on; }

#ifdef __linux__
#include <dlfcn.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef int (*clock_function)(clockid_t, struct timespec *);

/* The system's own, which this one stands before. */
static int system_clock(clockid_t clock, struct timespec *time) {
    static _Atomic(clock_function) known;
    clock_function function = atomic_load_explicit(&known, memory_order_relaxed);
    if (!function) {
        function = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
        /* A program without shared libraries has no other. */
        if (!function) return (int)syscall(SYS_clock_gettime, clock, time);
        atomic_store_explicit(&known, function, memory_order_relaxed);
    }
    return function(clock, time);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!is_on) return system_clock(clock, time);
    int is_date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
    long long now = is_date ? date_now : uptime_now;
    time->tv_sec = now / 1000000000;
    time->tv_nsec = now % 1000000000;
    return 0;
}
#endif
