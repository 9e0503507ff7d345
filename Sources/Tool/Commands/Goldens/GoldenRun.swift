import ArgumentParser
import Base
import Console
import Frames
import Goldens
import Platform

/// Draws goldens' subjects and compares them, one after the other.
struct GoldenRun {
    /// What the command line names; all of the plan if nothing.
    let names: [String]
    /// Where plan and goldens are, which part of the goldens to work on, and what is reported.
    let options: GoldenRunOptions
    /// What may be recorded.
    let mode: RecordMode
    /// Why nothing is recorded, where the user may not expect it.
    var obstacle: String?
    /// Where a report goes, whatever it says; nil for the usual path, and then only if something
    /// is wrong.
    var results: String?
    /// Whether goldens whose design or state is gone are failures.
    var refusesObsolete = false

    /// How much is said.
    private var report: ReportOptions { options.report }

    /// Checks all, prints the outcomes, and ends with the exit status for them.
    ///
    /// - Throws: `GoldenError`, `InputError`; `FoundDifference` or an `ExitCode` where not all
    ///   passes.
    func run() throws {
        let file = try options.goldens.file()
        var store = try options.goldens.store(of: file, telling: report)
        if mode != .none { try store.checkIsWritable() }
        try store.checkFailedFolder()
        let all = try GoldenSelection.goldens(of: file, named: names, in: store)
        store = store.unwrapped(for: all.map(\.subject.name))
        try checkResults(besides: all, of: file, in: store)
        let (goldens, part) = try chosen(of: all, in: store)
        var outcomes = check(goldens, in: store)
        // Of several shards the first reports what is obsolete.
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
        // A part of a report has the goldens of its shard and no others.
        reports.write(part == nil ? outcomes : outcomes.filter { $0.status != .obsolete })
        if !report.quiet { note(goldens, outcomes) }
        if report.json {
            tellErrors(outcomes)
            try StandardOutput.write(lines: outcomes.map { GoldenSummary.json($0).text })
        } else {
            if !report.quiet {
                let judged = Set(outcomes.map(\.name))
                let unplanned = try unplanned(goldens, of: file, in: store)
                try warn(outcomes, unplanned: unplanned.filter { !judged.contains($0) }, in: store)
            }
            tellErrors(outcomes)
            try tell(outcomes, reports, in: store)
        }
        reports.tellTroubles()
        try GoldenSummary(outcomes: outcomes).end()
        guard reports.troubles.isEmpty else { throw ExitCode(ExitStatus.usage.rawValue) }
    }

    /// The goldens of the shard, and what its report says of it; all goldens without one.
    ///
    /// - Throws: `InputError`, `FileError`.
    private func chosen(
        of goldens: [PlannedGolden],
        in store: GoldenStore
    ) throws -> ([PlannedGolden], ReportPart?) {
        let tasks = TaskPlan(of: goldens, program: Pinwheel.configuration.version)
        guard let chosen = try options.shards.chosen(of: tasks) else { return (goldens, nil) }
        if !report.quiet { StandardError.write(lines: chosen.notes.map { "pinwheel: \($0)" }) }
        let part = chosen.part.map { part in
            ReportPart(part: part, positions: chosen.items, count: goldens.count, store: store)
        }
        return (chosen.items.map { goldens[$0] }, part)
    }

    /// Makes sure that the report replaces nothing that is read.
    private func checkResults(
        besides goldens: [PlannedGolden],
        of file: GoldenPlanFile,
        in store: GoldenStore
    ) throws(InputError) {
        guard let results else { return }
        let kept = goldens.map { "\(store.folder)/\($0.subject.name)\(GoldenManifest.fileEnding)" }
        try OutputFiles.check([results], reading: file.files + names + kept)
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

    /// Goldens that a run of everything passes over, since no plan names their designs.
    private func unplanned(
        _ goldens: [PlannedGolden],
        of file: GoldenPlanFile,
        in store: GoldenStore
    ) throws(GoldenError) -> [GoldenName] {
        guard names.isEmpty, file.path == nil, options.shards.shard == nil else { return [] }
        return try GoldenSelection.unplanned(in: store, besides: goldens).filter { name in
            // One that cannot be read is not verified, either.
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
                "not verified: \(unplanned.count) \(noun) in \(store.folder) that no built-in "
                    + "makes, \(first) first; name the design's file, or list it in "
                    + GoldenPlanFile.usualName
            )
        }
        StandardError.write(lines: warnings.map { "pinwheel: warning: \($0)" })
    }

    /// What there is to say of the frames that were recorded, once for all looks.
    private func note(_ goldens: [PlannedGolden], _ outcomes: [GoldenOutcome]) {
        let recorded = zip(goldens, outcomes).filter { $0.1.status == .recorded }
        let notes = recorded.compactMap { $0.0.note }.unique()
        StandardError.write(lines: notes.map { "pinwheel: \($0)" })
    }

    /// What could not be compared is no result.
    private func tellErrors(_ outcomes: [GoldenOutcome]) {
        let errors = outcomes.filter { $0.status == .unusable }.flatMap(\.lines)
        StandardError.write(lines: errors.map { "pinwheel: \($0)" })
    }

    private func tell(
        _ outcomes: [GoldenOutcome],
        _ reports: GoldenReports,
        in store: GoldenStore
    ) throws {
        let told = outcomes.filter { outcome in
            switch outcome.status {
            case .failed, .missing, .obsolete: true
            case .recorded: !report.quiet
            case .passed, .unusable: false
            }
        }
        var lines = AlikeOutcomes.groups(of: told).flatMap { $0.lines(in: store) }
        if !report.quiet {
            lines.append(GoldenSummary(outcomes: outcomes).line)
            if let left = reports.left, left.sequences.count > outcomes.count {
                let count = left.sequences.count - outcomes.count
                let noun = count == 1 ? "golden" : "goldens"
                lines.append("still left of earlier runs: \(count) \(noun) that failed")
            }
            lines += reports.lines
        }
        if store.isReadOnly, outcomes.contains(where: { $0.status == .missing }) {
            lines.append("record: unpack \(store.folder), and record into the folder")
        } else if let command = missingCommand(outcomes) {
            if let obstacle { lines.append("nothing is recorded: \(obstacle)") }
            lines.append("record: \(command)")
        }
        try StandardOutput.write(lines: lines)
    }

    /// The command that records what is missing.
    private func missingCommand(_ outcomes: [GoldenOutcome]) -> String? {
        let missing = outcomes.filter { $0.status == .missing }
        guard let first = missing.first else { return nil }
        // What was not named is in the plan, and can be named.
        let isPart = names.isEmpty && missing.count == 1 && outcomes.count > 1
        let words = ["record"] + (isPart ? [first.name.text] : names) + ["--mode", "missing"]
        return (Program.current.command + (words + options.goldens.words).map(ShellWord.quoted))
            .joined(separator: " ")
    }
}
