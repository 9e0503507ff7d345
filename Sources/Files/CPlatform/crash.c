#include "cplatform.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

enum { path_limit = 1000, stack_size = 64 << 10 };

static char last_path[path_limit + 1];
static int memory_status, fault_status;
/* A stack of its own, since an overflow of the usual one is a crash, too. */
static char handler_stack[stack_size];

void cplatform_note_input(const char *path) {
    size_t count = 0;
    for (; count < path_limit && path[count] != '\0'; ++count) {
        const unsigned char byte = (unsigned char)path[count];
        last_path[count] = byte < 0x20 || byte == 0x7f ? '?' : (char)byte;
    }
    last_path[count] = '\0';
}

static void say(const char *text) {
    /* Nothing can be done where standard error takes no bytes. */
    const ssize_t written = write(STDERR_FILENO, text, strlen(text));
    (void)written;
}

/* Calls only functions that are safe in a signal handler. */
static void end(int number) {
    /* The allocator's error is the last one: the Swift runtime traps after memory was refused. */
    if (errno == ENOMEM) _exit(memory_status);
    char digits[3] = {(char)('0' + number / 10), (char)('0' + number % 10), '\0'};
    say("pinwheel: internal fault: the program crashed with signal ");
    say(number < 10 ? digits + 1 : digits);
    if (last_path[0] != '\0') {
        say("; the last file read was ");
        say(last_path);
    }
    say("; please report this, with that file if you can\n");
    _exit(fault_status);
}

void cplatform_end_at_crash(int status_without_memory, int status_of_fault) {
    memory_status = status_without_memory;
    fault_status = status_of_fault;
    const stack_t stack = {.ss_sp = handler_stack, .ss_size = stack_size};
    sigaltstack(&stack, NULL);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = end;
    action.sa_flags = SA_ONSTACK | SA_RESETHAND;
    const int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
    for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; ++index)
        sigaction(numbers[index], &action, NULL);
}
