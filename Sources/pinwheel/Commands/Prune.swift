import ArgumentParser
import Imaging
import UserInput

struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List goldens that the plan does not make any more.",
        discussion: """
            Goldens that tests have recorded are left alone. Nothing is removed without --delete, \
            and never where only a part of the plan is looked at.

            Example: pinwheel prune --delete
            """
    )

    @Argument(help: ArgumentHelp("None: a part of the plan cannot be pruned.", visibility: .hidden))
    var names: [String] = []

    @OptionGroup(title: "Goldens")
    var options: GoldenOptions

    @Flag(help: "Remove them.")
    var delete = false

    @OptionGroup var report: ReportOptions

    func run() throws {
        InterruptionHandling.start()
        guard names.isEmpty else {
            throw InputError(
                "prune looks at the whole plan, never at a part of it",
                hint: "leave out \(names.joined(separator: " "))"
            )
        }
        let file = try options.file()
        let store = options.store(of: file)
        let planned = Set(
            try GoldenSelection.goldens(of: file, named: []).map { $0.subject.name.text }
        )
        // All are read before any is removed.
        let orphans = try store.names().filter { name in
            guard !planned.contains(name.text) else { return false }
            return try store.manifest(of: name)?["test"] == nil
        }
        for name in orphans {
            if delete { try store.remove(name) }
            try tell(name)
        }
        if orphans.isEmpty, !report.json, !report.quiet {
            try StandardOutput.write(line: "every golden in \(store.folder) is planned")
        } else if !delete, !report.json, !report.quiet {
            StandardError.write(lines: ["pinwheel: --delete removes them"])
        }
    }

    private func tell(_ name: GoldenName) throws {
        if report.json {
            let line = JSON.object([
                JSON.Member("name", .string(name.text)),
                JSON.Member("deleted", .bool(delete)),
            ])
            try StandardOutput.write(line: line.text)
        } else if !report.quiet {
            try StandardOutput.write(line: "\(name): \(delete ? "removed" : "not planned")")
        }
    }
}
