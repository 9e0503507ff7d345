extension ThirdPartyKey {
    /// The third-party keys of layers.
    static let layers: [ThirdPartyKey] = contents + paints + placements + timing

    private static let contents: [ThirdPartyKey] = [
        .renamed("rect", "rectangle square box"),
        .renamed("ellipse", "oval"), .renamed("circle", "disc disk dot"),
        .renamed("roundedRect", "roundedrectangle roundrect rrect"),
        .renamed("superellipse", "squircle"), .renamed("capsule", "pill stadium"),
        .renamed("sector", "pie wedge slice"),
        .renamed("regularPolygon", "polystar ngon"),
        .hinted(
            "triangle",
            as: "regularPolygon",
            hint: "write regularPolygon: {count: 3, radius: 10}"
        ),
        .hinted(
            "hexagon",
            as: "regularPolygon",
            hint: "write regularPolygon: {count: 6, radius: 10}"
        ),
        .hinted("ring", as: "circle", hint: "write circle: {diameter: 30} with a stroke"),
        .renamed("path", "shape svgpath pathdata vector"),
        .written("d", as: "path") { "path: {data: \"\($0.own)\"}" },
        .hinted(
            "svg",
            as: "path",
            hint: "write the paths' data, as in path: {data: \"M0 0 L8 8\"}"
        ),
        .renamed("image", "img sprite bitmap picture png"),
        .renamed("text", "label string"),
        .renamed("group", "layers children items views elements contents shapes"),
        .renamed("repeat", "replicator repeater foreach duplicate array"),
        .renamed("use", "component include symbol instance ref import template"),
        .renamed("with", "params parameters props arguments values"),
        .renamed("name", "id title"),
    ]

    private static let paints: [ThirdPartyKey] = [
        .renamed(
            "fill",
            "color colour fillcolor foregroundcolor foregroundstyle background backgroundcolor "
                + "tint paint"
        ),
        .written("gradient lineargradient linear", as: "fill") {
            "fill: {linear: \($0.own)}"
        },
        .written("radialgradient radial", as: "fill") { "fill: {radial: \($0.own)}" },
        .written("conicgradient conic angulargradient", as: "fill") {
            "fill: {conic: \($0.own)}"
        },
        .written("fillrule", as: nil) {
            "fill: {paint: \($0["fill"] ?? "black"), rule: \($0.own)}"
        },
        .written("strokewidth linewidth borderwidth", as: "stroke") {
            "stroke: {width: \($0.own)}"
        },
        .written("strokecolor bordercolor", as: "stroke") { "stroke: {paint: \($0.own)}" },
        .renamed("stroke", "border outline"),
        .written("linecap strokelinecap cap", as: "stroke") { "stroke: {cap: \($0.own)}" },
        .written("linejoin strokelinejoin join", as: "stroke") {
            "stroke: {join: \($0.own)}"
        },
        .written("dash dasharray strokedasharray", as: "stroke") {
            "stroke: {dash: \($0.own)}"
        },
        .written("dashphase dashoffset strokedashoffset", as: "stroke") {
            "stroke: {dashPhase: \($0.own)}"
        },
        .renamed("opacity", "alpha fillopacity strokeopacity"),
        .hinted(
            "visible hidden ishidden display visibility show",
            hint: "write opacity: 0, or by state as opacity: {pulling: 0, default: 1}"
        ),
        .renamed(
            "blend",
            "blendmode mixblendmode compositeoperation globalcompositeoperation"
        ),
        .renamed("blur", "gaussianblur blurradius"),
        .hinted("filter effects backdropfilter", hint: "write blur: 4, or shadow: {blur: 4}"),
        .renamed("shadow", "boxshadow dropshadow"),
        .renamed("clip", "clippath clipshape"), .renamed("mask", "matte trackmatte"),
        .hinted("overflow clipstobounds", hint: "write clip: {rect: {size: [48, 48]}}"),
        .renamed("trim", "trimpath"),
        .written("trimstart trimend strokestart strokeend", as: nil) {
            "trim: {from: \($0["trimstart", "strokestart"] ?? "0"), "
                + "to: \($0["trimend", "strokeend"] ?? "1")}"
        },
    ]

    private static let placements: [ThirdPartyKey] = [
        .renamed("rotate", "rotation rotatez rotationz angle rotationeffect"),
        .renamed("rotateX", "rotationx"), .renamed("rotateY", "rotationy"),
        .hinted(
            "rotation3deffect rotation3d rotate3d",
            hint: "write rotateX: 180 or rotateY: 180, with perspective: 200"
        ),
        .renamed("offset", "translate translation position"),
        .written(
            "x y dx dy left top offsetx offsety translatex translatey cx cy",
            as: nil
        ) {
            let x = $0["x", "dx", "left", "offsetx", "translatex", "cx"] ?? "0"
            let y = $0["y", "dy", "top", "offsety", "translatey", "cy"] ?? "0"
            return "offset: {x: \(x), y: \(y)}"
        },
        .renamed("scale", "scaleeffect zoom"),
        .written("scalex scaley", as: nil) {
            "scale: {x: \($0["scalex"] ?? "1"), y: \($0["scaley"] ?? "1")}"
        },
        .renamed("skew", "shear"),
        .written("skewx skewy", as: nil) {
            "skew: {x: \($0["skewx"] ?? "0"), y: \($0["skewy"] ?? "0")}"
        },
        .renamed("anchor", "anchorpoint transformorigin origin pivot"),
        .hinted(
            "transform",
            hint: "write each part as a key of its own: offset, rotate, scale, skew"
        ),
        .hinted(
            "zindex z zorder",
            hint: "reorder the list of layers: the last one is drawn on top"
        ),
        .written("cornerradius borderradius radius rx ry", as: nil) {
            "roundedRect: {size: \($0.inner("rect", "size") ?? "[20, 20]"), radius: \($0.own)}"
        },
        .hinted(
            "width height size frame diameter bounds",
            hint: "set the size of the outline, as in rect: {size: [20, 20]}"
        ),
    ]

    private static let timing: [ThirdPartyKey] = [
        .hinted(
            "animation animate animations animationname transition keyframes states",
            hint: "write values by state, as in rotate: {refreshing: [0, 360]}"
        ),
        .written("period duration animationduration", as: nil) {
            "clock: {period: \($0.number)}"
        },
        .written("delay begin animationdelay", as: nil) { values in
            values.entries.contains { $0.key == "repeat" }
                ? "repeat: {…, delay: \(values.number)}, the delay from copy to copy"
                : "clock: {period: 1, delay: \(values.number)}"
        },
        .hinted(
            "loop repeatcount repeatforever animationiterationcount",
            hint: "set “loop” in the state; a clock runs endlessly"
        ),
        .hinted(
            "autoreverses alternate animationdirection",
            hint: "write clock: {period: 1, alternate: true}"
        ),
        .hinted(
            "ease easing timingfunction animationtimingfunction",
            hint:
                "write the easing next to the times of a value, as in rotate: {0: 0, 1: 90, ease: "
                + "easeOut}"
        ),
    ]
}
