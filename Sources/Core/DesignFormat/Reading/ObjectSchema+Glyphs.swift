import Indicators

extension ObjectSchema {
    /// One of `glyphs`.
    static let glyphs = ObjectSchema(
        name: "glyphs",
        title: "a font's glyphs",
        fields: [
            Field(
                "font",
                .value("string"),
                "The font file, written as in the `font` of a text.",
                required: true
            ),
            Field(
                "unitsPerEm",
                .value("number"),
                "Units per em. All lengths here are in these units; y points down from the "
                    + "baseline.",
                required: true,
                in: .unitsPerEm
            ),
            Field("ascent", .value("number"), "The ascent above the baseline.", required: true),
            Field("descent", .value("number"), "The descent below the baseline.", required: true),
            Field("capHeight", .value("number"), "The height of capitals.", required: true),
            Field(
                "outlines",
                .value("words"),
                "The distinct outlines of letters, as SVG path data."
            ),
            Field("lines", .list(of: "glyphLine"), "The texts.", required: true),
        ]
    )

    /// One of the `lines` of `glyphs`.
    static let glyphLine = ObjectSchema(
        name: "glyphLine",
        title: "a line of glyphs",
        fields: [
            Field("text", .value("textLine"), "The text.", required: true)
        ] + runFields + [
            Field(
                "spaced",
                .object("spacedLine"),
                "The letters without ligatures, for texts with `spacing`.",
                or: "the same letters"
            )
        ]
    )

    /// `spaced` of a line of `glyphs`.
    static let spacedLine = ObjectSchema(
        name: "spacedLine",
        title: "a line of spaced glyphs",
        fields: runFields
    )

    private static let runFields = [
        Field("advance", .value("number"), "The width of the text.", required: true),
        Field(
            "letters",
            .value("letters"),
            "The x position of each letter and the index of its outline in `outlines`. A space "
                + "has no index.",
            required: true
        ),
    ]
}
