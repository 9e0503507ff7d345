#ifndef INTERPOSE_H
#define INTERPOSE_H

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#include "cvirtualclock.h"

/* Marks a definition that takes precedence over a shared library's. It is weak, so that a
 * program which links that library statically uses the library's definition. */
#define INTERPOSED __attribute__((weak, visibility("default")))

/* The shared library's definition of an interposed function. */
#define NEXT(function)                                                                   \
    ({                                                                                   \
        static __typeof__(&function) next;                                               \
        __typeof__(&function) found = __atomic_load_n(&next, __ATOMIC_RELAXED);          \
        if (!found) {                                                                    \
            found = (__typeof__(&function))dlsym(RTLD_NEXT, #function);                  \
            __atomic_store_n(&next, found, __ATOMIC_RELAXED);                            \
        }                                                                                \
        found;                                                                           \
    })

extern struct cvirtualclock_handlers cvirtualclock_current_handlers;

/* Functions of the blocks runtime. */
void *_Block_copy(const void *block);
void _Block_release(const void *block);

/* The thread's virtual time in nanoseconds: since the machine started, and since 1970. */
long long cvirtualclock_uptime(void);
long long cvirtualclock_date(void);

/* Moves the thread's clock forward. Interposed waits do this, because Foundation repeats a
 * wait until its time has passed. */
void cvirtualclock_advance(double seconds);

/* Turn the clock off before a call that needs the real clock, and on again after it. */
void cvirtualclock_pause(void);
void cvirtualclock_resume(void);

#endif
