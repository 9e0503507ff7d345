import DesignFormat

extension ObjectSchema {
    /// A run's plan.
    static let runPlan = ObjectSchema(
        name: "runPlan",
        title: "a run's plan",
        fields: [
            Field("pinwheel", .value("version"), "The version of the format: 1.", required: true),
            Field("plan", .value("string"), "Tells runs of other frames apart.", required: true),
            Field("shards", .value("integer"), "The number of shards, where it is fixed."),
            Field("tasks", .list(of: "runTask"), "What is to be done, in order.", required: true),
        ]
    )

    /// One of `tasks`.
    static let runTask = ObjectSchema(
        name: "runTask",
        title: "a task of a run",
        fields: [
            Field(
                "golden",
                .value("string"),
                "The golden; frames have first and file in its place."
            ),
            Field("design", .value("string"), "What is drawn."),
            Field("state", .value("string"), "In which state."),
            Field("scale", .value("number"), "Pixels a point."),
            Field("appearance", .value("string"), "light or dark."),
            Field("first", .value("integer"), "The first frame in the run, from 0."),
            Field("file", .value("string"), "The first frame's file."),
            Field("palette", .value("string"), "The colours' names, where they are not usual."),
            Field("parameters", .value("string"), "Values such as lineWidth=4."),
            Field("lifecycle", .value("string"), "What is replayed."),
            Field("trace", .value("string"), "What it is replayed with."),
            Field("count", .value("integer"), "How many frames follow each other.", required: true),
            Field("cost", .value("number"), "About as many microseconds.", required: true),
        ]
    )
}

extension FormatSchema {
    /// Plans of runs, which `pinwheel plan --json` prints.
    package static let runPlan = FormatSchema(
        name: "plan",
        summary: "The tasks of a run and what they cost.",
        root: .runPlan,
        schemas: [.runTask],
        values: SchemaValues.named(["number", "integer", "string", "version"])
    )
}

extension RunTask {
    /// The names of what a task says of itself.
    package static let factNames = Set(ObjectSchema.runTask.fields.map(\.key))
}
