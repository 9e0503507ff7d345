import ArgumentParser
import Base
import Console
import Goldens
import Pictures
import Platform

struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Put the shards of a run together.",
        discussion: """
            The folder then holds what one run would have written, byte for byte. All shards must \
            be there, each once, of one run, and every frame must show what its manifest says; \
            shards without frames are fine. Of reports that verify --shard has written, or of the \
            folders in which they lie, the report on all goldens is made, with the pictures of what \
            fails; the exit status is then that of verify. Of folders of goldens that record \
            --shard has filled, each shard its own, one folder is made in the same way.

            Example: pinwheel merge shard-1 shard-2 shard-3 -o output
            """
    )

    @Argument(
        help: "The folders, packs, reports or goldens that were written with --shard.",
        completion: .directory
    )
    var shards: [String]

    @OptionGroup(title: "Output")
    var folder: FolderOptions

    func run() throws {
        InterruptionHandling.start()
        let reports = shards.map(ReportMerge.report)
        if shards.allSatisfy(GoldenMerge.isPart), !reports.contains(where: { $0 != nil }) {
            return try mergeGoldens()
        }
        guard reports.contains(where: { $0 != nil }) else { return try mergeFrames() }
        if let index = reports.firstIndex(where: { $0 == nil }) {
            throw InputError(
                "\(shards[index]) holds no \(RunReport.fileName)",
                hint: "merge frames, or reports, but not both"
            )
        }
        try tell {
            let merge = try ReportMerge(shards)
            return try merge.write(into: merge.store(failed: folder.output))
        }
    }

    private func mergeGoldens() throws {
        try refuseOutputAmongShards()
        try tell {
            var store = GoldenStore(folder: folder.output, threads: folder.jobs)
            store.notice = folder.report.notice
            return try GoldenMerge(shards).write(into: store)
        }
    }

    /// Says what a merged report has found, and ends with the exit status for it.
    private func tell(_ merged: () throws -> RunReport) throws {
        let report: RunReport
        do {
            report = try merged()
        } catch let error as PartMergeError {
            throw InputError(error.description, hint: error.hint)
        }
        let summary = GoldenSummary(report)
        if !folder.report.quiet {
            let told = report.sequences.filter(\.status.isFailure).map(\.message)
            try StandardOutput.write(lines: told + [summary.line])
        }
        try summary.end()
    }

    private func refuseOutputAmongShards() throws(InputError) {
        let output = FileIdentity(path: folder.output)
        for shard in shards where output != nil && FileIdentity(path: shard) == output {
            throw InputError("\(shard) is the folder to write to, too", hint: "give another to -o")
        }
    }

    private func mergeFrames() throws {
        try refuseOutputAmongShards()
        for shard in shards where GoldenMerge.holdsGoldens(shard) {
            throw InputError(
                "\(shard) holds goldens, and not every shard has them with the report of record --shard",
                hint: "record each shard into a folder of its own, without --failed, and name all"
            )
        }
        let merge: PartMerge
        do {
            merge = try PartMerge(shards)
        } catch let error as PartMergeError {
            throw InputError(error.description, hint: error.hint)
        }
        let target = try OutputFolder.begin(at: folder.output) {
            folder.report.notice?(folder.output)
        }
        let removed = try merge.write(
            into: target,
            threads: folder.jobs ?? FrameWriter.processorCount
        )
        let subject = shards.count == 1 ? "1 shard" : "\(shards.count) shards"
        try folder.tell(merge.manifest.frames, removed: removed, of: subject, in: folder.output)
    }
}
