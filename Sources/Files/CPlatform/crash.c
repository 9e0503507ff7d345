#include "cplatform.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

enum { path_limit = 1000, stack_size = 64 << 10 };

static char last_path[path_limit + 1];
static int memory_status, fault_status;
/* The handler has a stack of its own, so that a stack overflow can be reported, too. */
static char handler_stack[stack_size];

void cplatform_note_input(const char *path) {
    size_t count = 0;
    for (; count < path_limit && path[count] != '\0'; ++count) {
        const unsigned char byte = (unsigned char)path[count];
        last_path[count] = byte < 0x20 || byte == 0x7f ? '?' : (char)byte;
    }
    last_path[count] = '\0';
}

static void print(const char *text) {
    /* A failed write to standard error cannot be reported. */
    const ssize_t written = write(STDERR_FILENO, text, strlen(text));
    (void)written;
}

/* Reports the crash and ends the process. Calls only async-signal-safe functions. */
static void end_at_signal(int number) {
    /* If the last error is ENOMEM, the Swift runtime has trapped after a failed allocation. */
    if (errno == ENOMEM) _exit(memory_status);
    char digits[3] = {(char)('0' + number / 10), (char)('0' + number % 10), '\0'};
    print("pinwheel: internal error: the program crashed with signal ");
    print(number < 10 ? digits + 1 : digits);
    if (last_path[0] != '\0') {
        print("; the last file read was ");
        print(last_path);
    }
    print("; please report this, with that file if you can\n");
    _exit(fault_status);
}

void cplatform_end_at_crash(int status_without_memory, int status_of_fault) {
    memory_status = status_without_memory;
    fault_status = status_of_fault;
    const stack_t stack = {.ss_sp = handler_stack, .ss_size = stack_size};
    sigaltstack(&stack, NULL);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = end_at_signal;
    action.sa_flags = SA_ONSTACK | SA_RESETHAND;
    const int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
    for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; ++index)
        sigaction(numbers[index], &action, NULL);
}
