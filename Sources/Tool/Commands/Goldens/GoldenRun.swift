import ArgumentParser
import Base
import Console
import Frames
import Goldens
import Platform

/// The work of `verify` and `record`: draws and compares goldens one after another.
struct GoldenRun {
    /// Names or prefixes of goldens. All goldens of the plan are used if it is empty.
    let names: [String]
    /// The options for the plan, the goldens, shards and reports.
    let options: GoldenRunOptions
    /// The goldens that may be recorded.
    let mode: RecordMode
    /// The reason why nothing is recorded, if the user may not expect it.
    var noRecordingReason: String?
    /// The path of `--results`. That report is written even if all goldens pass.
    var results: String?
    /// Whether goldens fail if their design or state no longer exists.
    var refusesObsolete = false

    /// The options for the amount and format of output.
    private var report: ReportOptions { options.report }

    /// Checks all goldens, prints the results, and ends with the exit status.
    ///
    /// - Throws: `GoldenError` and `InputError`. `FoundDifference` or an `ExitCode` if not all
    ///   goldens pass.
    func run() throws {
        let file = try options.goldens.file()
        var store = try options.goldens.store(of: file, reporting: report)
        if mode != .none { try store.checkIsWritable() }
        try store.checkFailedFolder()
        let all = try GoldenSelection.goldens(of: file, named: names, in: store)
        store = store.unwrapped(for: all.map(\.subject.name))
        try checkResults(besides: all, of: file, in: store)
        let (goldens, part) = try selectedGoldens(of: all, in: store)
        var outcomes = check(goldens, in: store)
        // Only the first shard reports obsolete goldens.
        if refusesObsolete, part.map({ $0.part.index == 1 }) ?? true {
            let hasPlan = file.path != nil
            outcomes += try ObsoleteGoldens(verifying: all, named: names, hasPlan: hasPlan)
                .outcomes(in: store)
        }
        var reports = GoldenReports(
            store: store,
            results: results,
            hasPage: !options.withoutPage,
            part: part
        )
        // The report of a shard has only its own goldens.
        reports.write(part == nil ? outcomes : outcomes.filter { $0.status != .obsolete })
        if !report.quiet { printNotes(goldens, outcomes) }
        if report.json {
            printErrors(outcomes)
            try StandardOutput.write(lines: outcomes.map { GoldenSummary.json($0).text })
        } else {
            if !report.quiet {
                let checked = Set(outcomes.map(\.name))
                let unplanned = try unplanned(goldens, of: file, in: store)
                try warn(outcomes, unplanned: unplanned.filter { !checked.contains($0) }, in: store)
            }
            printErrors(outcomes)
            try printResults(outcomes, reports, in: store)
        }
        reports.printErrors()
        try GoldenSummary(outcomes: outcomes).throwUnlessPassed()
        guard reports.errors.isEmpty else { throw ExitCode(ExitStatus.usage.rawValue) }
    }

    /// Returns the goldens of the shard and its entry in the report, or all goldens and `nil`.
    ///
    /// - Throws: `InputError`, `FileError`.
    private func selectedGoldens(
        of goldens: [PlannedGolden],
        in store: GoldenStore
    ) throws -> ([PlannedGolden], ReportPart?) {
        let tasks = TaskPlan(of: goldens, program: Pinwheel.configuration.version)
        guard let selection = try options.shards.chosenShard(of: tasks) else {
            return (goldens, nil)
        }
        if !report.quiet { StandardError.write(lines: selection.notes.map { "pinwheel: \($0)" }) }
        let part = selection.part.map { part in
            ReportPart(part: part, positions: selection.items, count: goldens.count, store: store)
        }
        return (selection.items.map { goldens[$0] }, part)
    }

    /// Checks that the report does not overwrite a file that is read.
    private func checkResults(
        besides goldens: [PlannedGolden],
        of file: GoldenPlanFile,
        in store: GoldenStore
    ) throws(InputError) {
        guard let results else { return }
        let goldenFiles = goldens.map {
            "\(store.folder)/\($0.subject.name)\(GoldenManifest.fileEnding)"
        }
        try OutputConflictCheck.check([results], reading: file.files + names + goldenFiles)
    }

