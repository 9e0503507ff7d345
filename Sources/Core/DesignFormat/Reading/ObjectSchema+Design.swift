import Base
import Indicators

extension ObjectSchema {
    /// The whole file.
    package static let design = ObjectSchema(
        name: "design",
        title: "a design",
        fields: [
            Field("pinwheel", .value("version"), "The version of the format: 1.", required: true),
            Field(
                "name",
                .value("name"),
                "The name in commands and file names.",
                or: "the file's name"
            ),
            Field("title", .value("string"), "One line that says what the indicator is."),
            Field("canvas", .object("canvas"), "The picture's size.", required: true),
            Field("pull", .object("pull"), "How the pull is measured."),
            Field(
                "background",
                .value("drivenColor"),
                "What lies behind the layers.",
                or: "clear"
            ),
            Field(
                "parameters",
                .map(of: "parameter", names: []),
                "Values that can be changed without changing the file, used as $name."
            ),
            Field(
                "states",
                .map(of: "state", names: StateName.allCases.map { $0.rawValue }),
                """
                The states that the indicator has, and how they run. `failure` follows `refreshing`, and \
                in the lifecycle `refreshable`, where the error is shown once the indicator is gone, \
                `finishing`. No lifecycle comes to `success` or `noMore`: they are for `render`, `still` \
                and the preview.
                """,
                required: true
            ),
            Field("layers", .list(of: "layer"), "What is drawn, back to front.", required: true),
            Field(
                "glyphs",
                .list(of: "glyphs"),
                "Outlines of texts in fonts, which are drawn without the fonts' files."
            ),
        ]
    )

    /// `canvas`.
    static let canvas = ObjectSchema(
        name: "canvas",
        title: "a canvas",
        fields: [
            Field(
                "size",
                .value("pair"),
                "Width and height in points.",
                required: true,
                in: .canvasSide
            )
        ]
    )

    /// `pull`.
    static let pull = ObjectSchema(
        name: "pull",
        title: "a pull",
        fields: [
            Field(
                "threshold",
                .value("number"),
                "The pull in points that makes progress 1.",
                in: .extent
            )
        ]
    )

    /// One of `parameters`.
    static let parameter = ObjectSchema(
        name: "parameter",
        title: "a parameter",
        fields: [
            Field(
                "type",
                .words(["number", "color", "colors", "choice", "boolean"]),
                "What values it takes.",
                required: true
            ),
            Field("default", .value("anything"), "The value unless told.", required: true),
            Field("range", .value("pair"), "The least and the greatest number allowed."),
            Field("choices", .value("words"), "The words to choose from."),
            Field("title", .value("string"), "One line that says what it is for."),
        ]
    )

    /// One of `states`.
    static let state = ObjectSchema(
        name: "state",
        title: "a state",
        fields: [
            Field(
                "drive",
                .words(StateTimeline.Drive.allCases.map { $0.rawValue }),
                "What moves the state on: the pull's progress or the time.",
                or: "progress"
            ),
            Field(
                "frames",
                .value("integer"),
                "How many frames the state is drawn in.",
                in: "1…\(DesignLimits.frames)",
                or: "as many as its time takes"
            ),
            Field(
                "from",
                .value("number"),
                "The progress at the state's beginning.",
                in: "0…1; from `armed` on up to 1000"
            ),
            Field(
                "to",
                .value("number"),
                "The progress at the state's end.",
                in: "as `from`"
            ),
            Field("duration", .value("number"), "Seconds from `from` to `to`.", in: .duration),
            Field(
                "period",
                .value("number"),
                "Seconds of one period, for a state of time.",
                in: .duration,
                or: "in a loop, until all clocks of layers are round"
            ),
            Field(
                "intro",
                .value("number"),
                "Seconds of lead-in before the first period. Local time 0…1 is the lead-in and one period; a loop "
                    + "repeats the period alone.",
                in: .wait,
                or: "0"
            ),
            Field(
                "loop",
                .value("boolean"),
                "Whether the period repeats; else the end holds.",
                or: "false"
            ),
        ]
    )
}

extension ObjectSchema.Field {
    /// A key with a number within bounds.
    convenience init(
        _ key: String,
        _ shape: ValueShape,
        _ summary: String,
        required: Bool = false,
        in bounds: NumberBounds,
        or standard: String? = nil
    ) {
        self.init(key, shape, summary, required: required, in: bounds.documented, or: standard)
    }
}

extension NumberBounds {
    /// The bounds for a reference; nil where they only keep nonsense out.
    var documented: String? { abs(range.upperBound) < Self.longest ? allowed : nonNegative }

    private var nonNegative: String? {
        range.lowerBound < 0 ? nil : "≥ \(NumberText.short(range.lowerBound))\(unit)"
    }
}
