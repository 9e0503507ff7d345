extension Form {
    /// A whole plan of goldens.
    static let goldenPlan = Form(
        name: "goldenPlan",
        title: "a plan of goldens",
        fields: [
            Field("pinwheel", .value("version"), "The version of the format: 1.", required: true),
            Field("goldens", .value("text"), "The folder of the goldens, from the plan's own."),
            Field("tolerance", .form("goldenTolerance"), "What may differ, unless a set says."),
            Field("sets", .list(of: "goldenSet"), "What is drawn.", required: true),
        ]
    )

    /// One of `sets`.
    static let goldenSet = Form(
        name: "goldenSet",
        title: "a set of goldens",
        fields: [
            Field("name", .value("name"), "What the goldens' names begin with."),
            Field("designs", .value("words"), "Built-ins and files; all built-ins if not given."),
            Field("states", .value("words"), "The states; all of the design if not given."),
            Field("steps", .value("integer"), "Frames a state, evenly spread."),
            Field("fps", .value("number"), "Frames a second, where the clock runs."),
            Field("scales", .value("numbers"), "Pixels a point; 1 if not given."),
            Field("appearances", .value("words"), "light, dark, or both if not given."),
            Field("palette", .words(Palette.allCases.map(\.rawValue)), "The system colours."),
            Field("parameters", .value("anything"), "New values for the designs' parameters."),
            Field("tolerance", .form("goldenTolerance"), "What may differ."),
        ]
    )

    /// `tolerance`.
    static let goldenTolerance = Form(
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
