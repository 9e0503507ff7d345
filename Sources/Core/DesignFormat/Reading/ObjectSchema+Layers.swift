import Indicators
import Raster

extension ObjectSchema {
    /// The key for a layer's name.
    static let nameField = Field(
        "name",
        .value("name"),
        "The layer's name in errors, curves and lists. Unique within its list.",
        or: "its kind"
    )

    /// The keys for layer contents other than outlines.
    static let otherContents: [Field] = [
        Field("image", .object("image"), "A PNG file in the design's folder."),
        Field("group", .list(of: "layer"), "Layers that are transformed and faded together."),
        Field("repeat", .object("repeat"), "Layers that are drawn several times."),
        Field(
            "use",
            .value("source"),
            "Another design, drawn as a group in the current state and at the current time. Its "
                + "own states and periods are ignored. Its keyframe fractions refer to the period "
                + "of this design."
        ),
    ]

    /// The key for parameter values, next to `use`.
    static let withField = Field(
        "with",
        .object("with"),
        "Values for the parameters of the used design."
    )

    /// The schema of `with`.
    static let with = ObjectSchema(
        name: "with",
        title: "a map of parameters' values",
        fields: [],
        others: Others(
            title: "any parameter's name",
            shape: .value("anything"),
            summary:
                "The parameter's value, constant over time and for all copies. `$name` passes a "
                + "parameter of the outer design."
        )
    )

    /// The keys that only outlines have.
    static let paintFields: [Field] = [
        Field(
            "trim",
            .object("trim"),
            "The part of the outline that is drawn, as fractions of its length."
        ),
        Field("fill", .value("fill"), "The paint of the outline's interior."),
        Field("stroke", .object("stroke"), "The line along the outline."),
    ]

    /// The schema of `trim`.
    static let trim = ObjectSchema(
        name: "trim",
        title: "a trim",
        fields: [
            Field(
                "from",
                .value("drivenNumber"),
                "The start of the part. 0…1 covers the outline once; values outside this range "
                    + "wrap around.",
                or: "0"
            ),
            Field(
                "to",
                .value("drivenNumber"),
                "The end of the part, as a fraction like `from`.",
                or: "1"
            ),
        ]
    )

    /// The schema of `stroke`.
    static let stroke = ObjectSchema(
        name: "stroke",
        title: "a stroke",
        fields: [
            Field(
                "paint",
                .value("paint"),
                "The paint. By default black in light and white in dark appearance.",
                or: "primary"
            ),
            Field(
                "along",
                .value("alongOrColors"),
                "Colours along the stroke: short for `paint: {along: …}`."
            ),
            Field(
                "width",
                .value("drivenNumber"),
                "The line width in points.",
                in: .extent,
                or: "1"
            ),
            Field(
                "cap",
                .words(StrokeStyle.Cap.allCases.map { $0.rawValue }),
                "The shape of open ends.",
                or: "butt"
            ),
            Field(
                "join",
                .words(StrokeStyle.Join.allCases.map { $0.rawValue }),
                "The shape of corners.",
                or: "miter"
            ),
            Field(
                "miterLimit",
                .value("number"),
                "The maximum ratio of a mitre's length to the line width.",
                in: .miterLimit,
                or: "10"
            ),
            Field(
                "dash",
                .value("drivenNumbers"),
                "The lengths of dash, gap, dash, … in points. A dash of length 0 is a dot with "
                    + "round caps, an upright square with square caps, and invisible with butt "
                    + "caps.",
                or: "no gaps"
            ),
            Field(
                "dashPhase",
                .value("drivenNumber"),
                "The distance into the dash pattern at which the outline starts, in points.",
                or: "0"
            ),
        ]
    )

    /// The schema of the long form of `fill`.
    static let fill = ObjectSchema(
        name: "fillWithRule",
        title: "a fill",
        fields: [
            Field("paint", .value("paint"), "The paint.", required: true),
            Field(
                "rule",
                .words(FillRule.allCases.map { $0.rawValue }),
                "The fill rule: which points are inside the outline.",
                or: "nonZero"
            ),
        ]
    )

