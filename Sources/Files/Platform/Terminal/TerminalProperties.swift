#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The properties of the terminal that is standard output.
package struct TerminalProperties: Sendable {
    /// Whether standard output is a terminal.
    package let isTerminal: Bool
    /// The value of TERM, or an empty string.
    package let name: String
    /// Whether the terminal supports 24-bit colours, according to COLORTERM.
    package let hasTrueColor: Bool
    /// The size in cells, or `nil` if it is unknown.
    package let size: (columns: Int, rows: Int)?

    /// The terminal of this process.
    package static var current: TerminalProperties {
        let color = Variables.value(of: "COLORTERM") ?? ""
        var window = winsize()
        let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0
        return TerminalProperties(
            isTerminal: StandardOutput.isTerminal,
            name: Variables.value(of: "TERM") ?? "",
            hasTrueColor: color == "truecolor" || color == "24bit",
            size: isKnown && window.ws_col > 0 ? (Int(window.ws_col), Int(window.ws_row)) : nil
        )
    }

    /// A description in one line.
    package var description: String {
        guard isTerminal else { return "standard output is not a terminal" }
        let parts = [
            name.isEmpty ? "of unknown kind" : name,
            size.map { "\($0.columns)×\($0.rows)" },
            hasTrueColor ? "24-bit colour" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}
