import ArgumentParser
import Base
import Frames

/// What is previewed and where, for the command and for the server that it starts.
package struct PreviewOptions: ParsableArguments {
    @Argument(
        help: "Built-in designs or files, shown first; the other built-ins follow.",
        completion: .file(extensions: ["yaml", "yml", "json"])
    )
    package var designs: [String] = []

    @Option(
        help: ArgumentHelp(
            "The port; 0 for any that is free. (default: \(Self.usualPort), or the next free one)",
            valueName: "port"
        ),
        transform: { UInt16(try CommaList.whole($0, of: "ports", in: 0...65_535)) }
    )
    package var port: UInt16?

    @Option(
        help: ArgumentHelp(
            "The address to serve on, for all who reach it to see.",
            valueName: "address"
        )
    )
    package var host = Self.usualHost

    @Option(
        help: ArgumentHelp(
            "The folder of the goldens; goldens, or what goldens.yaml says, if not given.",
            valueName: "folder"
        ),
        completion: .directory
    )
    package var goldens: String?

    @Flag(help: "Let goldens.yaml name a folder outside of its own.")
    package var allowOutside = false

    @Flag(help: "Open the page in the system's browser.")
    package var open = false

    @Flag(help: "Print a line of JSON with the address, in place of text.")
    package var json = false

    /// Set by a program that was built again while it was running: where it serves is known.
    @Flag(name: .customLong("restarted"), help: .hidden)
    package var isRestarted = false

    /// The word that says so.
    package static let restartMark = "--restarted"

    /// The address where none is asked for: this machine alone.
    package static let usualHost = "127.0.0.1"

    /// Whether only this machine can reach the server.
    package var isLoopback: Bool {
        host.hasPrefix("127.") || host == "::1" || host.lowercased() == "localhost"
    }
    /// The port where none is asked for.
    package static let usualPort: UInt16 = 8420

    /// No designs, at the usual position.
    package init() {}
}
