import ArgumentParser
import Imaging
import UserInput

struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List goldens that the plan does not make any more.",
        discussion: """
            Goldens that tests have recorded are left alone. Nothing is removed without --delete, \
            and never where there is no plan's file or only a part of a plan is looked at.

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
        guard file.path != nil || !delete else {
            throw InputError(
                "--delete needs a plan, and there is no \(GoldenPlanFile.usualName) here",
                hint: "name one with --plan"
            )
        }
        let store = options.store(of: file, telling: report)
        guard Folder.exists(store.folder) else {
            throw InputError(
                "there is no folder \(store.folder)",
                hint: "name that of the goldens with --goldens"
            )
        }
        let goldens = try GoldenSelection.goldens(of: file, named: [], in: store)
        // All are read before any is removed.
        let orphans = try GoldenSelection.unplanned(in: store, besides: goldens).filter { name in
            try store.manifest(of: name)?["test"] == nil
        }
        for name in orphans {
            if delete { try store.remove(name) }
            try tell(name)
        }
        if orphans.isEmpty, !report.json, !report.quiet {
            try StandardOutput.write(line: "every golden in \(store.folder) is planned")
        } else if !delete, !report.json, !report.quiet {
            let remedy =
                file.path == nil
                ? "these are no built-in's, and there is no plan: name one with --plan"
                : "--delete removes them"
            StandardError.write(lines: ["pinwheel: \(remedy)"])
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
