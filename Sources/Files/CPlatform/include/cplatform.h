#ifndef CPLATFORM_H
#define CPLATFORM_H

/* Lets two files of one file system trade names at one instant. Returns 0, or the system's error
 * number: ENOSYS where the system has no such call, EINVAL where the file system cannot. */
int cplatform_exchange(const char *one, const char *other);

/* The words of the command line as main got them, the program's name first. Swift's library reads
 * them from /proc, which is not everywhere. The count is 0 where the C library does not tell. */
int cplatform_argument_count(void);
const char *cplatform_argument(int index);

/* Remembers a path, which the message of a crash names. Not safe from several threads at once. */
void cplatform_note_input(const char *path);

/* Makes a crash of the process end it with one line on standard error and a status: the first one
 * if memory was refused, else the second one. */
void cplatform_end_at_crash(int status_without_memory, int status_of_fault);

#endif
