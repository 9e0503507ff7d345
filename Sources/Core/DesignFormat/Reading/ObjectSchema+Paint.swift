import Indicators
import Raster

extension ObjectSchema {
    /// The schema of a gradient, which contains exactly one of the keys.
    static let gradient = ObjectSchema(
        name: "gradient",
        title: "a paint",
        fields: [
            Field("linear", .value("linearOrColors"), "Colours along a line."),
            Field("radial", .value("radialOrColors"), "Colours by distance from a centre."),
            Field("conic", .value("conicOrColors"), "Colours by direction from a centre."),
            Field("along", .value("alongOrColors"), "Colours along a stroke; not for fills."),
        ],
        alternatives: ["linear", "radial", "conic", "along"]
    )

    /// The schema of `linear`.
    static let linear = ObjectSchema(
        name: "linear",
        title: "a linear gradient",
        fields: colorFields + [
            Field(
                "start",
                .value("drivenUnitPoint"),
                "The point of the first colour.",
                or: "top"
            ),
            Field(
                "end",
                .value("drivenUnitPoint"),
                "The point of the last colour.",
                or: "bottom"
            ),
        ]
    )

    /// The schema of `radial`.
    static let radial = ObjectSchema(
        name: "radial",
        title: "a radial gradient",
        fields: colorFields + [
            Field(
                "center",
                .value("drivenUnitPoint"),
                "The centre. Default: the layer's centre.",
                or: "center"
            ),
            Field(
                "startRadius",
                .value("drivenNumber"),
                "The distance of the first colour from the centre, in points.",
                in: .extent,
                or: "0"
            ),
            Field(
                "endRadius",
                .value("drivenNumber"),
                "The distance of the last colour from the centre, in points.",
                required: true,
                in: .extent
            ),
        ]
    )

    /// The schema of `conic`.
    static let conic = ObjectSchema(
        name: "conic",
        title: "a conic gradient",
        fields: colorFields + [
            Field(
                "center",
                .value("drivenUnitPoint"),
                "The centre. Default: the layer's centre.",
                or: "center"
            ),
            Field(
                "start",
                .value("drivenNumber"),
                "The direction of the first colour, in degrees.",
                or: "0"
            ),
            Field(
                "end",
                .value("drivenNumber"),
                "The direction of the last colour, in degrees.",
                or: "start + 360"
            ),
        ]
    )

    /// The schema of `along`.
    static let along = ObjectSchema(
        name: "along",
        title: "a gradient along a stroke",
        fields: colorFields
    )

    /// The schema of a gradient's stop.
    static let stop = ObjectSchema(
        name: "stop",
        title: "a stop",
        fields: [
            Field(
                "at",
                .value("drivenNumber"),
                "The location along the gradient, 0…1.",
                required: true,
                in: .fraction
            ),
            Field("color", .value("drivenColor"), "The colour at this location.", required: true),
        ]
    )

    /// The schemas of all maps in a design, for the definitions of the JSON schema.
    static func all(_ schemas: VocabularySchemas) -> [ObjectSchema] {
        [
            canvas, pull, parameter, state, schemas.layer, trim, stroke, fill, schemas.clip,
            schemas.follow, schemas.placedOutline, mask, shadow,
            repetition, clock,
            image, with, gradient, linear, radial, conic, along, stop, schemas.easing,
        ] + schemas.kinds.outlines + schemas.kinds.easings + [glyphs, glyphLine, spacedLine]
    }

    private static let colorFields = [
        Field("colors", .value("gradientColors"), "Colours at equal distances."),
        Field("stops", .list(of: "stop"), "Colours at given locations."),
        Field(
            "space",
            .words(Gradient.Interpolation.allCases.map { $0.rawValue }),
            "The colour space in which neighbouring colours are mixed.",
            or: "oklab"
        ),
    ]
}
