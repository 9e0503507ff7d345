import Comparison
import Raster

/// A comparison of one subject with its golden.
struct GoldenCheck {
    let store: GoldenStore
    let subject: GoldenSubject
    let tolerance: Tolerance
    let mode: RecordMode

    private var name: GoldenName { subject.name }
    private var files: GoldenFiles { store.files(of: subject.name) }
    private var artifacts: FailureArtifacts { store.artifacts(of: subject.name) }

    /// Draws the frames, compares them with the golden, and records it if the mode allows. If the
    /// comparison is impossible, the outcome is `unusable`.
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
            // A golden that cannot be read is also replaced.
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
        let drawn = try subject.drawFrames(threads: store.threads) { _, _, _ in .success(()) }
        let actual = subject.manifest(drawn)
        guard actual.hasSameImages(as: expected) else { return try compare(expected, actual) }
        let notice = try files.checkPictures(of: expected, threads: store.threads)
        return passed(actual, expected, notice: notice)
    }

    /// Removes the files of earlier failures, and returns a passing outcome.
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

    /// Removes the files of earlier failures. Returns an error if a file cannot be removed; the
    /// check still passes or fails as before.
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
        let isNew = expected.map { !$0.hasSameImages(as: actual) } ?? true
        return GoldenOutcome(
            name,
            isNew ? .recorded : .passed,
            actual: actual,
            expected: expected,
            tolerance: tolerance,
            problem: removeArtifacts()
        )
    }

    /// Compares frames whose hashes differ.
    private func compare(
        _ expected: GoldenManifest,
        _ actual: GoldenManifest
    ) throws(GoldenError) -> GoldenOutcome {
        // Only differing images are decoded, but all images must exist.
        try files.checkSizes(of: expected)
        let notice = try files.checkPictures(of: expected, threads: store.threads)
        let pictures = CachedImages()
        let old = pictures.sequence(of: expected) { [files] index in
            Result { () throws(GoldenError) in try files.image(of: expected.frames[index]) }
        }
        let new = pictures.sequence(of: actual) { [subject] index in
            Result { () throws(GoldenError) in try subject.image(index, as: actual.frames[index]) }
        }
        let threads = CachedImages.threads(store.threads, for: old, new)
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
        let writeError = writeArtifacts(report, by: writer, actual, expected: old, actual: new)
        try pictures.check()
        return GoldenOutcome(
            name,
            .failed,
            actual: actual,
            expected: expected,
            tolerance: tolerance,
            report: report,
            findings: verdict.findings,
            problem: writeError,
            artifacts: writeError == nil ? artifacts : nil,
            acceptCommand: writeError == nil ? store.acceptCommand(for: [name]) : nil,
            notice: notice
        )
    }

    /// Returns the verdict on the frames, with the change of the design that explains them if there
    /// is one.
    private func verdict(expected: FrameSequence, actual: FrameSequence) -> SequenceVerdict {
        guard let design = subject.variable?() else {
            return SequenceVerdict(expected: expected, actual: actual, tolerance: tolerance)
        }
        return DesignCauseSearch(design, expected: expected, actual: actual)
            .verdict(tolerance: tolerance)
    }

    /// Writes the files of a failure. Returns an error if a file cannot be written; it is reported
    /// together with the failure.
    private func writeArtifacts(
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
            // Remove the files of an earlier run, since they do not show this run's frames.
            try? artifacts.remove(upTo: store.failedFolder)
            return error
        }
    }
}
