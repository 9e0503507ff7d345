#ifndef CPLATFORM_H
#define CPLATFORM_H

/* Exchanges two files of a file system atomically. Returns 0 or the system's error number:
 * ENOSYS if the system has no such call, EINVAL if the file system does not support it. */
int cplatform_exchange(const char *one, const char *other);

/* Returns the number of command-line arguments as passed to main, including the program's name.
 * Swift's standard library reads them from /proc, which may not exist. The count is 0 if the C
 * library does not provide them. */
int cplatform_argument_count(void);

/* Returns the command-line argument at an index below the count. The program's name is at 0. */
const char *cplatform_argument(int index);

/* Stores the path of the last file read, which the message of a crash names. Not thread-safe. */
void cplatform_note_input(const char *path);

/* Installs signal handlers that end the process after a crash, with one line on standard error and
 * an exit status: `status_without_memory` if a memory allocation failed, otherwise
 * `status_of_fault`. */
void cplatform_end_at_crash(int status_without_memory, int status_of_fault);

#endif
