import ArgumentParser
import Base
import Frames
import Indicators
import Terminal

/// How pictures are shown on a terminal.
struct TerminalOptions: ParsableArguments {
    @Option(
        name: [.customShort("s"), .customLong("scale")],
        help: ArgumentHelp(
            "Pixels per point. (default: as many as fit, at most 4, or 2 in half blocks)",
            valueName: "scale"
        ),
        transform: ScaleArgument.one
    )
    var scale: Double?

    @Option(
        help: ArgumentHelp(
            "light or dark. (default: as the terminal is, or light)",
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
            "auto, \(ImageProtocol.allCases.map(\.rawValue).joined(separator: ", ")). "
                + "(default: auto)",
            valueName: "protocol"
        ),
        completion: .list(["auto"] + ImageProtocol.allCases.map(\.rawValue)),
        transform: ProtocolArgument.init(parsing:)
    )
    var protocolArgument = ProtocolArgument.auto

    @Flag(
        help: "Play once where standard output is no terminal, too: by --protocol, or half blocks."
    )
    var force = false

    /// The chosen protocol; nil to query the terminal.
    var method: ImageProtocol? {
        if case .named(let method) = protocolArgument { method } else { nil }
    }

    /// Makes sure that bytes for a terminal may go where there is none.
    ///
    /// - Throws: `InputError`.
    func requireForce(isTerminal: Bool) throws(InputError) {
        guard !force else { return }
        throw InputError(
            isTerminal
                ? "the terminal cannot move its cursor, says TERM=dumb"
                : "standard output is no terminal",
            hint: "use strip or render for files, or --force to write a terminal's bytes"
        )
    }

    /// Makes sure that all acts fit at the scale that was asked for.
    ///
    /// - Throws: `InputError` with the greatest scale that fits.
    func check(_ acts: [Act], fit: ShowFit, contact: Bool) throws(InputError) {
        guard let scale, !contact else { return }
        for act in acts where !fit.takes(act.design.canvas, atScale: scale) {
            let canvas = act.design.canvas
            let greatest = min(
                Double(fit.room.width) / canvas.width,
                Double(fit.room.height) / canvas.height
            )
            throw InputError(
                "\(act.design.name) does not fit into \(fit.room.width)×\(fit.room.height) pixels "
                    + "at a scale of \(NumberText.short(scale))",
                hint: "the greatest is \(NumberText.short((greatest * 100).rounded(.down) / 100))"
            )
        }
    }
}

/// A protocol by name, or whatever the terminal has.
enum ProtocolArgument: Equatable, Sendable {
    /// The best that the terminal has.
    case auto
    /// This one.
    case named(ImageProtocol)

    /// Reads `auto` or a protocol's name.
    init(parsing text: String) throws(InputError) {
        if text == "auto" {
            self = .auto
        } else {
            self = .named(try CommaList.name(text, of: "protocols"))
        }
    }
}
