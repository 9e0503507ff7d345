#include "page_assets.h"

/* #embed is part of C23, and an extension in the C17 that SwiftPM compiles. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char animation_js[] = {
#embed "../../../Assets/web/page/animation.js"
};
static const unsigned char controls_js[] = {
#embed "../../../Assets/web/page/controls.js"
};
static const unsigned char copy_js[] = {
#embed "../../../Assets/preview/copy.js"
};
static const unsigned char dom_js[] = {
#embed "../../../Assets/preview/dom.js"
};
static const unsigned char drafts_js[] = {
#embed "../../../Assets/web/page/drafts.js"
};
static const unsigned char engine_worker_js[] = {
#embed "../../../Assets/web/page/engine-worker.js"
};
static const unsigned char engine_js[] = {
#embed "../../../Assets/web/page/engine.js"
};
static const unsigned char guide_css[] = {
#embed "../../../Assets/web/docs/guide.css"
};
static const unsigned char keep_js[] = {
#embed "../../../Assets/web/page/keep.js"
};
static const unsigned char latest_js[] = {
#embed "../../../Assets/web/page/latest.js"
};
static const unsigned char link_js[] = {
#embed "../../../Assets/web/page/link.js"
};
static const unsigned char live_css[] = {
#embed "../../../Assets/web/docs/live.css"
};
static const unsigned char live_js[] = {
#embed "../../../Assets/web/docs/live.js"
};
static const unsigned char look_css[] = {
#embed "../../../Assets/report/look.css"
};
static const unsigned char main_js[] = {
#embed "../../../Assets/web/page/main.js"
};
static const unsigned char page_css[] = {
#embed "../../../Assets/web/page/page.css"
};
static const unsigned char page_html[] = {
#embed "../../../Assets/web/page/page.html"
};
static const unsigned char pinwheel_clock_js[] = {
#embed "../../../Assets/web/pinwheel-clock.js"
};
static const unsigned char pinwheel_files_js[] = {
#embed "../../../Assets/web/pinwheel-files.js"
};
static const unsigned char pinwheel_frames_js[] = {
#embed "../../../Assets/web/pinwheel-frames.js"
};
static const unsigned char pinwheel_indicator_d_ts[] = {
#embed "../../../Assets/web/pinwheel-indicator.d.ts"
};
static const unsigned char pinwheel_indicator_js[] = {
#embed "../../../Assets/web/pinwheel-indicator.js"
};
static const unsigned char pinwheel_labels_js[] = {
#embed "../../../Assets/web/pinwheel-labels.js"
};
static const unsigned char pinwheel_problems_js[] = {
#embed "../../../Assets/web/pinwheel-problems.js"
};
static const unsigned char pinwheel_d_ts[] = {
#embed "../../../Assets/web/pinwheel.d.ts"
};
static const unsigned char pinwheel_js[] = {
#embed "../../../Assets/web/pinwheel.js"
};
static const unsigned char player_js[] = {
#embed "../../../Assets/web/page/player.js"
};
static const unsigned char png_js[] = {
#embed "../../../Assets/report/png.js"
};
static const unsigned char problem_list_js[] = {
#embed "../../../Assets/web/page/problem-list.js"
};
static const unsigned char pulling_js[] = {
#embed "../../../Assets/web/page/pulling.js"
};
static const unsigned char range_js[] = {
#embed "../../../Assets/preview/range.js"
};
static const unsigned char recording_js[] = {
#embed "../../../Assets/preview/recording.js"
};
static const unsigned char saving_js[] = {
#embed "../../../Assets/web/page/saving.js"
};
static const unsigned char surface_js[] = {
#embed "../../../Assets/preview/surface.js"
};

static const struct page_asset assets[] = {
    ASSET("animation.js", animation_js),
    ASSET("controls.js", controls_js),
    ASSET("copy.js", copy_js),
    ASSET("dom.js", dom_js),
    ASSET("drafts.js", drafts_js),
    ASSET("engine-worker.js", engine_worker_js),
    ASSET("engine.js", engine_js),
    ASSET("guide.css", guide_css),
    ASSET("keep.js", keep_js),
    ASSET("latest.js", latest_js),
    ASSET("link.js", link_js),
    ASSET("live.css", live_css),
    ASSET("live.js", live_js),
    ASSET("look.css", look_css),
    ASSET("main.js", main_js),
    ASSET("page.css", page_css),
    ASSET("page.html", page_html),
    ASSET("pinwheel-clock.js", pinwheel_clock_js),
    ASSET("pinwheel-files.js", pinwheel_files_js),
    ASSET("pinwheel-frames.js", pinwheel_frames_js),
    ASSET("pinwheel-indicator.d.ts", pinwheel_indicator_d_ts),
    ASSET("pinwheel-indicator.js", pinwheel_indicator_js),
    ASSET("pinwheel-labels.js", pinwheel_labels_js),
    ASSET("pinwheel-problems.js", pinwheel_problems_js),
    ASSET("pinwheel.d.ts", pinwheel_d_ts),
    ASSET("pinwheel.js", pinwheel_js),
    ASSET("player.js", player_js),
    ASSET("png.js", png_js),
    ASSET("problem-list.js", problem_list_js),
    ASSET("pulling.js", pulling_js),
    ASSET("range.js", range_js),
    ASSET("recording.js", recording_js),
    ASSET("saving.js", saving_js),
    ASSET("surface.js", surface_js),
};

const struct page_assets page_assets_web = {assets, sizeof assets / sizeof *assets};
