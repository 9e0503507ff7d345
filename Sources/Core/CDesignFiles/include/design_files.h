#ifndef DESIGN_FILES_H
#define DESIGN_FILES_H

#include <stddef.h>

/* The files of Assets/designs, embedded with #embed. As Swift array literals, which SwiftPM's
   embedInCode generates, the same 126 kB take 20 seconds to type-check. */

struct design_file {
    const char *name;
    /* The YAML text, terminated with a zero byte. */
    const char *text;
};

struct design_files {
    const struct design_file *files;
    size_t count;
};

/* The built-in designs, in alphabetical order. */
extern const struct design_files design_files;

#endif
