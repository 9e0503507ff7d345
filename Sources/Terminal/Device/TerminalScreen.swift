/// How a program uses a terminal's screen, and what gives it back.
package enum TerminalScreen: Hashable, Sendable {
    /// A screen of its own without a cursor, after which the old one is there again.
    case alternate
    /// The usual screen, on which what is written stays.
    case usual

    /// Begins.
    var beginning: String {
        switch self {
        case .alternate: "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
        case .usual: ""
        }
    }

    /// Ends, wherever a picture was cut short: its string first, then an update that is held back,
    /// then colours, cursor and screen.
    var end: String {
        let common = "\u{1B}\\\u{1B}[?2026l\u{1B}[0m"
        return switch self {
        case .alternate: common + "\u{1B}[?25h\u{1B}[?1049l"
        case .usual: common
        }
    }
}
