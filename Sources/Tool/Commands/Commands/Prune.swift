import ArgumentParser
import Base
import Frames
import Goldens
import Indicators
import Platform

struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "List goldens that the plan no longer contains.",
        discussion: """
            Goldens that tests have recorded are ignored. --delete removes the listed goldens; it \
            needs a plan's file, and the entire plan.

            Example: pinwheel prune --delete
            """
    )

    @Argument(help: ArgumentHelp("Not allowed: prune needs the entire plan.", visibility: .hidden))
    var names: [String] = []

    @OptionGroup(title: "Goldens")
    var options: GoldenOptions

    @Flag(help: "Remove the listed goldens.")
    var delete = false

    @OptionGroup var report: ReportOptions

    func run() throws {
        InterruptionHandling.start()
        guard names.isEmpty else {
            throw InputError(
                "prune checks the entire plan, not a part of it",
                hint: "leave out \(names.joined(separator: " "))"
            )
        }
        let file = try options.file()
        guard file.path != nil || !delete else {
            throw InputError(
                "--delete needs a plan, and there is no \(GoldenPlanFile.defaultName) here",
                hint: "name one with --sets"
            )
        }
        var store = try options.store(of: file, reporting: report)
        guard store.exists else {
            throw InputError(
                "there is no folder \(store.folder)",
                hint: "name the folder of the goldens with --goldens"
            )
        }
        let goldens = try GoldenSelection.goldens(of: file, named: [], in: store)
        store = store.unwrapped(for: goldens.map(\.subject.name))
        if delete { try store.checkIsWritable() }
        let (orphans, unknown) = try orphans(in: store, besides: goldens, of: file)
        for name in orphans {
            if delete { try store.remove(name) }
            try printResult(name)
        }
        guard !report.json, !report.quiet else { return }
        if orphans.isEmpty, unknown.isEmpty {
            try StandardOutput.write(line: "the plan contains every golden in \(store.folder)")
        }
        if !orphans.isEmpty, !delete {
            let remedy =
                file.path == nil
                ? "no built-in design draws these goldens; to use --delete, name a plan with --sets"
                : "to remove them, use --delete"
            StandardError.write(lines: ["pinwheel: \(remedy)"])
        }
        if let first = unknown.first {
            let noun = unknown.count == 1 ? "golden" : "goldens"
            StandardError.write(lines: [
                "pinwheel: without \(GoldenPlanFile.defaultName), it is unknown which of the "
                    + "\(unknown.count) \(noun) of your own designs (\(first), …) are unused; "
                    + "name a plan with --sets"
            ])
        }
    }

    /// Returns goldens that are not planned, and goldens that cannot be classified without a plan.
    ///
    /// A golden of a design file is planned only if a plan lists the file. All manifests are read
    /// before any golden is removed.
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

    private func printResult(_ name: GoldenName) throws {
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
