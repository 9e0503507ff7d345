import ArgumentParser
import Base
import Fonts
import Frames
import Indicators
import Pictures
import Platform
import Raster

struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Show the environment of Pinwheel on this machine, and draw a test frame.",
        discussion: """
            The exit status is 70 if the test frame is damaged after writing and reading its PNG.

            Example: pinwheel doctor
            """
    )

    @Flag(help: "Print a line of JSON instead of text.")
    var json = false

    func run() throws {
        let isIntact = try Self.survivesRoundTrip()
        let rows =
            Self.rows + [
                Row(key: "trial", title: "trial frame", value: isIntact ? "ok" : "damaged")
            ]
        if json {
            let members = rows.map { JSON.Member($0.key, .string($0.value)) }
            try StandardOutput.write(line: JSON.object(members).text)
        } else {
            try StandardOutput.write(lines: rows.map(\.line))
        }
        if !isIntact { throw ExitCode(ExitStatus.internalFault.rawValue) }
    }

    private struct Row {
        let key: String
        let title: String
        let value: String

        var line: String {
            title + String(repeating: " ", count: max(14 - title.count, 1)) + value
        }
    }

    private static var rows: [Row] {
        [
            Row(key: "pinwheel", title: "pinwheel", value: Pinwheel.configuration.version),
            Row(key: "builtWith", title: "built with", value: "Swift \(SwiftToolchain.builtWith)"),
            Row(
                key: "toolchain",
                title: "toolchain",
                value: SwiftToolchain.installed() ?? "none on the PATH (needed to build only)"
            ),
            Row(key: "libpng", title: "libpng", value: PNG.libraryVersion),
            Row(key: "libdeflate", title: "libdeflate", value: PNG.compressorVersion),
            Row(
                key: "harfbuzz",
                title: "HarfBuzz",
                value: FontFile.libraryVersion ?? "none (only needed for text in font files)"
            ),
        ] + codecs + [
            Row(key: "terminal", title: "terminal", value: TerminalProperties.current.description),
            Row(key: "threads", title: "threads", value: String(FrameWriter.processorCount)),
        ]
    }

    /// The libraries of animation formats.
    private static var codecs: [Row] {
        ImageCodec.all.map { codec in
            Row(
                key: codec.library,
                title: codec.library,
                value: codec.version ?? "none (needed for \(codec.format) only)"
            )
        }
    }

    /// Returns whether a frame has the same pixels after writing and reading its PNG.
    private static func survivesRoundTrip() throws -> Bool {
        let design = try DesignSource(argument: "arc").load()
        let moment = Moment(state: .pulling, position: .progress(0.5))
        var renderer = Renderer()
        let image = renderer.render(design.scene(at: moment, in: .standard))
        return try PNG.decode(PNG.encode(image)) == image
    }
}