    private func check(_ goldens: [PlannedGolden], in store: GoldenStore) -> [GoldenOutcome] {
        let isBarShown = !report.quiet && StandardError.isTerminal
        let bar = isBarShown ? SharedProgressBar(total: goldens.count) : nil
        defer { bar?.finish() }
        var outcomes: [GoldenOutcome] = []
        for golden in goldens {
            let outcome = store.check(golden.subject, tolerance: golden.tolerance, mode: mode)
            outcomes.append(outcome)
            bar?.progress(outcomes.count, goldens.count)
        }
        return outcomes
    }

    /// Returns goldens that are not verified because neither a plan nor a name contains them.
    private func unplanned(
        _ goldens: [PlannedGolden],
        of file: GoldenPlanFile,
        in store: GoldenStore
    ) throws(GoldenError) -> [GoldenName] {
        guard names.isEmpty, file.path == nil, options.shards.shard == nil else { return [] }
        return try GoldenSelection.unplanned(in: store, besides: goldens).filter { name in
            // Goldens with unreadable manifests are not verified either.
            ((try? store.manifest(of: name)) ?? nil)?["test"] == nil
        }
    }

    private func warn(
        _ outcomes: [GoldenOutcome],
        unplanned: [GoldenName],
        in store: GoldenStore
    ) throws {
        var warnings = outcomes.flatMap(\.warnings)
        if let first = unplanned.first {
            let noun = unplanned.count == 1 ? "golden" : "goldens"
            warnings.append(
                "not verified: \(unplanned.count) \(noun) of unknown designs in \(store.folder), "
                    + "such as \(first); name the design's file, or list it in "
                    + GoldenPlanFile.defaultName
            )
        }
        StandardError.write(lines: warnings.map { "pinwheel: warning: \($0)" })
    }

    /// Prints notes on recorded frames, once for all variants of a design.
    private func printNotes(_ goldens: [PlannedGolden], _ outcomes: [GoldenOutcome]) {
        let recorded = zip(goldens, outcomes).filter { $0.1.status == .recorded }
        let notes = recorded.compactMap { $0.0.note }.unique()
        StandardError.write(lines: notes.map { "pinwheel: \($0)" })
    }

    /// Prints the errors of goldens that could not be compared to standard error.
    private func printErrors(_ outcomes: [GoldenOutcome]) {
        let errors = outcomes.filter { $0.status == .unusable }.flatMap(\.lines)
        StandardError.write(lines: errors.map { "pinwheel: \($0)" })
    }

    private func printResults(
        _ outcomes: [GoldenOutcome],
        _ reports: GoldenReports,
        in store: GoldenStore
    ) throws {
        let reported = outcomes.filter { outcome in
            switch outcome.status {
            case .failed, .missing, .obsolete: true
            case .recorded: !report.quiet
            case .passed, .unusable: false
            }
        }
        var lines = OutcomeGroup.groups(of: reported).flatMap { $0.lines(in: store) }
        if !report.quiet {
            lines.append(GoldenSummary(outcomes: outcomes).line)
            if let failures = reports.failureReport, failures.sequences.count > outcomes.count {
                let count = failures.sequences.count - outcomes.count
                let subject = count == 1 ? "failure is" : "failures are"
                lines.append("\(count) earlier \(subject) not accepted yet")
            }
            lines += reports.lines
        }
        if store.isReadOnly, outcomes.contains(where: { $0.status == .missing }) {
            lines.append("record: unpack \(store.folder), then record into the folder")
        } else if let command = recordCommand(forMissing: outcomes) {
            if let noRecordingReason { lines.append("nothing is recorded: \(noRecordingReason)") }
            lines.append("record: \(command)")
        }
        try StandardOutput.write(lines: lines)
    }

    /// Returns the command that records missing goldens.
    private func recordCommand(forMissing outcomes: [GoldenOutcome]) -> String? {
        let missing = outcomes.filter { $0.status == .missing }
        guard let first = missing.first else { return nil }
        // If no names are given, the golden is in the plan and can be named.
        let isPart = names.isEmpty && missing.count == 1 && outcomes.count > 1
        let words = ["record"] + (isPart ? [first.name.text] : names) + ["--mode", "missing"]
        return (Program.current.command + (words + options.goldens.words).map(ShellWord.quoted))
            .joined(separator: " ")
    }
}
