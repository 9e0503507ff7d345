import ArgumentParser
import Base
import Frames
import Indicators
import Terminal

/// The options for images in a terminal.
struct TerminalOptions: ParsableArguments {
    @Option(
        name: [.customShort("s"), .customLong("scale")],
        help: ArgumentHelp(
            "Pixels per point. (default: as large as fits, at most 4, or 2 with half blocks)",
            valueName: "scale"
        ),
        transform: ScaleArgument.one
    )
    var scale: Double?

    @Option(
        help: ArgumentHelp(
            "light or dark. (default: that of the terminal, or light)",
            valueName: "appearance"
        ),
        completion: .list(Appearance.allCases.map(\.rawValue)),
        transform: { text throws(InputError) in
            try CommaList.name(text, of: "appearances")
        }
    )
    var appearance: Appearance?

    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp(
            "The protocol for images: auto, "
                + "\(ImageProtocol.allCases.map(\.rawValue).joined(separator: ", ")). "
                + "(default: auto)",
            valueName: "protocol"
        ),
        completion: .list(["auto"] + ImageProtocol.allCases.map(\.rawValue)),
        transform: ProtocolArgument.init(parsing:)
    )
    var protocolArgument = ProtocolArgument.auto

    @Flag(
        help: """
            Allow output to a pipe or file. The animation plays once. Without --protocol it is \
            drawn as half blocks.
            """
    )
    var force = false

    /// The chosen protocol, or `nil` to query the terminal.
    var method: ImageProtocol? {
        if case .named(let method) = protocolArgument { method } else { nil }
    }

    /// Checks that `--force` allows output to a pipe, a file or a dumb terminal.
    ///
    /// - Throws: `InputError` without `--force`.
    func requireForce(isTerminal: Bool) throws(InputError) {
        guard !force else { return }
        throw InputError(
            isTerminal
                ? "the terminal cannot move its cursor (TERM=dumb)"
                : "standard output is not a terminal",
            hint: "use strip or render to write files, or --force to write escape sequences"
        )
    }

    /// Checks that all states fit at the scale of `--scale`.
    ///
    /// - Throws: `InputError` with the largest scale that fits.
    func check(_ states: [PlayedState], fit: ShowFit, contact: Bool) throws(InputError) {
        guard let scale, !contact else { return }
        for state in states where !fit.canShow(state.design.canvas, atScale: scale) {
            let canvas = state.design.canvas
            let largest = min(
                Double(fit.room.width) / canvas.width,
                Double(fit.room.height) / canvas.height
            )
            throw InputError(
                "\(state.design.name) does not fit into \(fit.room.width)×\(fit.room.height) pixels "
                    + "at a scale of \(NumberText.short(scale))",
                hint: "use at most \(NumberText.short((largest * 100).rounded(.down) / 100))"
            )
        }
    }
}

/// The protocol of `--protocol`.
enum ProtocolArgument: Equatable, Sendable {
    /// The best protocol that the terminal supports.
    case auto
    /// The given protocol.
    case named(ImageProtocol)

    /// Parses `auto` or the name of a protocol.
    init(parsing text: String) throws(InputError) {
        if text == "auto" {
            self = .auto
        } else {
            self = .named(try CommaList.name(text, of: "protocols"))
        }
    }
}
