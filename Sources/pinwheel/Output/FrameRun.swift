import Indicators
import Pictures
import Platform
import Raster

/// Writes a command's frames into a folder with their manifest, and tells what was done.
struct FrameRun {
    /// Where to, on how many threads, and what to say.
    let options: FolderOptions

    private var isBarShown: Bool { !options.report.quiet && StandardError.isTerminal }

    /// Makes an interruption leave nothing half done; to be called before any work.
    func begin() {
        let isBarShown = isBarShown
        InterruptionHandling.start {
            if isBarShown { StandardError.write(control: ProgressBar.erasure) }
        }
    }

    /// Says what is to be known of the frames, unless the run is to be quiet.
    func note(_ lines: [String]) {
        guard !options.report.quiet else { return }
        StandardError.write(lines: lines.map { "pinwheel: \($0)" })
    }

    /// Writes all frames, which are called frames of `subject`.
    ///
    /// - Parameters:
    ///   - format: The kind of the files.
    ///   - largest: The pixels of the largest frame: of large ones fewer are drawn at once, so that
    ///     memory is bounded on machines with many processors, too.
    ///   - render: The picture of the frame of an index in `jobs`, from any thread.
    /// - Throws: `FrameError`, `FileError`, `InputError`, `BrokenPipe`.
    func write(
        _ jobs: [FrameJob],
        of subject: String,
        as format: FrameFormat = .png,
        largest: Int,
        render: @escaping @Sendable (inout Renderer, Int) -> Image
    ) throws {
        let folder = try OutputFolder.begin(at: options.output) {
            options.report.notice?(options.output)
        }
        let bar = isBarShown ? SharedProgressBar(total: jobs.count) : nil
        let records: [FrameRecord]
        do {
            defer { bar?.finish() }
            let room = max(DesignLimits.pixels / max(largest, 1), 1)
            let threads = min(options.jobs ?? FrameWriter.processorCount, room)
            records = try FrameWriter(folder: folder, threads: threads, format: format)
                .write(jobs, progress: bar?.progress, render: render)
        }
        let removed = try folder.finish(Manifest(frames: records))
        try tell(records, removed: removed, of: subject)
    }

    private func tell(_ records: [FrameRecord], removed: Int, of subject: String) throws {
        if options.report.json {
            try StandardOutput.write(lines: records.map(\.json.text))
        } else if !options.report.quiet {
            let count = records.count == 1 ? "1 frame" : "\(records.count) frames"
            var line = "\(count) of \(subject) in \(options.output)"
            if removed > 0 { line += ", \(removed) of an earlier run removed" }
            try StandardOutput.write(line: line)
        }
    }
}
