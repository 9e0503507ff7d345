import Frames
import Indicators
import Pictures
import Platform
import Raster

/// Writes a command's frames into a folder with their manifest, and prints what was done.
struct FrameRun {
    /// Which frames are drawn, and where they go.
    let options: FrameRunOptions

    private var folder: FolderOptions { options.folder }

    /// Tells builds of the tool apart, which may draw differently without another version.
    private static var program: String {
        let file = CommandWords.executable.flatMap(FileVersion.init(path:))
        let build = file.map { "\($0.size) \($0.modified)" } ?? ""
        return "\(Pinwheel.configuration.version) \(build)"
    }

    private var isBarShown: Bool { !folder.report.quiet && StandardError.isTerminal }

    /// Makes an interruption leave nothing half done; to be called before any work.
    func begin() {
        let isBarShown = isBarShown
        InterruptionHandling.start {
            if isBarShown { StandardError.write(control: ProgressBar.erasure) }
        }
    }

    /// Says what is to be known of the frames, unless the run is to be quiet.
    func note(_ lines: [String]) {
        guard !folder.report.quiet else { return }
        StandardError.write(lines: lines.map { "pinwheel: \($0)" })
    }

    /// Writes a run's frames, or those of one shard, into a folder or a pack.
    ///
    /// - Parameters:
    ///   - plan: The frames. Of large ones fewer are drawn at once, so that memory is bounded on
    ///     machines with many processors, too.
    ///   - subject: What the frames are of.
    ///   - format: The kind of the files.
    /// - Throws: `FrameError`, `FileError`, `InputError`, `BrokenPipe`.
    func write(
        _ plan: some FramePlan,
        of subject: String,
        as format: FrameFormat = .png
    ) throws {
        let shard = try options.shards.chosen(of: plan)
        note(shard?.notes ?? [])
        let part = shard.map { ", shard \($0.shard.index) of \($0.shard.count)," } ?? ""
        if let pack = options.pack {
            let tasks = shard?.tasks ?? TaskPlan(of: plan, program: Pinwheel.configuration.version)
            guard let shard = shard?.shard ?? Shard(1, of: 1) else { return }
            let whole = ChosenShard(shard: shard, engine: nil, tasks: tasks)
            try write(plan, whole, to: pack, of: subject + part, as: format)
        } else {
            try write(plan, shard, of: subject + part, as: format)
        }
    }

    /// How many threads draw.
    private func threads(of plan: some FramePlan) -> Int {
        let room = max(DesignLimits.pixels / max(plan.largestFrame, 1), 1)
        return min(folder.jobs ?? FrameWriter.processorCount, room)
    }

    private func write(
        _ plan: some FramePlan,
        _ shard: ChosenShard?,
        of subject: String,
        as format: FrameFormat
    ) throws {
        let indices = shard?.items ?? Array(plan.jobs.indices)
        let output = try OutputFolder.begin(at: folder.output) {
            folder.report.notice?(folder.output)
        }
        if !options.replace {
            try output.checkKeeps(Set(plan.jobs(at: indices).lazy.map { FrameSeries($0.label) }))
        }
        let bar = isBarShown ? SharedProgressBar(total: indices.count) : nil
        let records: ComputedList<FrameRecord>
        do {
            defer { bar?.finish() }
            let writer = FrameWriter(folder: output, threads: threads(of: plan), format: format)
            records = try writer.write(
                plan.jobs(at: indices),
                drawnBy: Self.program,
                isChecked: options.isChecked,
                progress: bar?.progress
            ) { plan.scene(of: indices[$0]) }
        }
        let manifest = Manifest(frames: records, part: shard?.part)
        let removed = try output.finish(manifest)
        let kept = output.keptCount
        try folder.tell(records, removed: removed, kept: kept, of: subject, in: folder.output)
    }

    /// A pack is written whole or not at all: one that is there is kept if it is of the same run.
    private func write(
        _ plan: some FramePlan,
        _ shard: ChosenShard,
        to pack: PackName,
        of subject: String,
        as format: FrameFormat
    ) throws {
        let path = try "\(folder.output)/\(pack.name(of: shard.shard))"
        guard let part = shard.part else { return }
        if let there = try? FramePack(path: path), there.part == part,
            !options.isChecked || there.isSound(threads: threads(of: plan))
        {
            let kept = there.frames.count
            return try folder.tell(there.frames, removed: 0, kept: kept, of: subject, in: path)
        }
        let indices = shard.items
        let bar = isBarShown ? SharedProgressBar(total: indices.count) : nil
        let records: ComputedList<FrameRecord>
        do {
            defer { bar?.finish() }
            let writer = PackWriter(path: path, threads: threads(of: plan), format: format)
            records = try writer.write(
                plan.jobs(at: indices),
                part: part,
                progress: bar?.progress
            ) { plan.scene(of: indices[$0]) }
        }
        try folder.tell(records, removed: 0, of: subject, in: path)
    }
}

extension FolderOptions {
    /// Says what was written: a line for each frame as JSON, or their number.
    func tell(
        _ records: some Collection<FrameRecord>,
        removed: Int,
        kept: Int = 0,
        of subject: String,
        in target: String
    ) throws {
        if report.json {
            var lines: [String] = []
            for (index, record) in records.enumerated() {
                lines.append(record.json.text)
                guard lines.count == 1024 || index == records.count - 1 else { continue }
                try StandardOutput.write(lines: lines)
                lines = []
            }
        } else if !report.quiet {
            let count = records.count == 1 ? "1 frame" : "\(records.count) frames"
            var line = "\(count) of \(subject) in \(target)"
            if kept > 0 { line += ", \(kept == records.count ? "all" : "\(kept)") there already" }
            if removed > 0 { line += ", \(removed) of an earlier run removed" }
            try StandardOutput.write(line: line)
        }
    }
}
