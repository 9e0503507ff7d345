import ArgumentParser
import Base
import Frames

/// The options of `preview`, for the command and for the server that it starts.
package struct PreviewOptions: ParsableArguments {
    @Argument(
        help: "Built-in designs or files, shown first; the other built-in designs follow.",
        completion: .file(extensions: ["yaml", "yml", "json"])
    )
    package var designs: [String] = []

    @Option(
        help: ArgumentHelp(
            "The port; 0 for any free one. (default: \(Self.defaultPort), or the next free one)",
            valueName: "port"
        ),
        transform: { UInt16(try CommaList.wholeNumber($0, of: "ports", in: 0...65_535)) }
    )
    package var port: UInt16?

    @Option(
        help: ArgumentHelp(
            "The address to serve on. Everyone who can reach it can see the page.",
            valueName: "address"
        )
    )
    package var host = Self.defaultHost

    @Option(
        help: ArgumentHelp(
            "The folder of goldens. (default: that of goldens.yaml, or goldens)",
            valueName: "folder"
        ),
        completion: .directory
    )
    package var goldens: String?

    @Flag(help: "Let goldens.yaml name a folder outside of its folder.")
    package var allowOutside = false

    @Flag(help: "Open the page in the default browser.")
    package var open = false

    @Flag(help: "Print a line of JSON with the address instead of text.")
    package var json = false

    /// Whether the server has restarted itself after its program was rebuilt. It prints no address.
    @Flag(name: .customLong("restarted"), help: .hidden)
    package var isRestarted = false

    /// The option that sets `isRestarted`.
    package static let restartMark = "--restarted"

    /// The default address, which only this machine can reach.
    package static let defaultHost = "127.0.0.1"

    /// Whether only this machine can reach the server.
    package var isLoopback: Bool {
        host.hasPrefix("127.") || host == "::1" || host.lowercased() == "localhost"
    }
    /// The default port.
    package static let defaultPort: UInt16 = 8420

    /// Creates options with their defaults.
    package init() {}
}
