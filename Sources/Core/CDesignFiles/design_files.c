#include "design_files.h"

/* #embed is part of C23, and an extension in the C17 that SwiftPM compiles. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct design_file files[] = {
    {"arc", (const char[]){
#embed "../../../Assets/designs/rings/arc.yaml" suffix(, 0)
    }},
    {"arrow", (const char[]){
#embed "../../../Assets/designs/pulls/arrow.yaml" suffix(, 0)
    }},
    {"arrow-disc", (const char[]){
#embed "../../../Assets/designs/pulls/arrow-disc.yaml" suffix(, 0)
    }},
    {"bar-wave", (const char[]){
#embed "../../../Assets/designs/bars/bar-wave.yaml" suffix(, 0)
    }},
    {"beating-dots", (const char[]){
#embed "../../../Assets/designs/dots/beating-dots.yaml" suffix(, 0)
    }},
    {"beating-heart", (const char[]){
#embed "../../../Assets/designs/shapes/beating-heart.yaml" suffix(, 0)
    }},
    {"bouncing-trio", (const char[]){
#embed "../../../Assets/designs/dots/bouncing-trio.yaml" suffix(, 0)
    }},
    {"breathing-arc", (const char[]){
#embed "../../../Assets/designs/rings/breathing-arc.yaml" suffix(, 0)
    }},
    {"broad-ring", (const char[]){
#embed "../../../Assets/designs/rings/broad-ring.yaml" suffix(, 0)
    }},
    {"chasing-dots", (const char[]){
#embed "../../../Assets/designs/dots/chasing-dots.yaml" suffix(, 0)
    }},
    {"chasing-ends", (const char[]){
#embed "../../../Assets/designs/rings/chasing-ends.yaml" suffix(, 0)
    }},
    {"compass", (const char[]){
#embed "../../../Assets/designs/pulls/compass.yaml" suffix(, 0)
    }},
    {"corner-squares", (const char[]){
#embed "../../../Assets/designs/shapes/corner-squares.yaml" suffix(, 0)
    }},
    {"cross", (const char[]){
#embed "../../../Assets/designs/results/cross.yaml" suffix(, 0)
    }},
    {"dot-chase", (const char[]){
#embed "../../../Assets/designs/dots/dot-chase.yaml" suffix(, 0)
    }},
    {"dot-clock", (const char[]){
#embed "../../../Assets/designs/dots/dot-clock.yaml" suffix(, 0)
    }},
    {"dot-wheel", (const char[]){
#embed "../../../Assets/designs/dots/dot-wheel.yaml" suffix(, 0)
    }},
    {"double-bounce", (const char[]){
#embed "../../../Assets/designs/dots/double-bounce.yaml" suffix(, 0)
    }},
    {"drawn-ring", (const char[]){
#embed "../../../Assets/designs/rings/drawn-ring.yaml" suffix(, 0)
    }},
    {"drop", (const char[]){
#embed "../../../Assets/designs/pulls/drop.yaml" suffix(, 0)
    }},
    {"eight-petals", (const char[]){
#embed "../../../Assets/designs/spokes/eight-petals.yaml" suffix(, 0)
    }},
    {"elastic-sheet", (const char[]){
#embed "../../../Assets/designs/pulls/elastic-sheet.yaml" suffix(, 0)
    }},
    {"equalizer", (const char[]){
#embed "../../../Assets/designs/bars/equalizer.yaml" suffix(, 0)
    }},
    {"fading-circle", (const char[]){
#embed "../../../Assets/designs/dots/fading-circle.yaml" suffix(, 0)
    }},
    {"fading-grid", (const char[]){
#embed "../../../Assets/designs/shapes/fading-grid.yaml" suffix(, 0)
    }},
    {"fading-ring", (const char[]){
#embed "../../../Assets/designs/rings/fading-ring.yaml" suffix(, 0)
    }},
    {"fading-spokes", (const char[]){
#embed "../../../Assets/designs/spokes/fading-spokes.yaml" suffix(, 0)
    }},
    {"five-bars", (const char[]){
#embed "../../../Assets/designs/bars/five-bars.yaml" suffix(, 0)
    }},
    {"flipping-plane", (const char[]){
#embed "../../../Assets/designs/shapes/flipping-plane.yaml" suffix(, 0)
    }},
    {"folding-arc", (const char[]){
#embed "../../../Assets/designs/rings/folding-arc.yaml" suffix(, 0)
    }},
    {"folding-squares", (const char[]){
#embed "../../../Assets/designs/shapes/folding-squares.yaml" suffix(, 0)
    }},
    {"four-arcs", (const char[]){
#embed "../../../Assets/designs/rings/four-arcs.yaml" suffix(, 0)
    }},
    {"four-dots", (const char[]){
#embed "../../../Assets/designs/dots/four-dots.yaml" suffix(, 0)
    }},
    {"gliding-arc", (const char[]){
#embed "../../../Assets/designs/rings/gliding-arc.yaml" suffix(, 0)
    }},
    {"growing-disc", (const char[]){
#embed "../../../Assets/designs/pulls/growing-disc.yaml" suffix(, 0)
    }},
    {"growing-discs", (const char[]){
#embed "../../../Assets/designs/dots/growing-discs.yaml" suffix(, 0)
    }},
    {"half-ring", (const char[]){
#embed "../../../Assets/designs/rings/half-ring.yaml" suffix(, 0)
    }},
    {"hourglass", (const char[]){
#embed "../../../Assets/designs/shapes/hourglass.yaml" suffix(, 0)
    }},
    {"leaping-arc", (const char[]){
#embed "../../../Assets/designs/rings/leaping-arc.yaml" suffix(, 0)
    }},
    {"linear-bar", (const char[]){
#embed "../../../Assets/designs/bars/linear-bar.yaml" suffix(, 0)
    }},
    {"long-spokes", (const char[]){
#embed "../../../Assets/designs/spokes/long-spokes.yaml" suffix(, 0)
    }},
    {"morphing-shape", (const char[]){
#embed "../../../Assets/designs/shapes/morphing-shape.yaml" suffix(, 0)
    }},
    {"muncher", (const char[]){
#embed "../../../Assets/designs/shapes/muncher.yaml" suffix(, 0)
    }},
    {"orbit", (const char[]){
#embed "../../../Assets/designs/shapes/orbit.yaml" suffix(, 0)
    }},
    {"plain-arc", (const char[]){
#embed "../../../Assets/designs/rings/plain-arc.yaml" suffix(, 0)
    }},
    {"pulsing-grid", (const char[]){
#embed "../../../Assets/designs/dots/pulsing-grid.yaml" suffix(, 0)
    }},
    {"quarter-ring", (const char[]){
#embed "../../../Assets/designs/rings/quarter-ring.yaml" suffix(, 0)
    }},
    {"racing-dots", (const char[]){
#embed "../../../Assets/designs/dots/racing-dots.yaml" suffix(, 0)
    }},
    {"refresh-control", (const char[]){
#embed "../../../Assets/designs/spokes/refresh-control.yaml" suffix(, 0)
    }},
    {"ripple-rings", (const char[]){
#embed "../../../Assets/designs/rings/ripple-rings.yaml" suffix(, 0)
    }},
    {"shrinking-blocks", (const char[]){
#embed "../../../Assets/designs/shapes/shrinking-blocks.yaml" suffix(, 0)
    }},
    {"spokes", (const char[]){
#embed "../../../Assets/designs/spokes/spokes.yaml" suffix(, 0)
    }},
    {"stepping-spokes", (const char[]){
#embed "../../../Assets/designs/spokes/stepping-spokes.yaml" suffix(, 0)
    }},
    {"stretching-bars", (const char[]){
#embed "../../../Assets/designs/bars/stretching-bars.yaml" suffix(, 0)
    }},
    {"sweeping-arc", (const char[]){
#embed "../../../Assets/designs/rings/sweeping-arc.yaml" suffix(, 0)
    }},
    {"swinging-dots", (const char[]){
#embed "../../../Assets/designs/dots/swinging-dots.yaml" suffix(, 0)
    }},
    {"three-pulses", (const char[]){
#embed "../../../Assets/designs/dots/three-pulses.yaml" suffix(, 0)
    }},
    {"three-quarter-ring", (const char[]){
#embed "../../../Assets/designs/rings/three-quarter-ring.yaml" suffix(, 0)
    }},
    {"tick", (const char[]){
#embed "../../../Assets/designs/results/tick.yaml" suffix(, 0)
    }},
    {"turning-arrow", (const char[]){
#embed "../../../Assets/designs/pulls/turning-arrow.yaml" suffix(, 0)
    }},
    {"turning-trio", (const char[]){
#embed "../../../Assets/designs/dots/turning-trio.yaml" suffix(, 0)
    }},
    {"twelve-spokes", (const char[]){
#embed "../../../Assets/designs/spokes/twelve-spokes.yaml" suffix(, 0)
    }},
    {"twin-arcs", (const char[]){
#embed "../../../Assets/designs/rings/twin-arcs.yaml" suffix(, 0)
    }},
    {"wandering-squares", (const char[]){
#embed "../../../Assets/designs/shapes/wandering-squares.yaml" suffix(, 0)
    }},
    {"widening-rings", (const char[]){
#embed "../../../Assets/designs/rings/widening-rings.yaml" suffix(, 0)
    }},
};

const struct design_files design_files = {files, sizeof files / sizeof *files};
