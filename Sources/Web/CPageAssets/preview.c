#include "page_assets.h"

/* #embed is part of C23, and an extension in the C17 that SwiftPM compiles. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char actions_js[] = {
#embed "../../../Assets/preview/actions.js"
};
static const unsigned char address_js[] = {
#embed "../../../Assets/preview/address.js"
};
static const unsigned char catalog_js[] = {
#embed "../../../Assets/preview/catalog.js"
};
static const unsigned char colors_js[] = {
#embed "../../../Assets/preview/colors.js"
};
static const unsigned char controls_js[] = {
#embed "../../../Assets/preview/controls.js"
};
static const unsigned char curves_js[] = {
#embed "../../../Assets/preview/curves.js"
};
static const unsigned char drawing_js[] = {
#embed "../../../Assets/preview/drawing.js"
};
static const unsigned char gallery_js[] = {
#embed "../../../Assets/preview/gallery.js"
};
static const unsigned char golden_js[] = {
#embed "../../../Assets/preview/golden.js"
};
static const unsigned char index_html[] = {
#embed "../../../Assets/preview/index.html"
};
static const unsigned char keys_js[] = {
#embed "../../../Assets/preview/keys.js"
};
static const unsigned char lanes_js[] = {
#embed "../../../Assets/preview/lanes.js"
};
static const unsigned char lifecycles_js[] = {
#embed "../../../Assets/preview/lifecycles.js"
};
static const unsigned char link_js[] = {
#embed "../../../Assets/preview/link.js"
};
static const unsigned char live_js[] = {
#embed "../../../Assets/preview/live.js"
};
static const unsigned char look_js[] = {
#embed "../../../Assets/preview/look.js"
};
static const unsigned char main_js[] = {
#embed "../../../Assets/preview/main.js"
};
static const unsigned char moments_js[] = {
#embed "../../../Assets/preview/moments.js"
};
static const unsigned char narrow_css[] = {
#embed "../../../Assets/preview/narrow.css"
};
static const unsigned char onion_js[] = {
#embed "../../../Assets/preview/onion.js"
};
static const unsigned char pace_js[] = {
#embed "../../../Assets/preview/pace.js"
};
static const unsigned char panel_js[] = {
#embed "../../../Assets/preview/panel.js"
};
static const unsigned char parameters_js[] = {
#embed "../../../Assets/preview/parameters.js"
};
static const unsigned char pixel_js[] = {
#embed "../../../Assets/preview/pixel.js"
};
static const unsigned char preview_css[] = {
#embed "../../../Assets/preview/preview.css"
};
static const unsigned char problems_js[] = {
#embed "../../../Assets/preview/problems.js"
};
static const unsigned char pull_css[] = {
#embed "../../../Assets/preview/pull.css"
};
static const unsigned char pull_js[] = {
#embed "../../../Assets/preview/pull.js"
};
static const unsigned char sequence_js[] = {
#embed "../../../Assets/preview/sequence.js"
};
static const unsigned char server_js[] = {
#embed "../../../Assets/preview/server.js"
};
static const unsigned char findings_js[] = {
#embed "../../../Assets/preview/findings.js"
};
static const unsigned char packs_js[] = {
#embed "../../../Assets/preview/packs.js"
};
static const unsigned char share_js[] = {
#embed "../../../Assets/preview/share.js"
};
static const unsigned char stage_css[] = {
#embed "../../../Assets/preview/stage.css"
};
static const unsigned char stage_js[] = {
#embed "../../../Assets/preview/stage.js"
};
static const unsigned char thumb_js[] = {
#embed "../../../Assets/preview/thumb.js"
};
static const unsigned char timeline_css[] = {
#embed "../../../Assets/preview/timeline.css"
};
static const unsigned char timeline_js[] = {
#embed "../../../Assets/preview/timeline.js"
};
static const unsigned char trace_js[] = {
#embed "../../../Assets/preview/trace.js"
};
static const unsigned char transport_js[] = {
#embed "../../../Assets/preview/transport.js"
};
static const unsigned char view_js[] = {
#embed "../../../Assets/preview/view.js"
};
static const unsigned char viewer_js[] = {
#embed "../../../Assets/preview/viewer.js"
};
static const unsigned char words_js[] = {
#embed "../../../Assets/preview/words.js"
};

static const struct page_asset assets[] = {
    ASSET("actions.js", actions_js),
    ASSET("address.js", address_js),
    ASSET("catalog.js", catalog_js),
    ASSET("colors.js", colors_js),
    ASSET("controls.js", controls_js),
    ASSET("curves.js", curves_js),
    ASSET("drawing.js", drawing_js),
    ASSET("gallery.js", gallery_js),
    ASSET("golden.js", golden_js),
    ASSET("index.html", index_html),
    ASSET("keys.js", keys_js),
    ASSET("lanes.js", lanes_js),
    ASSET("lifecycles.js", lifecycles_js),
    ASSET("link.js", link_js),
    ASSET("live.js", live_js),
    ASSET("look.js", look_js),
    ASSET("main.js", main_js),
    ASSET("moments.js", moments_js),
    ASSET("narrow.css", narrow_css),
    ASSET("onion.js", onion_js),
    ASSET("pace.js", pace_js),
    ASSET("panel.js", panel_js),
    ASSET("parameters.js", parameters_js),
    ASSET("pixel.js", pixel_js),
    ASSET("preview.css", preview_css),
    ASSET("problems.js", problems_js),
    ASSET("pull.css", pull_css),
    ASSET("pull.js", pull_js),
    ASSET("sequence.js", sequence_js),
    ASSET("server.js", server_js),
    ASSET("findings.js", findings_js),
    ASSET("packs.js", packs_js),
    ASSET("share.js", share_js),
    ASSET("stage.css", stage_css),
    ASSET("stage.js", stage_js),
    ASSET("thumb.js", thumb_js),
    ASSET("timeline.css", timeline_css),
    ASSET("timeline.js", timeline_js),
    ASSET("trace.js", trace_js),
    ASSET("transport.js", transport_js),
    ASSET("view.js", view_js),
    ASSET("viewer.js", viewer_js),
    ASSET("words.js", words_js),
};

const struct page_assets page_assets_preview = {assets, sizeof assets / sizeof *assets};
