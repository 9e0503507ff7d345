#include "page_assets.h"

/* #embed is part of C23, and an extension in the C17 that SwiftPM compiles. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char animation_js[] = {
#embed "../../../Assets/web/page/animation.js"
};
static const unsigned char controls_js[] = {
#embed "../../../Assets/web/page/controls.js"
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
static const unsigned char grid_js[] = {
#embed "../../../Assets/web/page/grid.js"
};
static const unsigned char guide_css[] = {
#embed "../../../Assets/web/docs/guide.css"
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
static const unsigned char main_js[] = {
#embed "../../../Assets/web/page/main.js"
};
static const unsigned char pack_menu_js[] = {
#embed "../../../Assets/web/page/pack-menu.js"
};
static const unsigned char page_css[] = {
#embed "../../../Assets/web/page/page.css"
};
static const unsigned char page_html[] = {
#embed "../../../Assets/web/page/page.html"
};
static const unsigned char player_js[] = {
#embed "../../../Assets/web/page/player.js"
};
static const unsigned char problem_list_js[] = {
#embed "../../../Assets/web/page/problem-list.js"
};
static const unsigned char pulling_js[] = {
#embed "../../../Assets/web/page/pulling.js"
};
static const unsigned char saving_js[] = {
#embed "../../../Assets/web/page/saving.js"
};

static const struct page_asset assets[] = {
    ASSET("animation.js", animation_js),
    ASSET("controls.js", controls_js),
    ASSET("drafts.js", drafts_js),
    ASSET("engine-worker.js", engine_worker_js),
    ASSET("engine.js", engine_js),
    ASSET("grid.js", grid_js),
    ASSET("guide.css", guide_css),
    ASSET("link.js", link_js),
    ASSET("live.css", live_css),
    ASSET("live.js", live_js),
    ASSET("main.js", main_js),
    ASSET("pack-menu.js", pack_menu_js),
    ASSET("page.css", page_css),
    ASSET("page.html", page_html),
    ASSET("player.js", player_js),
    ASSET("problem-list.js", problem_list_js),
    ASSET("pulling.js", pulling_js),
    ASSET("saving.js", saving_js),
};

const struct page_assets page_assets_web = {assets, sizeof assets / sizeof *assets};
