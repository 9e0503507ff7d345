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
            Write the frames and their manifest entries into one tar archive in the folder, in the \
            layout of WebDataset. {shard} in the name is the shard's number: \
            frames-{shard:05}.tar.
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
