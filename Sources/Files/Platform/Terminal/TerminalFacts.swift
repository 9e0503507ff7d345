#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What standard output leads to.
package struct TerminalFacts: Sendable {
    /// Whether it is a terminal at all.
    package let isTerminal: Bool
    /// The name in TERM; empty where it is not set.
    package let name: String
    /// Whether it says that it shows 24-bit colours.
    package let hasTrueColor: Bool
    /// Columns and rows; nil where they are not known.
    package let size: (columns: Int, rows: Int)?

    /// The terminal that this process writes to.
    package static var current: TerminalFacts {
        let color = Variables.value(of: "COLORTERM") ?? ""
        var window = winsize()
        let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0
        return TerminalFacts(
            isTerminal: StandardOutput.isTerminal,
            name: Variables.value(of: "TERM") ?? "",
            hasTrueColor: color == "truecolor" || color == "24bit",
            size: isKnown && window.ws_col > 0 ? (Int(window.ws_col), Int(window.ws_row)) : nil
        )
    }

    /// The facts in one line.
    package var description: String {
        guard isTerminal else { return "standard output is no terminal" }
        let parts = [
            name.isEmpty ? "of unknown kind" : name,
            size.map { "\($0.columns)×\($0.rows)" },
            hasTrueColor ? "24-bit colour" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}
