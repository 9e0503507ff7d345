import Base

extension ThirdPartyKey {
    /// Returns the third-party keys of a map, by the name of the map's schema.
    package static func table(of schema: String) -> [ThirdPartyKey] {
        switch schema {
        case "layer": layers
        case "stroke": strokes
        case "shadow": shadows
        case "gradient": gradients
        case "linear":
            colors + [colorEnds] + ends + [
                .hinted(
                    "angle rotation direction",
                    hint: "write its ends, as start: leading, end: trailing"
                )
            ]
        case "radial": colors + center + [.renamed("endRadius", "radius r")]
        case "conic": colors + center + ends
        case "state", "clock", "repeat", "easing": times[schema] ?? []
        default: others[schema] ?? outlines[schema] ?? []
        }
    }

    private static let strokes: [ThirdPartyKey] = [
        .renamed("paint", "color colour fill stroke gradient strokecolor"),
        .renamed("width", "linewidth strokewidth thickness weight size"),
        .renamed("cap", "linecap strokelinecap ends"),
        .renamed("join", "linejoin strokelinejoin corners"),
        .renamed("dash", "dasharray dashes strokedasharray linedash pattern"),
        .renamed("dashPhase", "dashoffset strokedashoffset phase"),
        .renamed("miterLimit", "strokemiterlimit"),
        .hinted(
            "opacity alpha",
            hint: "set “opacity” in the layer, or the colour's alpha: rgba(0, 0, 0, 0.5)"
        ),
        .hinted("align alignment position", hint: "remove it; a stroke is centred on its outline"),
        .hinted("trim", hint: "write “trim” next to “stroke”"),
    ]

    private static let shadows: [ThirdPartyKey] = [
        .renamed("blur", "radius blurradius size sigma softness elevation"),
        .written(
            "x y dx dy offsetx offsety xoffset yoffset shadowoffset",
            as: "blur"
        ) {
            let x = $0["x", "dx", "offsetx", "xoffset"] ?? "0"
            let y = $0["y", "dy", "offsety", "yoffset"] ?? "0"
            let blur = $0["blur"] == nil ? ", with blur: 4" : ""
            return "offset: {x: \(x), y: \(y)}" + blur
        },
        .renamed("color", "colour paint fill shadowcolor"),
        .written("opacity alpha", as: nil) {
            let alpha = NumberText.number($0.own).map { min(max($0, 0), 1) } ?? 0.5
            return
                "color: \"rgba(0, 0, 0, \(NumberText.short(alpha)))\", "
                + "with the opacity in the colour"
        },
        .hinted(
            "spread inset",
            hint: "remove it; to widen a shadow, “scale” a layer below"
        ),
    ]

    private static let gradients: [ThirdPartyKey] = [
        .written("angle direction rotation", as: nil) { values in
            let kind = values.entries.first { ["linear", "conic"].contains($0.key) }
            let colors = kind.map { HintValues.text($0.value) } ?? "[red, blue]"
            return kind?.key == "conic"
                ? "{conic: {colors: \(colors), start: \(values.own)}}"
                : "{linear: {colors: \(colors), start: leading, end: trailing}}"
        },
        ThirdPartyKey(
            names: "start end center startradius endradius colors stops space",
            meant: []
        ) { values in
            let kinds = values.entries.filter { ["linear", "radial", "conic"].contains($0.key) }
            guard let kind = kinds.first else { return "write linear: {colors: \(values.own)}" }
            let colors =
                kind.value.items == nil ? "…" : "colors: " + HintValues.text(kind.value)
            let rest = values.entries.filter { $0.key != kind.key }
                .map { "\($0.key): \(HintValues.text($0.value))" }
            let parts = ([colors] + rest).joined(separator: ", ")
            return "write {\(kind.key): {\(parts)}}"
        },
    ]

    private static let colors: [ThirdPartyKey] = [
        .renamed("stops", "colorstops positions locations"),
        .renamed("space", "interpolation colorspace"),
    ]

