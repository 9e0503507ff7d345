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
        help: "Also play once to a pipe or file, with --protocol or as half blocks."
    )
    var force = false

    /// The chosen protocol, or `nil` to query the terminal.
    var method: ImageProtocol? {
        if case .named(let method) = protocolArgument { method } else { nil }
    }

    /// Checks that output for a terminal may be written to something else.
    ///
    /// - Throws: `InputError` without `--force`.
    func requireForce(isTerminal: Bool) throws(InputError) {
        guard !force else { return }
        throw InputError(
            isTerminal
                ? "the terminal cannot move its cursor (TERM=dumb)"
                : "standard output is not a terminal",
            hint: "use strip or render for files, or --force to write a terminal's bytes"
        )
    }

    /// Checks that all acts fit at the scale of `--scale`.
    ///
    /// - Throws: `InputError` with the largest scale that fits.
    func check(_ acts: [PlayedState], fit: ShowFit, contact: Bool) throws(InputError) {
        guard let scale, !contact else { return }
        for act in acts where !fit.takes(act.design.canvas, atScale: scale) {
            let canvas = act.design.canvas
            let largest = min(
                Double(fit.room.width) / canvas.width,
                Double(fit.room.height) / canvas.height
            )
            throw InputError(
                "\(act.design.name) does not fit into \(fit.room.width)×\(fit.room.height) pixels "
                    + "at a scale of \(NumberText.short(scale))",
                hint: "the largest is \(NumberText.short((largest * 100).rounded(.down) / 100))"
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
