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
            Field("name", .value("name"), "The first word of the goldens' names."),
            Field(
                "fps",
                .value("number"),
                "Frames per second, if frames follow the clock; 60 if not given."
            ),
            Field("scales", .value("oneOrMoreNumbers"), "Pixels a point; 1 if not given."),
            Field("appearances", .value("appearances"), "light, dark, or both if not given."),
            Field("palette", .words(Palette.allCases.map(\.rawValue)), "The system colours."),
            Field("parameters", .value("values"), "New values for parameters."),
            Field("tolerance", .object("goldenTolerance"), "The accepted differences."),
        ]
    )

    private static let designFields = [
        Field(
            "designs",
            .value("oneOrMoreTexts"),
            "Built-ins and files; all built-ins if neither these nor lifecycles are given."
        ),
        Field("states", .value("states"), "The designs' states; all if not given."),
        Field("steps", .value("integer"), "Frames a state, or a turn of a loop, evenly spread."),
        Field(
            "wholePeriods",
            .value("boolean"),
            "Whether loops keep exactly to fps, for as many periods as that takes."
        ),
    ]

    private static let replayFields = [
        Field("lifecycle", .value("lifecycles"), "Lifecycles, each played with each trace."),
        Field("lifecycles", .value("lifecycles"), "Another name for lifecycle."),
        Field("trace", .value("oneOrMoreTexts"), "Built-ins and files; t130 if not given."),
        Field("traces", .value("oneOrMoreTexts"), "Another name for trace."),
        Field(
            "work",
            .value("duration"),
            "How long the app's work takes; as in the article's demo if not given."
        ),
        Field("failAfter", .value("duration"), "The work fails; with work, the first time only."),
        Field("retry", .value("oneOrMoreNumbers"), "Tap Retry at these times in seconds."),
        Field("dismiss", .value("oneOrMoreNumbers"), "Tap Dismiss at these times in seconds."),
        Field("fix", .value("oneOrMoreTexts"), "The article's faults to fix, or all."),
        Field("callbacks", .value("callbacks"), "exact, or callbacks a second."),
        Field(
            "times",
            .value("oneOrMoreNumbers"),
            "Times of the frames in seconds, in place of fps."
        ),
        Field("design", .value("string"), "A design in place of the article's own indicator."),
        Field("stage", .words(StageView.allCases.map(\.rawValue)), "screen if not given."),
        Field("size", .value("pair"), "The screen's width and height in points."),
    ]

    /// The schema of `tolerance`.
    static let goldenTolerance = ObjectSchema(
        name: "goldenTolerance",
        title: "a tolerance",
        fields: [
            Field("step", .value("integer"), "Steps by which a channel may differ, 0 to 255."),
            Field("share", .value("number"), "The share of a frame's pixels, 0 to 1."),
            Field("density", .value("integer"), "Pixels that may differ in any one window."),
            Field("window", .value("integer"), "The window's side in pixels."),
            Field("sequenceShare", .value("number"), "The share of all frames' pixels, 0 to 1."),
        ]
    )
}
