import Base
import Indicators

extension ObjectSchema {
    /// The schema of a design file.
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
            Field("title", .value("string"), "A short title for people, in lists and galleries."),
            Field("kind", .value("kind"), "The group in lists and galleries."),
            Field("tags", .value("names"), "Words that the design can be found by.", in: "≤ 16"),
            Field("about", .value("sentence"), "One sentence about the design, for galleries."),
            Field(
                "origin",
                .value("sentence"),
                "The source of the timing or of the shapes, with its licence."
            ),
            Field("canvas", .object("canvas"), "The size of the drawn image.", required: true),
            Field("pull", .object("pull"), "The distance of a full pull."),
            Field(
                "background",
                .value("drivenColor"),
                "The colour behind the layers.",
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
                The states of the indicator and their timing. `failure` follows `refreshing`. In \
                the lifecycle `refreshable`, which shows the error after the indicator has \
                disappeared, it follows `finishing`. No lifecycle enters `success` or `noMore`; \
                use them with `render`, `still` and the preview.
                """,
                required: true
            ),
            Field("layers", .list(of: "layer"), "What is drawn, back to front.", required: true),
            Field(
                "glyphs",
                .list(of: "glyphs"),
                "Outlines of texts, so that the design is drawn without its font files."
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
                "The pull distance at which progress is 1, in points.",
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
                .words(ParameterType.allCases.map { $0.rawValue }),
                "The type of its values. An integer is a whole number, such as a number of copies.",
                required: true
            ),
            Field("default", .value("anything"), "The default value.", required: true),
            Field("range", .value("pair"), "The smallest and the largest allowed number."),
            Field("choices", .value("words"), "The allowed values of a choice."),
            Field("title", .value("string"), "A one-line description of the parameter."),
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
                "The source of the animation: the progress of the pull, or time.",
                or: "progress"
            ),
            Field(
                "frames",
                .value("integer"),
                "The number of frames of the state.",
                in: "1…\(DesignLimits.frames)",
                or: "as many as its duration needs"
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
            Field(
                "duration",
                .value("number"),
                "The time from `from` to `to`, in seconds.",
                in: .duration
            ),
            Field(
                "period",
                .value("number"),
                "The length of one period in seconds, if time drives the state.",
                in: .duration,
                or: "in a loop, until all layers' clocks have completed whole periods"
            ),
            Field(
                "intro",
                .value("number"),
                "The length of the intro before the first period, in seconds. It is played once. "
                    + "During it, values have their first value, unless they are written as "
                    + "`{intro: …, loop: …}`.",
                in: .wait,
                or: "0"
            ),
            Field(
                "loop",
                .value("boolean"),
                "Whether the period repeats. Otherwise the last value is held.",
                or: "false"
            ),
        ]
    )
}

extension ObjectSchema.Field {
    /// Creates a key whose value is a number within bounds.
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
    /// The bounds for the reference. `nil` if they are only technical limits.
    var documented: String? { abs(range.upperBound) < Self.longest ? allowed : nonNegative }

    private var nonNegative: String? {
        range.lowerBound < 0 ? nil : "≥ \(NumberText.short(range.lowerBound))\(unit)"
    }
}
