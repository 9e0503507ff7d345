import Frames
import Indicators
import Pictures
import Platform
import Raster

/// Writes a command's frames into a folder with their manifest, and tells what was done.
struct FrameRun {
    /// Where to, on how many threads, and what to say.
    let options: FolderOptions
    /// Whether files of an earlier run are checked by their contents.
    var isChecked = false

    /// Tells builds of the tool apart, which may draw differently without another version.
    private static var program: String {
        let file = CommandWords.executable.flatMap(FileVersion.init(path:))
        let build = file.map { "\($0.size) \($0.modified)" } ?? ""
        return "\(Pinwheel.configuration.version) \(build)"
    }

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

    /// Writes a run's frames, or those of one shard.
    ///
    /// - Parameters:
    ///   - plan: The frames. Of large ones fewer are drawn at once, so that memory is bounded on
    ///     machines with many processors, too.
    ///   - subject: What the frames are of.
    ///   - format: The kind of the files.
    ///   - shard: Which part is wanted; nil for all.
    /// - Throws: `FrameError`, `FileError`, `InputError`, `BrokenPipe`.
    func write(
        _ plan: some FramePlan,
        of subject: String,
        as format: FrameFormat = .png,
        shard: ChosenShard?
    ) throws {
        note(shard?.notes ?? [])
        let indices = shard?.items ?? Array(plan.jobs.indices)
        let folder = try OutputFolder.begin(at: options.output) {
            options.report.notice?(options.output)
        }
        let bar = isBarShown ? SharedProgressBar(total: indices.count) : nil
        let records: [FrameRecord]
        do {
            defer { bar?.finish() }
            let room = max(DesignLimits.pixels / max(plan.largestFrame, 1), 1)
            let threads = min(options.jobs ?? FrameWriter.processorCount, room)
            records = try FrameWriter(folder: folder, threads: threads, format: format).write(
                indices.map { plan.jobs[$0] },
                drawnBy: Self.program,
                isChecked: isChecked,
                progress: bar?.progress
            ) { plan.scene(of: indices[$0]) }
        }
        let manifest = Manifest(frames: records, part: shard?.part)
        let removed = try folder.finish(manifest)
        let part = shard.map { ", shard \($0.shard.index) of \($0.shard.count)," } ?? ""
        let kept = folder.keptCount
        try options.tell(records, removed: removed, kept: kept, of: subject + part)
    }
}

extension FolderOptions {
    /// Says what was written: a line for each frame as JSON, or their number.
    func tell(
        _ records: [FrameRecord],
        removed: Int,
        kept: Int = 0,
        of subject: String
    ) throws {
        if report.json {
            try StandardOutput.write(lines: records.map(\.json.text))
        } else if !report.quiet {
            let count = records.count == 1 ? "1 frame" : "\(records.count) frames"
            var line = "\(count) of \(subject) in \(output)"
            if kept > 0 { line += ", \(kept == records.count ? "all" : "\(kept)") there already" }
            if removed > 0 { line += ", \(removed) of an earlier run removed" }
            try StandardOutput.write(line: line)
        }
    }
}