    private static let ends: [ThirdPartyKey] = [
        .renamed("start", "from startpoint startangle"),
        .renamed("end", "to endpoint endangle"),
    ]

    /// `from` and `to` of a linear gradient, which may be colours or points.
    private static let colorEnds = ThirdPartyKey(
        names: "from to startcolor endcolor",
        meant: ["colors"]
    ) { values in
        let isPoint =
            values.entry.value.items != nil
            || ["top", "bottom", "leading", "trailing", "center"].contains {
                values.own.hasPrefix($0)
            }
        guard isPoint else {
            let (first, last) = (values["from", "startcolor"], values["to", "endcolor"])
            return "write colors: [\(first ?? "red"), \(last ?? "blue")]"
        }
        let isFirst = ThirdPartyKey.folded(values.entry.key) == "from"
        return "write \(isFirst ? "start" : "end"): \(values.own)"
    }

    private static let center: [ThirdPartyKey] = [.renamed("center", "centre position origin")]

    private static let times: [String: [ThirdPartyKey]] = [
        "state": [
            .renamed("loop", "repeat repeats looping infinite"),
            .renamed("period", "cycle length"),
            .renamed("intro", "delay leadin"),
            .renamed("frames", "framecount count steps"),
            .renamed("from", "start"), .renamed("to", "end"),
            .hinted("ease easing", hint: "write the easing next to the times of a layer's value"),
            .hinted(
                "fps framerate",
                hint: "set the frame rate with the option --fps 60 of “pinwheel render”"
            ),
        ],
        "clock": [
            .renamed("period", "duration cycle length"),
            .renamed("times", "repeat repeats repeatcount count iterations"),
            .renamed("alternate", "autoreverses reverse yoyo pingpong autoreverse"),
            .renamed("delay", "offset start wait"),
            .hinted("direction mode", hint: "write alternate: true to run back and forth"),
            .hinted(
                "loop infinite",
                hint: "remove it; a clock runs endlessly unless “times” is set"
            ),
            .hinted(
                "ease easing",
                hint: "write the easing next to the times of a value: {0: 0, 1: 90, ease: easeOut}"
            ),
            .hinted("speed rate", hint: "write the length of a period in seconds as “period”"),
        ],
        "repeat": [
            .renamed("count", "copies times number n instances"),
            .renamed("layers", "children layer items content group shapes"),
            .renamed("angle", "rotation rotate"),
            .renamed("offset", "translate translation spacing gap"),
            .renamed("alpha", "opacity opacities"),
            .renamed("delay", "stagger lag"),
        ],
        "easing": [
            .renamed("bezier", "cubicbezier cubic timingcurve curve"),
            .hinted(
                "each",
                as: "bezier",
                hint:
                    "write keyframes for each copy: {each: [{0: 0, 1: 90, ease: easeIn}, …]}"
            ),
            .hinted(
                "idle pulling armed refreshing finishing canceling success failure nomore default",
                as: "bezier",
                hint: "write keyframes for each state: {pulling: {0: 0, 1: 90, ease: easeIn}, …}"
            ),
            .hinted(
                "linear easein easeout easeinout",
                as: "bezier",
                hint: "write its name alone, as in ease: easeOut"
            ),
        ],
    ]

