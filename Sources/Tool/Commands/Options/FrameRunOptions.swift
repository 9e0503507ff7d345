import ArgumentParser

/// The options for shards and output of `render` and `play`.
struct FrameRunOptions: ParsableArguments {
    @OptionGroup(title: "Shards")
    var shards: ShardOptions

    @OptionGroup(title: "Output")
    var folder: FolderOptions

    @Option(
        help: ArgumentHelp(
            """
            Write one tar archive into the folder, with each frame's line of the manifest next to \
            it, as WebDataset expects: frames-{shard:05}.tar, where {shard} is the shard's number.
            """,
            valueName: "name"
        ),
        transform: FrameArchiveName.init(parsing:)
    )
    var archive: FrameArchiveName?

    @Flag(
        name: .customLong("check"),
        help: "Check existing frames by their contents, not by size and time."
    )
    var isChecked = false

    @Flag(help: "Remove frames of other designs, scales and appearances from the folder.")
    var replace = false
}
