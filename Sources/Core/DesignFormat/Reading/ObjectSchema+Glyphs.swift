import Indicators

extension ObjectSchema {
    /// One of `glyphs`.
    static let glyphs = ObjectSchema(
        name: "glyphs",
        title: "a font's glyphs",
        fields: [
            Field("font", .value("string"), "The file that texts name.", required: true),
            Field(
                "unitsPerEm",
                .value("number"),
                "Units of an em; all lengths here are in units, y points down from the baseline.",
                required: true,
                in: .unitsPerEm
            ),
            Field("ascent", .value("number"), "Units above the baseline.", required: true),
            Field("descent", .value("number"), "Units below the baseline.", required: true),
            Field("capHeight", .value("number"), "The height of capitals.", required: true),
            Field("outlines", .value("words"), "SVG path data, each outline once."),
            Field("lines", .list(of: "glyphLine"), "The texts.", required: true),
        ]
    )

    /// One of the `lines` of `glyphs`.
    static let glyphLine = ObjectSchema(
        name: "glyphLine",
        title: "a line of glyphs",
        fields: [
            Field("text", .value("textLine"), "What it says.", required: true)
        ] + runFields + [
            Field(
                "spaced",
                .object("spacedLine"),
                "The same without ligatures, for where there is `spacing`.",
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
        Field("advance", .value("number"), "How far it reaches.", required: true),
        Field(
            "letters",
            .value("letters"),
            "The place of each, and the index of its outline; blanks have none.",
            required: true
        ),
    ]
}
