#ifndef CVIRTUALCLOCK_H
#define CVIRTUALCLOCK_H

/* A clock that stands where it is set, for the thread that sets it. While it is on, clock_gettime tells
 * its time to that thread: dates, clocks and uptimes of Swift's libraries follow. Other threads have the
 * system's. */

/* Sets the thread's clock: nanoseconds since the machine began, and since 1970. */
void cvirtualclock_set(long long uptime, long long date);

/* Gives the thread the system's clock back. */
void cvirtualclock_clear(void);

/* Whether the thread's clock is on. */
int cvirtualclock_is_on(void);

#endif
