import DesignFormat
import Indicators
import Lifecycles

extension ObjectSchema {
    /// A whole plan of goldens.
    static let goldenPlan = ObjectSchema(
        name: "goldenPlan",
        title: "a plan of goldens",
        fields: [
            Field("pinwheel", .value("version"), "The version of the format: 1.", required: true),
            Field("goldens", .value("string"), "The folder of the goldens, from the plan's own."),
            Field("tolerance", .object("goldenTolerance"), "What may differ, unless a set says."),
            Field("sets", .list(of: "goldenSet"), "What is drawn.", required: true),
        ]
    )

    /// One of `sets`.
    static let goldenSet = ObjectSchema(
        name: "goldenSet",
        title: "a set of goldens",
        fields: designFields + replayFields + [
            Field("name", .value("name"), "What the goldens' names begin with."),
            Field("fps", .value("number"), "Frames a second, where the clock runs; else 60."),
            Field("scales", .value("oneOrMoreNumbers"), "Pixels a point; 1 if not given."),
            Field("appearances", .value("appearances"), "light, dark, or both if not given."),
            Field("palette", .words(Palette.allCases.map(\.rawValue)), "The system colours."),
            Field("parameters", .value("values"), "New values for parameters."),
            Field("tolerance", .object("goldenTolerance"), "What may differ."),
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
        Field("lifecycles", .value("lifecycles"), "The same as lifecycle."),
        Field("trace", .value("oneOrMoreTexts"), "Built-ins and files; t130 if not given."),
        Field("traces", .value("oneOrMoreTexts"), "The same as trace."),
        Field(
            "work",
            .value("duration"),
            "How long the app's work takes; as in the article's demo if not given."
        ),
        Field("failAfter", .value("duration"), "The work fails; with work, the first time only."),
        Field("retry", .value("oneOrMoreNumbers"), "Tap Retry at these times in seconds."),
        Field("dismiss", .value("oneOrMoreNumbers"), "Tap Dismiss at these times in seconds."),
        Field("fix", .value("oneOrMoreTexts"), "The article's faults to mend, or all."),
        Field("callbacks", .value("callbacks"), "exact, or callbacks a second."),
        Field("times", .value("oneOrMoreNumbers"), "Moments in seconds in place of frames."),
        Field("design", .value("string"), "A design in place of the article's own indicator."),
        Field("stage", .words(StageView.allCases.map(\.rawValue)), "screen if not given."),
        Field("size", .value("pair"), "The screen's width and height in points."),
    ]

    /// `tolerance`.
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
