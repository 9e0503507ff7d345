#ifndef CVIRTUALCLOCK_H
#define CVIRTUALCLOCK_H

/* A clock that shows the time to which a thread sets it.
 *
 * While the clock is on, clock_gettime returns its time on that thread, so the dates, clocks and uptimes
 * of Swift's libraries follow it. Other threads read the system's clock.
 *
 * On Linux, work that the thread hands to Dispatch or to a run loop goes to handlers instead of the
 * system, and functions that would wait for the real clock are reported. The program's own definitions of
 * these functions precede those of the shared libraries; they call them while the clock is off. */

/* Sets the thread's clock: nanoseconds since the machine started, and since 1970. */
void cvirtualclock_set(long long uptime, long long date);

/* Gives the thread the system's clock again. */
void cvirtualclock_clear(void);

/* Whether the thread's clock is on. */
int cvirtualclock_is_on(void);

/* The receivers of work. All are called on the thread whose clock is on. A receiver owns the blocks that it
 * is passed. Groups exist as long as the process does. */
struct cvirtualclock_handlers {
    /* Runs a block after a delay in seconds, at least 0, and then leaves a group, which may be NULL. */
    void (*schedule)(double delay, void *block, void *group);
    /* Runs a block as soon as a group, which has work now, is empty. */
    void (*notify)(void *group, void *block);
    /* Reports that a group has become empty. */
    void (*group_is_empty)(void *group);
    /* Fires Foundation's Timer when its fire date comes. Also called when that date is changed. */
    void (*add_timer)(void *timer);
    /* Reports a function that would wait for the real clock, or run work on another thread. */
    void (*report)(const char *function);
};

/* Sets the receivers of all threads. Called once, before the first clock is set. */
void cvirtualclock_set_handlers(struct cvirtualclock_handlers handlers);

/* Calls a block. */
void cvirtualclock_call(void *block);

/* Ends the ownership of a block. */
void cvirtualclock_release(void *block);

/* Leaves a group. */
void cvirtualclock_leave(void *group);

#endif
