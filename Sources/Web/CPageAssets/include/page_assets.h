#ifndef PAGE_ASSETS_H
#define PAGE_ASSETS_H

#include <stddef.h>

/* Files of HTML pages, embedded with #embed. As Swift array literals, which SwiftPM's embedInCode
   generates, the same 320 kB take 90 seconds to type-check. */

struct page_asset {
    const char *name;
    const unsigned char *bytes;
    size_t count;
};

struct page_assets {
    const struct page_asset *assets;
    size_t count;
};

/* The files of Assets/shared; of Assets/web/page and Assets/web/docs; of Assets/report; of
   Assets/preview. */
extern const struct page_assets page_assets_shared;
extern const struct page_assets page_assets_web;
extern const struct page_assets page_assets_report;
extern const struct page_assets page_assets_preview;

#define ASSET(name, bytes) {name, bytes, sizeof bytes}

#endif
