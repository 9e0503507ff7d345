import ArgumentParser
import Console
import Frames
import Platform

struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show designs in the browser, to be pulled, scrubbed and changed.",
        discussion: """
            Serves a page on the loopback address until Ctrl-C. Saving a design file, or a picture \
            that it uses, changes what the page shows at once. The page's address holds the whole \
            view, and the page tells the command that makes the same picture.

            Example: pinwheel preview mine.yaml --open
            """
    )

    @OptionGroup var options: PreviewOptions

    /// Reports wrong names of designs, before anything is started.
    func check() throws {
        for argument in options.designs { _ = try DesignSource(argument: argument) }
    }

    func run() throws {
        try check()
        try PreviewProgram.start(CommandWords.all().drop { $0 != "preview" }.dropFirst())
    }
}
