#ifndef CVIRTUALCLOCK_H
#define CVIRTUALCLOCK_H

/* A virtual clock for each thread, which the thread itself sets.
 *
 * While the clock is on, clock_gettime returns its time on that thread. Date, clocks and
 * uptimes of Swift's libraries then follow it. Other threads read the system's clock.
 *
 * On Linux, this library interposes functions of Dispatch and of run loops. While the clock
 * is on, they pass their work to handlers instead of the system, and functions that would wait
 * for the real clock are reported. While the clock is off, they call the system's functions. */

/* Turns the thread's clock on and sets it. Both times are in nanoseconds: the uptime since the
 * machine started, the date since 1970. */
void cvirtualclock_set(long long uptime, long long date);

/* Turns the thread's clock off. */
void cvirtualclock_clear(void);

/* Whether the thread's clock is on. */
int cvirtualclock_is_on(void);

/* The handlers that receive work. All are called on the thread whose clock is on. A handler
 * must release the blocks that are passed to it. Groups are never freed. */
struct cvirtualclock_handlers {
    /* Runs a block after a delay in seconds, at least 0. Then leaves the group, unless it is
     * NULL. */
    void (*schedule)(double delay, void *block, void *group);
    /* Runs a block when a group becomes empty. The group is not empty when this is called. */
    void (*notify)(void *group, void *block);
    /* Reports that a group has become empty. */
    void (*group_is_empty)(void *group);
    /* Schedules a Foundation Timer for its fire date. Also called after that date was changed. */
    void (*add_timer)(void *timer);
    /* Reports a function that would wait for the real clock, or run work on another thread. */
    void (*report)(const char *function);
};

/* Sets the handlers for all threads. Called once, before the first clock is set. */
void cvirtualclock_set_handlers(struct cvirtualclock_handlers handlers);

/* Calls a block. */
void cvirtualclock_call(void *block);

/* Releases a block. */
void cvirtualclock_release(void *block);

/* Leaves a dispatch group. */
void cvirtualclock_leave(void *group);

#endif