    /// The schema of `mask`.
    static let mask = ObjectSchema(
        name: "mask",
        title: "a mask",
        fields: [
            Field("layers", .list(of: "layer"), "The layers of the mask.", required: true),
            Field(
                "by",
                .words(Layer.Mask.Measure.allCases.map { $0.rawValue }),
                "The property of the mask that sets the layer's opacity.",
                or: "alpha"
            ),
            Field(
                "inverted",
                .value("boolean"),
                "Whether the layer is visible outside the mask instead of inside.",
                or: "false"
            ),
        ]
    )

    /// The schema of `shadow`.
    static let shadow = ObjectSchema(
        name: "shadow",
        title: "a shadow",
        fields: [
            Field(
                "blur",
                .value("drivenNumber"),
                "The standard deviation of the Gaussian blur, in points.",
                required: true,
                in: .blur
            ),
            Field(
                "offset",
                .value("drivenPair"),
                "The offset from the layer, right and down, in points. It does not rotate with "
                    + "the layer.",
                in: .points,
                or: "{x: 0, y: 0}"
            ),
            Field(
                "color",
                .value("drivenColor"),
                "The colour. Default: black with an opacity of 0.33.",
                or: "black, 0.33"
            ),
        ]
    )

    /// The keys of `clip` other than its outline.
    static let clipFields: [Field] = [
        Field(
            "offset",
            .value("drivenPair"),
            "The offset from the centre, right and down, in points.",
            or: "[0, 0]"
        ),
        Field(
            "rule",
            .words(FillRule.allCases.map { $0.rawValue }),
            "The fill rule: which points are inside the outline.",
            or: "nonZero"
        ),
    ]

    /// The keys of `follow` other than its outline.
    static let followFields: [Field] = [
        Field(
            "at",
            .value("drivenNumber"),
            "The position on the outline, as a fraction of its length. Beyond 0…1, a closed "
                + "outline is followed around, and an open one is left at its end.",
            required: true,
            in: .trim
        ),
        Field(
            "rotate",
            .words(FollowRotation.allCases.map { $0.rawValue }),
            "With `auto`, the layer's x axis points in the direction of the outline, in addition "
                + "to the layer's own `rotate`.",
            or: "none"
        ),
    ]

    /// The keys of an outline in a combination or a morph, other than the outline itself.
    static let placementFields: [Field] = [
        Field(
            "offset",
            .value("drivenPair"),
            "The offset from the layer's centre, right and down, in points.",
            in: .points,
            or: "{x: 0, y: 0}"
        ),
        Field(
            "rotate",
            .value("drivenNumber"),
            "The rotation about the outline's own centre, in degrees clockwise.",
            or: "0"
        ),
        Field(
            "rule",
            .words(FillRule.allCases.map { $0.rawValue }),
            "The fill rule: which points are inside the outline.",
            or: "nonZero"
        ),
    ]

    /// The schema of `image`.
    static let image = ObjectSchema(
        name: "image",
        title: "an image",
        fields: [
            Field("file", .value("string"), "A PNG file in the design's folder."),
            Field(
                "files",
                .value("files"),
                "A PNG file for each frame, all of the same size."
            ),
            Field(
                "sheet",
                .value("string"),
                "A PNG file with a grid of cells, one frame per cell."
            ),
            Field(
                "cells",
                .value("pair"),
                "The numbers of columns and rows in a sheet.",
                in: "1…\(DesignLimits.keys)"
            ),
            Field(
                "count",
                .value("integer"),
                "The number of frames in numbered files or in a sheet, whose cells are read row "
                    + "by row.",
                or: "all cells"
            ),
            Field("first", .value("integer"), "The number of the first file.", or: "1"),
            Field(
                "frame",
                .value("drivenNumber"),
                "The index of the shown frame, from 0, rounded down. Indices beyond the last "
                    + "frame start again at 0, except that `[0, 12]` ends with the last of twelve "
                    + "frames.",
                or: "0"
            ),
            Field(
                "size",
                .value("drivenPair"),
                "The size in points. Default: one point for each pixel of the file without @2x.",
                in: .extent,
                or: "its pixels"
            ),
            Field(
                "filter",
                .words(ImageFilter.allCases.map { $0.rawValue }),
                "`smooth` interpolates when enlarging and averages when reducing; `nearest` copies "
                    + "single pixels, for pixel art.",
                or: "smooth"
            ),
        ],
        alternatives: ["file", "files", "sheet"]
    )
}
