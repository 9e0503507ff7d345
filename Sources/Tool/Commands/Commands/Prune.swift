import ArgumentParser
import Base
import Frames
import Goldens
import Indicators
import Platform

struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
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
                hint: "name one with --sets"
            )
        }
        var store = try options.store(of: file, telling: report)
        guard store.exists else {
            throw InputError(
                "there is no folder \(store.folder)",
                hint: "name that of the goldens with --goldens"
            )
        }
        let goldens = try GoldenSelection.goldens(of: file, named: [], in: store)
        store = store.unwrapped(for: goldens.map(\.subject.name))
        if delete { try store.checkIsWritable() }
        let (orphans, unknown) = try orphans(in: store, besides: goldens, of: file)
        for name in orphans {
            if delete { try store.remove(name) }
            try tell(name)
        }
        guard !report.json, !report.quiet else { return }
        if orphans.isEmpty, unknown.isEmpty {
            try StandardOutput.write(line: "every golden in \(store.folder) is planned")
        }
        if !orphans.isEmpty, !delete {
            let remedy =
                file.path == nil
                ? "no built-in makes these any more; --delete needs a plan: name one with --sets"
                : "--delete removes them"
            StandardError.write(lines: ["pinwheel: \(remedy)"])
        }
        if let first = unknown.first {
            let noun = unknown.count == 1 ? "golden" : "goldens"
            StandardError.write(lines: [
                "pinwheel: nothing is known of \(unknown.count) \(noun) of your own designs, "
                    + "\(first) first; list these in \(GoldenPlanFile.usualName), "
                    + "or name a plan with --sets"
            ])
        }
    }

    /// The goldens that nothing makes any more, and those of which only a plan could tell: a
    /// design's file can be recorded without one. All are read before any is removed.
    private func orphans(
        in store: GoldenStore,
        besides goldens: [PlannedGolden],
        of file: GoldenPlanFile
    ) throws -> (orphans: [GoldenName], unknown: [GoldenName]) {
        var (orphans, unknown): ([GoldenName], [GoldenName]) = ([], [])
        for name in try GoldenSelection.unplanned(in: store, besides: goldens) {
            let manifest = try store.manifest(of: name)
            guard manifest?["test"] == nil else { continue }
            let isBuiltIn = Program.current.knownDesigns.contains(manifest?["design"] ?? "")
            if file.path != nil || isBuiltIn {
                orphans.append(name)
            } else {
                unknown.append(name)
            }
        }
        return (orphans, unknown)
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
