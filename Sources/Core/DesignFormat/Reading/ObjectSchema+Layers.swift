import Indicators
import Raster

extension ObjectSchema {
    /// The key that names a layer.
    static let nameField = Field(
        "name",
        .value("name"),
        "What errors, curves and lists call the layer, unlike the others of its list.",
        or: "its kind"
    )

    /// The keys that say what a layer is where it is no outline.
    static let otherContents: [Field] = [
        Field("image", .object("image"), "A PNG file beside the design."),
        Field("group", .list(of: "layer"), "Layers that are placed and faded together."),
        Field("repeat", .object("repeat"), "Layers that are drawn several times."),
        Field(
            "use",
            .value("source"),
            "Another design, whose layers are drawn as a group, in the state and the time of this one: its "
                + "own states and periods do not count, so that shares are of the period here."
        ),
    ]

    /// The key that goes with `use`.
    static let withField = Field(
        "with",
        .object("with"),
        "Values for the parameters of what is used."
    )

    /// `with`.
    static let with = ObjectSchema(
        name: "with",
        title: "a map of parameters' values",
        fields: [],
        others: Others(
            title: "any parameter's name",
            shape: .value("anything"),
            summary:
                "What the parameter is set to, at all times and for all copies; `$name` leaves it to one "
                + "of the design around."
        )
    )

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
            Field(
                "from",
                .value("drivenNumber"),
                "Where the part begins; 0…1 is the outline once, beyond it begins again.",
                or: "0"
            ),
            Field(
                "to",
                .value("drivenNumber"),
                "Where the part ends, in the same way.",
                or: "1"
            ),
        ]
    )

    /// `stroke`.
    static let stroke = ObjectSchema(
        name: "stroke",
        title: "a stroke",
        fields: [
            Field(
                "paint",
                .value("paint"),
                "The ink; black on light, white on dark by default.",
                or: "primary"
            ),
            Field(
                "width",
                .value("drivenNumber"),
                "The pen's width in points.",
                in: .extent,
                or: "1"
            ),
            Field(
                "cap",
                .words(StrokeStyle.Cap.allCases.map { $0.rawValue }),
                "The open ends.",
                or: "butt"
            ),
            Field(
                "join",
                .words(StrokeStyle.Join.allCases.map { $0.rawValue }),
                "The corners.",
                or: "miter"
            ),
            Field(
                "miterLimit",
                .value("number"),
                "The greatest length of a sharp corner.",
                in: .miterLimit,
                or: "10"
            ),
            Field(
                "dash",
                .value("drivenNumbers"),
                "Lengths of dash, gap, dash, … in points. A dash of length 0 is a dot with round caps, an "
                    + "upright square with square caps, and nothing with butt caps.",
                or: "no gaps"
            ),
            Field(
                "dashPhase",
                .value("drivenNumber"),
                "Points into the dashes at the start.",
                or: "0"
            ),
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
                "Which places the outline surrounds.",
                or: "nonZero"
            ),
        ]
    )

    /// `mask`.
    static let mask = ObjectSchema(
        name: "mask",
        title: "a mask",
        fields: [
            Field("layers", .list(of: "layer"), "The mask's picture.", required: true),
            Field(
                "by",
                .words(Layer.Mask.Measure.allCases.map { $0.rawValue }),
                "What of the mask counts.",
                or: "alpha"
            ),
            Field(
                "inverted",
                .value("boolean"),
                "Whether the layer shows where the mask does not.",
                or: "false"
            ),
        ]
    )

    /// `shadow`.
    static let shadow = ObjectSchema(
        name: "shadow",
        title: "a shadow",
        fields: [
            Field(
                "blur",
                .value("drivenNumber"),
                "Points of a Gaussian's standard deviation.",
                required: true,
                in: .blur
            ),
            Field(
                "offset",
                .value("drivenPair"),
                "Points right and down from the layer; it does not turn with it.",
                in: .points,
                or: "{x: 0, y: 0}"
            ),
            Field(
                "color",
                .value("drivenColor"),
                "The colour; black of opacity 0.33 by default.",
                or: "black, 0.33"
            ),
        ]
    )

    /// The keys of `clip` beside its outline.
    static let clipFields: [Field] = [
        Field(
            "offset",
            .value("drivenPair"),
            "Points right and down from the centre.",
            or: "[0, 0]"
        ),
        Field(
            "rule",
            .words(FillRule.allCases.map { $0.rawValue }),
            "Which places the outline surrounds.",
            or: "nonZero"
        ),
    ]

    /// `image`.
    static let image = ObjectSchema(
        name: "image",
        title: "an image",
        fields: [
            Field("file", .value("string"), "A PNG in the design's folder."),
            Field(
                "files",
                .value("files"),
                "A PNG for each frame, all of one size."
            ),
            Field("sheet", .value("string"), "A PNG with a frame in each of its cells."),
            Field(
                "cells",
                .value("pair"),
                "How many cells a sheet has beside and below one another.",
                in: "1…\(DesignLimits.keys)"
            ),
            Field(
                "count",
                .value("integer"),
                "How many frames there are: of numbered files, or in a sheet, row by row.",
                or: "all cells"
            ),
            Field("first", .value("integer"), "The number of the first numbered file.", or: "1"),
            Field(
                "frame",
                .value("drivenNumber"),
                "The frame that is shown, from 0, rounded down; beyond the last they begin again, but "
                    + "`[0, 12]` ends with the last of twelve.",
                or: "0"
            ),
            Field(
                "size",
                .value("drivenPair"),
                "Points; a point for each pixel of the file without @2x by default.",
                in: .extent,
                or: "its pixels"
            ),
            Field(
                "filter",
                .words(ImageFilter.allCases.map { $0.rawValue }),
                "`smooth` interpolates enlarged pixels and averages reduced ones; `nearest` copies "
                    + "single pixels, for pixel art.",
                or: "smooth"
            ),
        ],
        alternatives: ["file", "files", "sheet"]
    )
}
