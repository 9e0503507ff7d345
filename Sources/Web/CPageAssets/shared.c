#include "page_assets.h"

/* #embed is part of C23, and an extension in the C17 that SwiftPM compiles. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char base64_js[] = {
#embed "../../../Assets/shared/base64.js"
};
static const unsigned char choices_js[] = {
#embed "../../../Assets/shared/choices.js"
};
static const unsigned char copy_js[] = {
#embed "../../../Assets/shared/copy.js"
};
static const unsigned char design_filter_js[] = {
#embed "../../../Assets/shared/design-filter.js"
};
static const unsigned char dom_js[] = {
#embed "../../../Assets/shared/dom.js"
};
static const unsigned char gallery_css[] = {
#embed "../../../Assets/shared/gallery.css"
};
static const unsigned char keyboard_js[] = {
#embed "../../../Assets/shared/keyboard.js"
};
static const unsigned char latest_js[] = {
#embed "../../../Assets/shared/latest.js"
};
static const unsigned char look_css[] = {
#embed "../../../Assets/shared/look.css"
};
static const unsigned char pinwheel_clock_js[] = {
#embed "../../../Assets/shared/pinwheel-clock.js"
};
static const unsigned char pinwheel_files_js[] = {
#embed "../../../Assets/shared/pinwheel-files.js"
};
static const unsigned char pinwheel_frames_js[] = {
#embed "../../../Assets/shared/pinwheel-frames.js"
};
static const unsigned char pinwheel_indicator_d_ts[] = {
#embed "../../../Assets/shared/pinwheel-indicator.d.ts"
};
static const unsigned char pinwheel_indicator_js[] = {
#embed "../../../Assets/shared/pinwheel-indicator.js"
};
static const unsigned char pinwheel_labels_js[] = {
#embed "../../../Assets/shared/pinwheel-labels.js"
};
static const unsigned char pinwheel_problems_js[] = {
#embed "../../../Assets/shared/pinwheel-problems.js"
};
static const unsigned char pinwheel_d_ts[] = {
#embed "../../../Assets/shared/pinwheel.d.ts"
};
static const unsigned char pinwheel_js[] = {
#embed "../../../Assets/shared/pinwheel.js"
};
static const unsigned char pixels_js[] = {
#embed "../../../Assets/shared/pixels.js"
};
static const unsigned char player_js[] = {
#embed "../../../Assets/shared/player.js"
};
static const unsigned char png_js[] = {
#embed "../../../Assets/shared/png.js"
};
static const unsigned char range_js[] = {
#embed "../../../Assets/shared/range.js"
};
static const unsigned char recording_js[] = {
#embed "../../../Assets/shared/recording.js"
};
static const unsigned char showcase_js[] = {
#embed "../../../Assets/shared/showcase.js"
};
static const unsigned char surface_js[] = {
#embed "../../../Assets/shared/surface.js"
};

static const struct page_asset assets[] = {
    ASSET("base64.js", base64_js),
    ASSET("choices.js", choices_js),
    ASSET("copy.js", copy_js),
    ASSET("design-filter.js", design_filter_js),
    ASSET("dom.js", dom_js),
    ASSET("gallery.css", gallery_css),
    ASSET("keyboard.js", keyboard_js),
    ASSET("latest.js", latest_js),
    ASSET("look.css", look_css),
    ASSET("pinwheel-clock.js", pinwheel_clock_js),
    ASSET("pinwheel-files.js", pinwheel_files_js),
    ASSET("pinwheel-frames.js", pinwheel_frames_js),
    ASSET("pinwheel-indicator.d.ts", pinwheel_indicator_d_ts),
    ASSET("pinwheel-indicator.js", pinwheel_indicator_js),
    ASSET("pinwheel-labels.js", pinwheel_labels_js),
    ASSET("pinwheel-problems.js", pinwheel_problems_js),
    ASSET("pinwheel.d.ts", pinwheel_d_ts),
    ASSET("pinwheel.js", pinwheel_js),
    ASSET("pixels.js", pixels_js),
    ASSET("player.js", player_js),
    ASSET("png.js", png_js),
    ASSET("range.js", range_js),
    ASSET("recording.js", recording_js),
    ASSET("showcase.js", showcase_js),
    ASSET("surface.js", surface_js),
};

const struct page_assets page_assets_shared = {assets, sizeof assets / sizeof *assets};
