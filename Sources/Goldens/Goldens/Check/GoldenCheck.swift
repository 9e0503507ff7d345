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

    /// Draws and compares the frames, and writes what the mode allows. An impossible comparison is
    /// a failure.
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
            // A golden that cannot be read is replaced as well.
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
        guard actual.hasSameImages(as: expected) else { return try compare(expected, actual) }
        let notice = try files.checkPictures(of: expected, threads: store.threads)
        return passed(actual, expected, notice: notice)
    }

    /// Returns a passing outcome, after removing the files of earlier failures.
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

    /// Removes the files of earlier failures. Returns the error if that is impossible, which does
    /// not change the result.
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
        // Only differing images are decoded, but all must exist.
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

    /// Returns the change of the design that explains all frames, or else the verdict on the
    /// images.
    private func verdict(expected: FrameSequence, actual: FrameSequence) -> SequenceVerdict {
        guard let design = subject.variable?() else {
            return SequenceVerdict(expected: expected, actual: actual, tolerance: tolerance)
        }
        return DesignCauseSearch(design, expected: expected, actual: actual)
            .verdict(tolerance: tolerance)
    }

    /// Writes the files of a failure. An error does not change the result: it is returned, to be
    /// reported with the result.
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
            // Files of an earlier run do not show the frames of this one.
            try? artifacts.remove(upTo: store.failedFolder)
            return error
        }
    }
}