    private static let others: [String: [ThirdPartyKey]] = [
        "canvas": [
            .written("width height w h", as: "size") {
                "size: [\($0["width", "w"] ?? $0.own), \($0["height", "h"] ?? $0.own)]"
            }
        ],
        "pull": [.renamed("threshold", "distance trigger height length")],
        "parameter": [
            .renamed("default", "value initial"),
            .written("min max minimum maximum", as: "range") {
                "range: [\($0["min", "minimum"] ?? "0"), \($0["max", "maximum"] ?? "1")]"
            },
            .renamed("choices", "options values enum cases"),
            .renamed("title", "description label summary name"),
        ],
        "design": [
            .written("size width height", as: "canvas") {
                "canvas: {size: [\($0["width"] ?? "48"), \($0["height"] ?? "48")]}"
            },
            .renamed("pinwheel", "version format"),
            .renamed("layers", "children shapes elements items"),
            .renamed("parameters", "params variables props"),
            .renamed("background", "backgroundcolor color"),
            .renamed("title", "description summary"),
            .hinted(
                "fps framerate",
                hint: "set the frame rate with the option --fps 60 of “pinwheel render”"
            ),
        ],
        "trim": [
            .renamed("from", "start trimstart begin"),
            .renamed("to", "end trimend"),
            .hinted("offset phase", hint: "add it to “from” and “to”, which may exceed 1"),
        ],
        "mask": [
            .renamed("inverted", "invert inverse"),
            .written("mode type kind", as: "by") {
                "by: "
                    + (ThirdPartyWord.meant(by: $0.own, among: ["alpha", "luminance"]) ?? $0.own)
            },
            .renamed("layers", "children layer content"),
        ],
        "clip": [
            .hinted(
                "layers group image use repeat layer",
                as: "circle",
                hint: "write one outline, or use mask: {layers: […]}"
            )
        ],
        "follow": [
            .renamed("at", "position progress offset distance percentage"),
            .renamed("rotate", "orientation orient rotation autorotate"),
            .renamed("path", "d data motionpath"),
        ],
        "placedOutline": [
            .renamed("rotate", "rotation rotatez angle"),
            .renamed("offset", "translate translation position"),
            .written("x y dx dy cx cy", as: "offset") {
                "offset: {x: \($0["x", "dx", "cx"] ?? "0"), y: \($0["y", "dy", "cy"] ?? "0")}"
            },
            .renamed("rule", "fillrule"),
            .hinted(
                "fill stroke trim paint color colour opacity scale",
                hint: "remove it, or write it next to the list's outline: an outline in a list has "
                    + "only an offset, a rotation and a fill rule"
            ),
            .hinted(
                "layers group image use repeat layer",
                as: "circle",
                hint: "write one outline, as in circle: {diameter: 20}"
            ),
        ],
        "fillWithRule": [
            .renamed("paint", "color colour fill"), .renamed("rule", "fillrule"),
        ],
        "stop": [
            .renamed("at", "offset position location stop"),
            .renamed("color", "colour paint stopcolor"),
        ],
        "image": [
            .renamed("file", "src source path url name image"),
            .renamed("cells", "grid tiles"),
            .renamed("frame", "index"),
            .written("columns rows cols", as: "cells") {
                "cells: [\($0["columns", "cols"] ?? "1"), \($0["rows"] ?? "1")]"
            },
            .written("width height", as: "size") {
                "size: [\($0["width"] ?? $0.own), \($0["height"] ?? $0.own)]"
            },
        ],
        "spring": [
            .written("stiffness mass tension friction", as: "response") {
                springNumbers($0).map { "{response: \($0), damping: \($1)}" }
                    ?? "response and damping, as in {response: 0.5, damping: 0.8}"
            },
            .renamed("damping", "dampingfraction dampingratio"),
        ],
    ]
}

extension ThirdPartyKey {
    /// Returns the response and the damping ratio of a spring from its stiffness, damping and mass.
    /// Returns `nil` if a number is missing.
    ///
    /// response = 2π√(m/k), ratio = c/(2√(km)).
    private static func springNumbers(_ values: HintValues) -> (String, String)? {
        func number(_ text: String?) -> Double? { text.flatMap { NumberText.number($0) } }
        let mass = number(values["mass"]) ?? 1
        guard let stiffness = number(values["stiffness", "tension"]), stiffness > 0, mass > 0,
            let friction = number(values["damping", "friction"])
        else { return nil }
        let response = 2 * Double.pi * (mass / stiffness).squareRoot()
        let ratio = friction / (2 * (stiffness * mass).squareRoot())
        return (text(response), text(ratio))
    }

    private static func text(_ number: Double) -> String {
        NumberText.short((number * 1000).rounded() / 1000)
    }
}
