import DesignFormat
import Indicators
import Lifecycles

extension ObjectSchema {
    /// The schema of an entire plan of goldens.
    static let goldenPlan = ObjectSchema(
        name: "goldenPlan",
        title: "a plan of goldens",
        fields: [
            Field("pinwheel", .value("version"), "The version of the format: 1.", required: true),
            Field(
                "goldens",
                .value("string"),
                "The folder of the goldens, relative to the plan's folder."
            ),
            Field(
                "tolerance",
                .object("goldenTolerance"),
                "The accepted differences, for sets without their own."
            ),
            Field(
                "sets",
                .list(of: "goldenSet"),
                "The designs and lifecycles to draw.",
                required: true
            ),
        ]
    )

    /// The schema of an item of `sets`.
    static let goldenSet = ObjectSchema(
        name: "goldenSet",
        title: "a set of goldens",
        fields: designFields + replayFields + [
            Field("name", .value("name"), "The first part of the goldens' names."),
            Field(
                "fps",
                .value("number"),
                "The frames per second of lifecycles and of states that time drives. Default: 60."
            ),
            Field("scales", .value("oneOrMoreNumbers"), "Pixels per point. Default: 1."),
            Field(
                "appearances",
                .value("appearances"),
                "`light` or `dark`, or a list of them. Default: both."
            ),
            Field("palette", .words(Palette.allCases.map(\.rawValue)), "The system colours."),
            Field("parameters", .value("values"), "New values for parameters."),
            Field("tolerance", .object("goldenTolerance"), "The accepted differences."),
        ]
    )

    private static let designFields = [
        Field(
            "designs",
            .value("oneOrMoreTexts"),
            "Names of built-in designs and paths of files. Default: all built-in designs, or none "
                + "if there are lifecycles."
        ),
        Field("states", .value("states"), "The states of the designs. Default: all."),
        Field(
            "steps",
            .value("integer"),
            "The number of evenly spaced frames per state, or per period of a loop."
        ),
        Field(
            "wholePeriods",
            .value("boolean"),
            "Whether loops have exactly fps frames per second, over several periods if necessary."
        ),
    ]

    private static let replayFields = [
        Field("lifecycle", .value("lifecycles"), "Lifecycles. Each is played with each trace."),
        Field("lifecycles", .value("lifecycles"), "Another name for lifecycle."),
        Field(
            "trace",
            .value("oneOrMoreTexts"),
            "Names of built-in traces and paths of files. Default: t130."
        ),
        Field("traces", .value("oneOrMoreTexts"), "Another name for trace."),
        Field(
            "work",
            .value("duration"),
            "The duration of the simulated work. Default: that of the lifecycle."
        ),
        Field(
            "failAfter",
            .value("duration"),
            "The time after which the work fails. With “work”, only the first time."
        ),
        Field("retry", .value("oneOrMoreNumbers"), "Tap Retry at these times, in seconds."),
        Field("dismiss", .value("oneOrMoreNumbers"), "Tap Dismiss at these times, in seconds."),
        Field("fix", .value("oneOrMoreTexts"), "The known bugs to fix, or all."),
        Field("callbacks", .value("callbacks"), "exact, or the number of callbacks per second."),
        Field(
            "times",
            .value("oneOrMoreNumbers"),
            "The times of the frames, in seconds. Replaces fps."
        ),
        Field("design", .value("string"), "A design that replaces the article's indicator."),
        Field(
            "stage",
            .words(StageView.allCases.map(\.rawValue)),
            "The part of the stage to draw. Default: screen."
        ),
        Field("size", .value("pair"), "The width and height of the screen, in points."),
    ]

    /// The schema of `tolerance`.
    static let goldenTolerance = ObjectSchema(
        name: "goldenTolerance",
        title: "a tolerance",
        fields: [
            Field("step", .value("integer"), "The difference of any channel, 0 to 255."),
            Field("share", .value("number"), "The fraction of a frame's pixels that may differ."),
            Field(
                "density",
                .value("integer"),
                "The number of pixels that may differ in any window."
            ),
            Field("window", .value("integer"), "The side of the square window, in pixels."),
            Field(
                "sequenceShare",
                .value("number"),
                "The fraction of the pixels of all frames together that may differ."
            ),
        ]
    )
}
