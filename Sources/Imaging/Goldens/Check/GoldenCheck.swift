import Raster

/// One subject held against its golden.
struct GoldenCheck {
    let store: GoldenStore
    let subject: GoldenSubject
    let tolerance: Tolerance
    let mode: RecordMode

    private var name: GoldenName { subject.name }
    private var files: GoldenFiles { store.files(of: subject.name) }
    private var leavings: GoldenLeavings { store.leavings(of: subject.name) }

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
        try files.checkPictures(of: expected, threads: store.threads)
        try leavings.remove(upTo: store.failedFolder)
        return GoldenOutcome(
            name,
            .passed,
            actual: actual,
            expected: expected,
            tolerance: tolerance
        )
    }

    private func record(over expected: GoldenManifest?) throws(GoldenError) -> GoldenOutcome {
        let actual = try store.record(subject)
        try leavings.remove(upTo: store.failedFolder)
        let isNew = expected.map { !$0.looksLike(actual) } ?? true
        return GoldenOutcome(
            name,
            isNew ? .recorded : .passed,
            actual: actual,
            expected: expected,
            tolerance: tolerance
        )
    }

    /// Finds out how frames with other hashes differ.
    private func compare(
        _ expected: GoldenManifest,
        _ actual: GoldenManifest
    ) throws(GoldenError) -> GoldenOutcome {
        let old = try files.sequence(of: expected, threads: store.threads)
        let new = try subject.sequence(threads: store.threads)
        guard zip(new.frames, actual.frames).allSatisfy({ $0.hash == $1.hash }) else {
            throw GoldenError("the frames differ whenever they are drawn")
        }
        let report = ToleranceReport(expected: old, actual: new, tolerance: tolerance)
        if report.passes {
            try leavings.remove(upTo: store.failedFolder)
            return GoldenOutcome(
                name,
                .passed,
                actual: actual,
                expected: expected,
                tolerance: tolerance,
                report: report
            )
        }
        if mode == .failed { return try record(over: expected) }
        let writer = LeavingsWriter(
            leavings: leavings,
            scale: subject.scale,
            threads: store.threads
        )
        try leavings.check()
        try store.failed.prepare()
        try writer.write(actual, expected: old, actual: new, failures: report.failures)
        return GoldenOutcome(
            name,
            .failed,
            actual: actual,
            expected: expected,
            tolerance: tolerance,
            report: report,
            findings: SequenceVerdict(expected: old, actual: new, tolerance: tolerance).findings,
            leavings: leavings,
            acceptCommand: store.acceptCommand(for: name)
        )
    }
}

extension GoldenFiles {
    /// The golden's frames with their pictures, each PNG decoded once.
    func sequence(of golden: GoldenManifest, threads: Int) throws(GoldenError) -> FrameSequence {
        let distinct = golden.distinctFrames
        let images = try ThreadedMap.run(count: distinct.count, threads: threads) { _, index in
            Result { () throws(GoldenError) in try image(of: distinct[index]) }
        }
        let byHash = Dictionary(uniqueKeysWithValues: zip(distinct.map(\.hash), images))
        let frames = golden.frames.compactMap { frame in
            byHash[frame.hash].map {
                SequenceFrame(image: $0, moment: frame.moment, hash: frame.hash)
            }
        }
        guard let odd = zip(golden.frames, frames).first(where: { $0.size != PixelSize($1.image) })
        else { return FrameSequence(frames, loopStart: golden.loopStart) }
        throw GoldenError(
            "two frames have the hash \(odd.0.hash.digits) and different sizes",
            path: manifest,
            hint: "record the golden anew"
        )
    }
}
