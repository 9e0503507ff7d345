import Comparison
import Raster

/// Compares one subject with its golden.
struct GoldenCheck {
    let store: GoldenStore
    let subject: GoldenSubject
    let tolerance: Tolerance
    let mode: RecordMode

    private var name: GoldenName { subject.name }
    private var files: GoldenFiles { store.files(of: subject.name) }
    private var artifacts: FailureArtifacts { store.artifacts(of: subject.name) }

    /// Draws, compares, and writes what the mode allows. A comparison that cannot be made fails.
    func run() -> GoldenOutcome {
        do {
            return try outcome()
        } catch {
            return GoldenOutcome(name, .unusable, tolerance: tolerance, problem: error)
        }
    }

    private func outcome() throws(GoldenError) -> GoldenOutcome {
        guard !subject.moments.isEmpty else {
            throw GoldenError("there is no frame to compare")
        }
        if mode == .all {
            // Also in place of one that cannot be read.
            return try record(over: try? store.manifest(of: name))
        }
        return try files.read { expected throws(GoldenError) in try outcome(against: expected) }
    }

    private func outcome(
        against expected: GoldenManifest?
    ) throws(GoldenError) -> GoldenOutcome {
        guard let expected else {
            guard mode != .none else {
                return GoldenOutcome(name, .missing, tolerance: tolerance)
            }
            return try record(over: nil)
        }
        let drawn = try subject.drawn(threads: store.threads) { _, _, _ in .success(()) }
        let actual = subject.manifest(drawn)
        guard actual.looksLike(expected) else { return try compare(expected, actual) }
        let notice = try files.checkPictures(of: expected, threads: store.threads)
        return passed(actual, expected, notice: notice)
    }

    /// A pass, after which nothing is left of earlier failures.
    private func passed(
        _ actual: GoldenManifest,
        _ expected: GoldenManifest,
        _ report: ToleranceReport? = nil,
        notice: String?
    ) -> GoldenOutcome {
        GoldenOutcome(
            name,
            .passed,
            actual: actual,
            expected: expected,
            tolerance: tolerance,
            report: report,
            problem: removeArtifacts(),
            notice: notice
        )
    }

    /// Removes what earlier failures have left.
    ///
    /// - Returns: Why it could not be removed; that changes no result.
    private func removeArtifacts() -> GoldenError? {
        do throws(GoldenError) {
            try artifacts.remove(upTo: store.failedFolder)
            return nil
        } catch {
            return error
        }
    }

    private func record(over expected: GoldenManifest?) throws(GoldenError) -> GoldenOutcome {
        let actual = try store.record(subject)
        let isNew = expected.map { !$0.looksLike(actual) } ?? true
        return GoldenOutcome(
            name,
            isNew ? .recorded : .passed,
            actual: actual,
            expected: expected,
            tolerance: tolerance,
            problem: removeArtifacts()
        )
    }

    /// Finds out how frames with other hashes differ.
    private func compare(
        _ expected: GoldenManifest,
        _ actual: GoldenManifest
    ) throws(GoldenError) -> GoldenOutcome {
        // Only pictures that differ are looked at, but all must be there.
        try files.checkSizes(of: expected)
        let notice = try files.checkPictures(of: expected, threads: store.threads)
        let pictures = CheckedPictures()
        let old = pictures.sequence(of: expected) { [files] index in
            Result { () throws(GoldenError) in try files.image(of: expected.frames[index]) }
        }
        let new = pictures.sequence(of: actual) { [subject] index in
            Result { () throws(GoldenError) in try subject.image(index, as: actual.frames[index]) }
        }
        let threads = CheckedPictures.threads(store.threads, for: old, new)
        let report = ToleranceReport(
            expected: old,
            actual: new,
            tolerance: tolerance,
            threads: threads
        )
        try pictures.check()
        if report.passes { return passed(actual, expected, report, notice: notice) }
        if mode == .failed { return try record(over: expected) }
        let verdict = verdict(expected: old, actual: new)
        try pictures.check()
        let writer = ArtifactWriter(
            artifacts: artifacts,
            scale: subject.scale,
            threads: threads,
            pictures: pictures
        )
        let trouble = leave(report, by: writer, actual, expected: old, actual: new)
        try pictures.check()
        return GoldenOutcome(
            name,
            .failed,
            actual: actual,
            expected: expected,
            tolerance: tolerance,
            report: report,
            findings: verdict.findings,
            problem: trouble,
            artifacts: trouble == nil ? artifacts : nil,
            acceptCommand: trouble == nil ? store.acceptCommand(for: [name]) : nil,
            notice: notice
        )
    }

    /// What is wrong: one change of the design if it explains all frames, else what the pictures
    /// show.
    private func verdict(expected: FrameSequence, actual: FrameSequence) -> SequenceVerdict {
        guard let design = subject.variable?() else {
            return SequenceVerdict(expected: expected, actual: actual, tolerance: tolerance)
        }
        return DesignCauseSearch(design, expected: expected, actual: actual)
            .verdict(tolerance: tolerance)
    }

    /// Writes what a failure leaves. A result is worth more than its pictures: why they could not
    /// be written is reported beside it.
    private func leave(
        _ report: ToleranceReport,
        by writer: ArtifactWriter,
        _ manifest: GoldenManifest,
        expected: FrameSequence,
        actual: FrameSequence
    ) -> GoldenError? {
        do throws(GoldenError) {
            try artifacts.check()
            try store.failed.prepare()
            try writer.write(
                manifest,
                expected: expected,
                actual: actual,
                failures: report.failures
            )
            return nil
        } catch {
            // What an earlier run has left is not what this one has drawn.
            try? artifacts.remove(upTo: store.failedFolder)
            return error
        }
    }
}
