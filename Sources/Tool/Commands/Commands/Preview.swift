import ArgumentParser
import Console
import Frames
import Platform

struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show designs in the browser, where you can pull, scrub and edit them.",
        discussion: """
            Serves a page on the loopback address until Ctrl-C. The page updates when a design \
            file or an image that it uses is saved. The page's address contains the view, and the \
            page shows the command that writes the same image.

            Example: pinwheel preview mine.yaml --open
            """
    )

    @OptionGroup var options: PreviewOptions

    /// Reports unknown names of designs before the server is started.
    func check() throws {
        for argument in options.designs { _ = try DesignSource(argument: argument) }
    }

    func run() throws {
        try check()
        try PreviewProgram.start(CommandWords.all().drop { $0 != "preview" }.dropFirst())
    }
}
