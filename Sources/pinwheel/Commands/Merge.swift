import ArgumentParser
import Base
import Pictures
import Platform

struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Put the shards of a run together.",
        discussion: """
            The folder then holds what one run would have written, byte for byte. All shards must \
            be there, each once, of one run, and every frame must show what its manifest says; \
            shards without frames are fine.

            Example: pinwheel merge shard-1 shard-2 shard-3 -o output
            """
    )

    @Argument(help: "The folders that were written with --shard.", completion: .directory)
    var shards: [String]

    @OptionGroup(title: "Output")
    var folder: FolderOptions

    func run() throws {
        let output = FileIdentity(path: folder.output)
        for shard in shards where output != nil && FileIdentity(path: shard) == output {
            throw InputError("\(shard) is the folder to write to, too", hint: "give another to -o")
        }
        InterruptionHandling.start()
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
        try folder.tell(merge.manifest.frames, removed: removed, of: subject)
    }
}
