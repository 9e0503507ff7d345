extension ThirdPartyKey {
    /// The third-party keys of outlines, by the outlines' names.
    static let outlines: [String: [ThirdPartyKey]] = [
        "circle": [
            .written("radius r", as: "diameter") { "diameter: \(doubled($0.own))" },
            .renamed("diameter", "size width height d"),
        ],
        "ellipse": sides + [
            .written("radius rx ry radiusx radiusy", as: "size") {
                let x = $0["rx", "radiusx", "radius"] ?? $0.own
                let y = $0["ry", "radiusy", "radius"] ?? $0.own
                return "size: [\(doubled(x)), \(doubled(y))]"
            },
            .hinted(
                "diameter",
                as: "size",
                hint: "write circle: {diameter: …}, or size: [width, height]"
            ),
        ],
        "rect": sides + [
            .written("radius cornerradius borderradius rx ry corners", as: nil) {
                "roundedRect: {size: \($0["size"] ?? "[20, 20]"), radius: \($0.own)}"
            }
        ],
        "roundedRect": sides + [
            .renamed("radius", "cornerradius borderradius rx ry r")
        ],
        "superellipse": sides + [
            .renamed("exponent", "n power smoothing"),
            .written("diameter", as: "size") { "size: [\($0.own), \($0.own)]" },
        ],
        "capsule": sides + [
            .hinted(
                "radius cornerradius",
                hint: "remove it; a capsule's radius is always half its shorter side"
            )
        ],
        "arc": arcs, "sector": arcs + [.renamed("innerRadius", "inner hole")],
        "line": [
            .written("x1 y1 x2 y2", as: "from") {
                "from: [\($0["x1"] ?? "0"), \($0["y1"] ?? "0")], "
                    + "to: [\($0["x2"] ?? "0"), \($0["y2"] ?? "0")]"
            }.alsoMeaning("to"),
            .renamed("from", "start p1 a"), .renamed("to", "end p2 b"),
            .hinted(
                "points",
                as: "from",
                hint: "write from: [0, 0], to: [8, 8], or use a polygon with closed: false"
            ),
        ],
        "polygon": [
            .written("sides count radius corners vertices", as: "points") {
                "regularPolygon: {count: \($0["sides", "count", "corners", "vertices"] ?? "6"), "
                    + "radius: \($0["radius"] ?? "10")}"
            },
            .renamed("closed", "close isclosed"),
        ],
        "regularPolygon": [
            .renamed("count", "sides points corners vertices n"),
            .renamed("radius", "outerradius r size"),
        ],
        "star": [
            .renamed("count", "points sides corners n spikes"),
            .renamed("radius", "outerradius r size"),
            .renamed("innerRadius", "inner innersize"),
        ],
        "path": [
            .renamed("data", "d path svg svgpath points commands")
        ],
        "text": [
            .renamed("string", "text content value label characters title"),
            .renamed("size", "fontsize pointsize textsize height"),
            .renamed("spacing", "letterspacing tracking kerning"),
            .written("textalign alignment justify anchor textanchor", as: "align") {
                let words = ["leading", "center", "trailing"]
                return "align: " + (ThirdPartyWord.meant(by: $0.own, among: words) ?? $0.own)
            },
            .renamed("font", "fontfamily family fontname typeface"),
            .hinted(
                "weight fontweight bold style fontstyle italic",
                hint: "name the font's file of that weight: font: fonts/Some-Bold.ttf"
            ),
            .hinted(
                "lineheight leading width maxwidth wrap",
                hint: "use one text layer for each line"
            ),
        ],
        "combine": [
            .renamed("operation", "by mode op type operator method booleanoperation"),
            .written("union subtraction intersection exclusion", as: "outlines") {
                "operation: \($0.entry.key), outlines: \($0.own)"
            },
            .written("subtract subtracting difference", as: "outlines") {
                "operation: subtraction, outlines: \($0.own)"
            },
            .written("intersect", as: "outlines") {
                "operation: intersection, outlines: \($0.own)"
            },
            .written("exclude xor symmetricdifference", as: "outlines") {
                "operation: exclusion, outlines: \($0.own)"
            },
            .renamed("outlines", "of shapes paths operands layers items"),
        ],
        "morph": [
            .renamed("outlines", "of shapes paths keyframes layers items"),
            .renamed("at", "position progress fraction t"),
        ],
    ]

    /// The third-party keys of outlines with a width and a height.
    private static let sides: [ThirdPartyKey] = [
        .written("width height w h", as: "size") {
            let width = $0["width", "w"]
            let height = $0["height", "h"]
            return "size: [\(width ?? height ?? "20"), \(height ?? width ?? "20")]"
        },
        .renamed("size", "dimensions frame extent"),
        .written("x y cx cy position origin center", as: nil) {
            "offset: {x: \($0["x", "cx"] ?? "0"), y: \($0["y", "cy"] ?? "0")} "
                + "next to the outline, for its centre"
        },
    ]

    private static let arcs: [ThirdPartyKey] = [
        .renamed("start", "startangle from begin"),
        .written("end endangle to", as: "sweep") {
            "sweep, the angle from start to end in degrees: "
                + swept(from: $0["start", "startangle", "from", "begin"], to: $0.own)
        },
        .renamed("sweep", "angle sweepangle extent length arc"),
        .renamed("radius", "r outerradius"),
        .written("diameter size", as: "radius") { "radius: half of \($0.own)" },
        .hinted("width thickness linewidth", hint: "write stroke: {width: 4} next to the arc"),
        .hinted(
            "clockwise counterclockwise anticlockwise",
            hint: "write a negative sweep for counter-clockwise, as in sweep: -90"
        ),
    ]
}
