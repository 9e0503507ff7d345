import Summaries
import ArgumentParser
import Base
import Frames
import Lifecycles
import Platform

struct LifecycleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lifecycle",
        abstract: "List the lifecycles, or show the states, parameters and known bugs of one.",
        discussion: """
            A lifecycle is a pull-to-refresh from a published article, including its bugs. Set its \
            parameters with trace -P, and fix its bugs with --fix.

            Example: pinwheel lifecycle scroll-action
            """
    )

    @Argument(
        help: ArgumentHelp("The lifecycle to show. (default: list all)", valueName: "lifecycle"),
        completion: .list(LifecycleKind.allCases.map(\.rawValue)),
        transform: LifecycleArgument.name
    )
    var lifecycle: LifecycleKind?

    @Flag(help: "Print a line of JSON for each lifecycle instead of text.")
    var json = false

    func run() throws {
        let chosen = lifecycle.map { [$0] } ?? LifecycleKind.allCases
        let summaries = chosen.map { LifecycleSummary(lifecycle: $0.withDefaults) }
        if json {
            try StandardOutput.write(lines: summaries.map(\.json.text))
        } else if lifecycle != nil {
            try StandardOutput.write(lines: summaries.flatMap(\.lines))
        } else {
            let widest = summaries.map(\.name.count).max() ?? 0
            try StandardOutput.write(
                lines: summaries.map { summary in
                    let room = String(repeating: " ", count: widest - summary.name.count + 2)
                    return summary.name + room + summary.title
                }
            )
        }
    }
}
