#ifndef CFILES_H
#define CFILES_H

/* Lets two files of one file system trade names at one instant. Returns 0, or the system's error
 * number: ENOSYS where the system has no such call, EINVAL where the file system cannot. */
int cfiles_exchange(const char *one, const char *other);

#endif
