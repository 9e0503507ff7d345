import DesignFormat

extension ObjectSchema {
    /// The schema of a run's plan.
    static let runPlan = ObjectSchema(
        name: "runPlan",
        title: "the plan of a run",
        fields: [
            Field("pinwheel", .value("version"), "The version of the format: 1.", required: true),
            Field("plan", .value("string"), "The hash that identifies the run.", required: true),
            Field("shards", .value("integer"), "The number of shards, if it is fixed."),
            Field("tasks", .list(of: "runTask"), "The tasks, in order.", required: true),
        ]
    )

    /// The schema of a task.
    static let runTask = ObjectSchema(
        name: "runTask",
        title: "a task of a run",
        fields: [
            Field(
                "golden",
                .value("string"),
                "The golden's name. Tasks that render frames have the keys `first` and `file` instead."
            ),
            Field("design", .value("string"), "The design."),
            Field("state", .value("string"), "The state."),
            Field("scale", .value("number"), "The number of pixels per point."),
            Field("appearance", .value("string"), "light or dark."),
            Field("first", .value("integer"), "The index of the first frame in the run, from 0."),
            Field("file", .value("string"), "The first frame's file."),
            Field("palette", .value("string"), "The palette, unless it is the default."),
            Field("parameters", .value("string"), "Values such as lineWidth=4."),
            Field("lifecycle", .value("string"), "The lifecycle of a replay."),
            Field("trace", .value("string"), "The trace of a replay."),
            Field("count", .value("integer"), "The number of frames.", required: true),
            Field("cost", .value("number"), "The estimated time in microseconds.", required: true),
        ]
    )
}

extension FormatSchema {
    /// The format of plans, which `pinwheel plan --json` prints.
    package static let runPlan = FormatSchema(
        name: "plan",
        summary: "The tasks of a run and their estimated times.",
        root: .runPlan,
        schemas: [.runTask],
        values: SchemaValues.named(["number", "integer", "string", "version"])
    )
}

extension RunTask {
    /// The names of all fields of a task in a plan's file.
    package static let fieldNames = Set(ObjectSchema.runTask.fields.map(\.key))
}
