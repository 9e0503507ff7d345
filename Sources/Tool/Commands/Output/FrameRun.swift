import Frames
import Indicators
import Pictures
import Platform
import Raster

/// The work of `render` and `play`: writes frames with their manifest and prints a summary.
struct FrameRun {
    /// The options for shards and output.
    let options: FrameRunOptions

    private var folder: FolderOptions { options.folder }

    /// The version and the executable's size and date, because builds of one version may draw
    /// differently.
    private static var program: String {
        let file = CommandWords.executable.flatMap(FileVersion.init(path:))
        let build = file.map { "\($0.size) \($0.modified)" } ?? ""
        return "\(Pinwheel.configuration.version) \(build)"
    }

    private var isBarShown: Bool { !folder.report.quiet && StandardError.isTerminal }

    /// Handles interruptions so that no incomplete files remain. Must be called before any other
    /// work.
    func begin() {
        let isBarShown = isBarShown
        InterruptionHandling.start {
            if isBarShown { StandardError.write(control: ProgressBar.erasure) }
        }
    }

    /// Prints notes about the frames, unless `--quiet` is given.
    func printNotes(_ lines: [String]) {
        guard !folder.report.quiet else { return }
        StandardError.write(lines: lines.map { "pinwheel: \($0)" })
    }

    /// Writes the frames of a run or of one shard into a folder or an archive.
    ///
    /// - Parameters:
    ///   - plan: The frames.
    ///   - subject: The names of the designs or the lifecycle, for the summary.
    ///   - format: The format of the files.
    /// - Throws: `FrameError`, `FileError`, `InputError`, `BrokenPipe`.
    func write(
        _ plan: some FramePlan,
        of subject: String,
        as format: FrameFormat = .png
    ) throws {
        let shard = try options.shards.chosenShard(of: plan)
        printNotes(shard?.notes ?? [])
        let part = shard.map { ", shard \($0.shard.index) of \($0.shard.count)," } ?? ""
        if let archive = options.archive {
            let tasks = shard?.tasks ?? TaskPlan(of: plan, program: Pinwheel.configuration.version)
            guard let shard = shard?.shard ?? Shard(1, of: 1) else { return }
            let completeShard = ChosenShard(shard: shard, engine: nil, tasks: tasks)
            try write(plan, completeShard, to: archive, of: subject + part, as: format)
        } else {
            try write(plan, shard, of: subject + part, as: format)
        }
    }

    /// Returns the number of threads. Large frames use fewer threads to limit memory.
    private func threads(of plan: some FramePlan) -> Int {
        let memoryLimit = max(DesignLimits.pixels / max(plan.largestFrame, 1), 1)
        return min(folder.jobs ?? FrameWriter.processorCount, memoryLimit)
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
            let series = Set(plan.jobs(at: indices).lazy.map { FrameSeriesKey($0.label) })
            try output.checkContainsOnly(series)
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
        let existingCount = output.upToDateCount
        try folder.printSummary(
            records,
            removed: removed,
            existingCount: existingCount,
            of: subject,
            in: folder.output
        )
    }

    /// Writes an archive completely or not at all. Does not replace an archive of the same run.
    private func write(
        _ plan: some FramePlan,
        _ shard: ChosenShard,
        to archive: FrameArchiveName,
        of subject: String,
        as format: FrameFormat
    ) throws {
        let path = try "\(folder.output)/\(archive.name(of: shard.shard))"
        guard let part = shard.part else { return }
        if let existing = try? FrameArchive(path: path), existing.part == part,
            !options.isChecked || existing.isSound(threads: threads(of: plan))
        {
            return try folder.printSummary(
                existing.frames,
                removed: 0,
                existingCount: existing.frames.count,
                of: subject,
                in: path
            )
        }
        let indices = shard.items
        let bar = isBarShown ? SharedProgressBar(total: indices.count) : nil
        let records: ComputedList<FrameRecord>
        do {
            defer { bar?.finish() }
            let writer = FrameArchiveWriter(path: path, threads: threads(of: plan), format: format)
            records = try writer.write(
                plan.jobs(at: indices),
                part: part,
                progress: bar?.progress
            ) { plan.scene(of: indices[$0]) }
        }
        try folder.printSummary(records, removed: 0, of: subject, in: path)
    }
}

extension FolderOptions {
    /// Prints the number of written frames, or a line of JSON for each one.
    func printSummary(
        _ records: some Collection<FrameRecord>,
        removed: Int,
        existingCount: Int = 0,
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
            if existingCount > 0 {
                line +=
                    ", \(existingCount == records.count ? "all" : "\(existingCount)") up to date"
            }
            if removed > 0 { line += ", \(removed) of an earlier run removed" }
            try StandardOutput.write(line: line)
        }
    }
}
