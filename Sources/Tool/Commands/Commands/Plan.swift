import ArgumentParser
import Base
import Frames
import Goldens
import Platform

struct Plan: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "List the tasks of a run with their costs, to divide it among machines.",
        discussion: """
            Tasks depend only on designs and options, not on the number of shards. render, play, \
            verify and record draw one shard of them with --shard. --plan ensures that all shards \
            belong to the same run.

            Example: pinwheel plan render --scale 2,3 --shards 8 --json > plan.json
            """,
        subcommands: [PlanRender.self, PlanPlay.self, PlanVerify.self]
    )
}

/// The output options of `plan`.
struct PlanOptions: ParsableArguments {
    @Flag(help: "Print the plan as JSON for --plan; see pinwheel schema plan.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "Divide the run into this number of shards, and show the cost of each.",
            valueName: "count"
        ),
        transform: { try CommaList.wholeNumber($0, of: "shards", in: 1...Shard.most) }
    )
    var shards: Int?

    /// Prints the tasks of a run.
    func print(_ plan: some FramePlan) throws {
        try print(TaskPlan(of: plan, program: Pinwheel.configuration.version))
    }

    /// Prints tasks.
    func print(_ tasks: TaskPlan) throws {
        guard !json else { return try StandardOutput.write(line: tasks.text(shards: shards)) }
        try StandardOutput.write(lines: tasks.tasks.map(\.line) + lines(of: tasks))
    }

    /// Returns a line for each shard, and one for the total.
    private func lines(of plan: TaskPlan) -> [String] {
        var lines: [String] = []
        if let shards {
            for (index, part) in plan.parts(shards).enumerated() {
                let tasks = part.map { plan.tasks[$0] }
                lines.append("shard \(index + 1)/\(shards): \(RunTask.summary(of: tasks))")
            }
        }
        return lines + ["total: \(RunTask.summary(of: plan.tasks))"]
    }
}

extension RunTask {
    /// The task's frames and cost, in one line.
    fileprivate var line: String {
        let last = items.count == 1 ? "" : " and \(items.count - 1) more"
        return "\(name)\(last), about \(Self.milliseconds(cost))"
    }

    fileprivate static func summary(of tasks: [RunTask]) -> String {
        let frames = tasks.reduce(0) { $0 + $1.frameCount }
        let cost = tasks.reduce(0) { $0 + $1.cost }
        return "\(frames) frames in \(tasks.count) tasks, about \(milliseconds(cost))"
    }

    private static func milliseconds(_ microseconds: Double) -> String {
        "\(NumberText.short((microseconds / 100).rounded() / 10)) ms"
    }
}

struct PlanRender: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "List the tasks of render with the same options."
    )

    @OptionGroup var request: RenderArguments

    @OptionGroup(title: "Output")
    var options: PlanOptions

    func run() throws { try options.print(request.plan().plan) }
}

struct PlanPlay: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "List the tasks of play with the same options."
    )

    @OptionGroup var request: PlayArguments

    @OptionGroup(title: "Output")
    var options: PlanOptions

    func run() throws { try options.print(request.plan().plan) }
}

struct PlanVerify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "List the goldens of verify and record, one task for each.",
        aliases: ["record"]
    )

    @Argument(help: "Names of goldens, or prefixes of names. (default: the entire plan)")
    var names: [String] = []

    @OptionGroup(title: "Goldens")
    var goldens: GoldenOptions

    @OptionGroup(title: "Output")
    var options: PlanOptions

    func run() throws {
        let file = try goldens.file()
        let store = GoldenStore(folder: goldens.goldens ?? file.folder, failed: goldens.failed)
        let planned = try GoldenSelection.goldens(of: file, named: names, in: store)
        try options.print(TaskPlan(of: planned, program: Pinwheel.configuration.version))
    }
}
