import Base
import Frames
import Indicators

/// The last line of the screen: what is seen, and the keys.
package struct StatusLine: Equatable, Sendable {
    /// What is seen.
    package var design: String
    /// When in the state.
    package var moment: Moment
    /// Whether time stands still.
    package var isPaused: Bool

    /// A line about one moment.
    package init(design: String, moment: Moment, isPaused: Bool) {
        self.design = design
        self.moment = moment
        self.isPaused = isPaused
    }

    private static let keys = "space pause  ←→ step  ↑↓ state  q quit"

    /// The text, cut to so many columns; without the keys where there is no room for them.
    package func text(columns: Int) -> String {
        let value = StripLettering.caption(of: moment)
        let pause = isPaused ? "  paused" : ""
        let left =
            " \(ShownText.message(design))  \(moment.state.rawValue) \(value)\(pause)"
        let room = columns - left.count - Self.keys.count - 1
        guard room >= 2 else { return String(left.prefix(max(columns, 0))) }
        return left + String(repeating: " ", count: room) + Self.keys
    }

    /// The bytes that write it in a row counted from 0, faint where the terminal can.
    package func bytes(row: Int, columns: Int) -> [UInt8] {
        Array("\u{1B}[\(row + 1);1H\u{1B}[2m\(text(columns: columns))\u{1B}[0m\u{1B}[K".utf8)
    }
}
