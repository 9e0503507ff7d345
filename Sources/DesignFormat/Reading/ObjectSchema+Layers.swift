import Indicators
import Raster

extension ObjectSchema {
    /// The keys that say what a layer is where it is no outline.
    static let otherContents: [Field] = [
        Field("image", .object("image"), "A PNG file beside the design."),
        Field("group", .list(of: "layer"), "Layers that are placed and faded together."),
        Field("repeat", .object("repeat"), "Layers that are drawn several times."),
    ]

    /// The keys that only outlines have.
    static let inkFields: [Field] = [
        Field("trim", .object("trim"), "The part of the outline that is drawn, by its length."),
        Field("fill", .value("fill"), "What the inside looks like."),
        Field("stroke", .object("stroke"), "What the outline looks like."),
    ]

    /// `trim`.
    static let trim = ObjectSchema(
        name: "trim",
        title: "a trim",
        fields: [
            Field("from", .value("drivenNumber"), "Where the part begins, 0…1."),
            Field("to", .value("drivenNumber"), "Where the part ends, 0…1."),
        ]
    )

    /// `stroke`.
    static let stroke = ObjectSchema(
        name: "stroke",
        title: "a stroke",
        fields: [
            Field("paint", .value("paint"), "The ink; black on light, white on dark by default."),
            Field("width", .value("drivenNumber"), "The pen's width in points."),
            Field("cap", .words(StrokeStyle.Cap.allCases.map { $0.rawValue }), "The open ends."),
            Field("join", .words(StrokeStyle.Join.allCases.map { $0.rawValue }), "The corners."),
            Field("miterLimit", .value("number"), "The greatest length of a sharp corner."),
            Field("dash", .value("numbers"), "Lengths of dash, gap, dash, … in points."),
            Field("dashPhase", .value("drivenNumber"), "Points into the dashes at the start."),
        ]
    )

    /// The longer way to write `fill`.
    static let fill = ObjectSchema(
        name: "fillWithRule",
        title: "a fill",
        fields: [
            Field("paint", .value("paint"), "The ink.", required: true),
            Field(
                "rule",
                .words(FillRule.allCases.map { $0.rawValue }),
                "Which places the outline surrounds."
            ),
        ]
    )

    /// The keys of `clip` beside its outline.
    static let clipFields: [Field] = [
        Field("offset", .value("drivenPair"), "Points right and down from the centre."),
        Field(
            "rule",
            .words(FillRule.allCases.map { $0.rawValue }),
            "Which places the outline surrounds."
        ),
    ]

    /// `repeat`.
    static let repetition = ObjectSchema(
        name: "repeat",
        title: "a repeat",
        fields: [
            Field("count", .value("integer"), "How many copies.", required: true),
            Field("layers", .list(of: "layer"), "What is copied.", required: true),
            Field("angle", .value("drivenNumber"), "Degrees from each copy to the next."),
            Field("offset", .value("drivenPair"), "Points from each copy to the next."),
            Field("alpha", .value("numbers"), "The opacity of each copy, 0…1."),
            Field(
                "fade",
                .value("curve"),
                "The opacity of a copy by its share of a turn plus the phase."
            ),
            Field("phase", .value("drivenNumber"), "Turns by which the fade has moved on."),
            Field(
                "reveal",
                .value("drivenNumber"),
                "How far the copies have appeared, 0…1, one after the other."
            ),
        ]
    )

    /// `image`.
    static let image = ObjectSchema(
        name: "image",
        title: "an image",
        fields: [
            Field("file", .value("text"), "A PNG in the design's folder.", required: true),
            Field("size", .value("drivenPair"), "Points; the image's pixels by default."),
        ]
    )
}
