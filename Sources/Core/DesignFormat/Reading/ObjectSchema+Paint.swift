import Indicators
import Raster

extension ObjectSchema {
    /// A paint that is no single colour; it has exactly one of the keys.
    static let gradient = ObjectSchema(
        name: "gradient",
        title: "a paint",
        fields: [
            Field("linear", .value("linearOrColors"), "Colours along a line."),
            Field("radial", .value("radialOrColors"), "Colours by distance from a centre."),
            Field("conic", .value("conicOrColors"), "Colours by direction from a centre."),
        ],
        alternatives: ["linear", "radial", "conic"]
    )

    /// `linear`.
    static let linear = ObjectSchema(
        name: "linear",
        title: "a linear gradient",
        fields: colorFields + [
            Field(
                "start",
                .value("drivenUnitPoint"),
                "Where the first colour is; top by default.",
                or: "top"
            ),
            Field(
                "end",
                .value("drivenUnitPoint"),
                "Where the last colour is; bottom by default.",
                or: "bottom"
            ),
        ]
    )

    /// `radial`.
    static let radial = ObjectSchema(
        name: "radial",
        title: "a radial gradient",
        fields: colorFields + [
            Field(
                "center",
                .value("drivenUnitPoint"),
                "The centre; the layer's by default.",
                or: "center"
            ),
            Field(
                "startRadius",
                .value("drivenNumber"),
                "Points to the first colour; 0 by default.",
                in: .extent,
                or: "0"
            ),
            Field(
                "endRadius",
                .value("drivenNumber"),
                "Points to the last colour.",
                required: true,
                in: .extent
            ),
        ]
    )

    /// `conic`.
    static let conic = ObjectSchema(
        name: "conic",
        title: "a conic gradient",
        fields: colorFields + [
            Field(
                "center",
                .value("drivenUnitPoint"),
                "The centre; the layer's by default.",
                or: "center"
            ),
            Field(
                "start",
                .value("drivenNumber"),
                "The first colour's direction, degrees; 0.",
                or: "0"
            ),
            Field(
                "end",
                .value("drivenNumber"),
                "The last colour's direction; start + 360.",
                or: "start + 360"
            ),
        ]
    )

    /// One of `stops`.
    static let stop = ObjectSchema(
        name: "stop",
        title: "a stop",
        fields: [
            Field(
                "at",
                .value("drivenNumber"),
                "The place along the gradient, 0…1.",
                required: true,
                in: .share
            ),
            Field("color", .value("drivenColor"), "The colour there.", required: true),
        ]
    )

    /// The schemas that the schema of designs defines.
    static func all(_ schemas: VocabularySchemas) -> [ObjectSchema] {
        [
            canvas, pull, parameter, state, schemas.layer, trim, stroke, fill, schemas.clip, mask,
            shadow,
            repetition, clock,
            image, with, gradient, linear, radial, conic, stop, schemas.easing,
        ] + schemas.kinds.outlines + schemas.kinds.easings + [glyphs, glyphLine, spacedLine]
    }

    private static let colorFields = [
        Field("colors", .value("gradientColors"), "Colours at equal distances."),
        Field("stops", .list(of: "stop"), "Colours at places of their own."),
        Field(
            "space",
            .words(Gradient.Interpolation.allCases.map { $0.rawValue }),
            "Where neighbouring colours mix; oklab by default.",
            or: "oklab"
        ),
    ]
}
