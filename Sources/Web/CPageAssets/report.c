#include "page_assets.h"

/* #embed is part of C23, and an extension in the C17 that SwiftPM compiles. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char address_js[] = {
#embed "../../../Assets/report/address.js"
};
static const unsigned char details_js[] = {
#embed "../../../Assets/report/details.js"
};
static const unsigned char inspector_js[] = {
#embed "../../../Assets/report/inspector.js"
};
static const unsigned char keys_js[] = {
#embed "../../../Assets/report/keys.js"
};
static const unsigned char list_js[] = {
#embed "../../../Assets/report/list.js"
};
static const unsigned char pictures_js[] = {
#embed "../../../Assets/report/pictures.js"
};
static const unsigned char report_css[] = {
#embed "../../../Assets/report/report.css"
};
static const unsigned char report_html[] = {
#embed "../../../Assets/report/report.html"
};
static const unsigned char report_js[] = {
#embed "../../../Assets/report/report.js"
};
static const unsigned char stage_js[] = {
#embed "../../../Assets/report/stage.js"
};
static const unsigned char theme_js[] = {
#embed "../../../Assets/report/theme.js"
};
static const unsigned char timeline_js[] = {
#embed "../../../Assets/report/timeline.js"
};
static const unsigned char viewer_js[] = {
#embed "../../../Assets/report/viewer.js"
};
static const unsigned char words_js[] = {
#embed "../../../Assets/report/words.js"
};

static const struct page_asset assets[] = {
    ASSET("address.js", address_js),
    ASSET("details.js", details_js),
    ASSET("inspector.js", inspector_js),
    ASSET("keys.js", keys_js),
    ASSET("list.js", list_js),
    ASSET("pictures.js", pictures_js),
    ASSET("report.css", report_css),
    ASSET("report.html", report_html),
    ASSET("report.js", report_js),
    ASSET("stage.js", stage_js),
    ASSET("theme.js", theme_js),
    ASSET("timeline.js", timeline_js),
    ASSET("viewer.js", viewer_js),
    ASSET("words.js", words_js),
};

const struct page_assets page_assets_report = {assets, sizeof assets / sizeof *assets};
