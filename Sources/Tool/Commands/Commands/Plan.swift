import ArgumentParser
import Base
import Frames
import Goldens
import Platform

struct Plan: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "List the tasks of a run and what they cost, for engines that divide it.",
        discussion: """
            The tasks depend on the designs and the options alone, not on the number of shards. \
            --shard of render, play, verify and record takes some of them; --plan makes sure that \
            all shards mean the same run.

            Example: pinwheel plan render --scale 2,3 --shards 8 --json > plan.json
            """,
        subcommands: [PlanRender.self, PlanPlay.self, PlanVerify.self]
    )
}

/// How a plan is printed.
struct PlanOptions: ParsableArguments {
    @Flag(help: "Print the plan as JSON, which --plan reads; schema plan describes it.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "Fix the number of shards, and show what each costs.",
            valueName: "count"
        ),
        transform: { try CommaList.whole($0, of: "shards", in: 1...Shard.most) }
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

    /// What each shard has to do, and the whole.
    private func lines(of plan: TaskPlan) -> [String] {
        var lines: [String] = []
        if let shards {
            for (index, part) in plan.parts(shards).enumerated() {
                let tasks = part.map { plan.tasks[$0] }
                lines.append("shard \(index + 1)/\(shards): \(RunTask.summary(of: tasks))")
            }
        }
        return lines + ["in all: \(RunTask.summary(of: plan.tasks))"]
    }
}

extension RunTask {
    /// The task as a line.
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
        abstract: "The tasks of render with the same options."
    )

    @OptionGroup var request: RenderArguments

    @OptionGroup(title: "Output")
    var options: PlanOptions

    func run() throws { try options.print(request.plan().plan) }
}

struct PlanPlay: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "The tasks of play with the same options."
    )

    @OptionGroup var request: PlayArguments

    @OptionGroup(title: "Output")
    var options: PlanOptions

    func run() throws { try options.print(request.plan().plan) }
}

struct PlanVerify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "The goldens of verify and record, each a task.",
        aliases: ["record"]
    )

    @Argument(help: "Goldens or what their names begin with, as verify takes them; all if none.")
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
