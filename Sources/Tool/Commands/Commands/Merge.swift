import ArgumentParser
import Base
import Console
import Goldens
import Pictures
import Platform

struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge the shards of a run.",
        discussion: """
            Merging produces the same bytes as a run without shards. Name all shards of one run:

            - Folders or archives of render --shard or play --shard. Every frame must match its \
            manifest. Shards without frames are allowed.

            - Reports of verify --shard, or their folders. This writes the report on all goldens \
            with the images of failures. The exit status is that of verify.

            - Goldens folders of record --shard, one for each shard.

            Example: pinwheel merge shard-1 shard-2 shard-3 -o output
            """
    )

    @Argument(
        help: "The folders, archives or reports that were written with --shard.",
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
                "\(shards[index]) has no \(RunReport.fileName)",
                hint: "merge either frames or reports"
            )
        }
        try printSummary {
            let merge = try ReportMerge(shards)
            return try merge.write(into: merge.store(failed: folder.output))
        }
    }

    private func mergeGoldens() throws {
        try refuseOutputAmongShards()
        try printSummary {
            var store = GoldenStore(folder: folder.output, threads: folder.jobs)
            store.notice = folder.report.notice
            return try GoldenMerge(shards).write(into: store)
        }
    }

    /// Prints the result of merging reports and ends with its exit status.
    private func printSummary(_ merged: () throws -> RunReport) throws {
        let report: RunReport
        do {
            report = try merged()
        } catch let error as PartMergeError {
            throw InputError(error.description, hint: error.hint)
        }
        let summary = GoldenSummary(report)
        if !folder.report.quiet {
            let failures = report.sequences.filter(\.status.isFailure).map(\.message)
            try StandardOutput.write(lines: failures + [summary.line])
        }
        try summary.throwUnlessPassed()
    }

    private func refuseOutputAmongShards() throws(InputError) {
        let output = FileIdentity(path: folder.output)
        for shard in shards where output != nil && FileIdentity(path: shard) == output {
            throw InputError("\(shard) is also the output folder", hint: "name another one with -o")
        }
    }

    private func mergeFrames() throws {
        try refuseOutputAmongShards()
        for shard in shards where GoldenMerge.holdsGoldens(shard) {
            throw InputError(
                "\(shard) has goldens, but some shards have no report of record --shard",
                hint: "record shards into their own folders without --failed, and name all folders"
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
        try folder.printSummary(
            merge.manifest.frames,
            removed: removed,
            of: subject,
            in: folder.output
        )
    }
}
