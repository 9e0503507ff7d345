import Base
import Frames
import Indicators

/// The last line of the screen, with the current moment and the keys.
package struct StatusLine: Equatable, Sendable {
    /// The design's name.
    package var design: String
    /// The current moment.
    package var moment: Moment
    /// Whether playback is paused.
    package var isPaused: Bool

    /// Creates a status line.
    package init(design: String, moment: Moment, isPaused: Bool) {
        self.design = design
        self.moment = moment
        self.isPaused = isPaused
    }

    private static let keys = "space pause  ←→ step  ↑↓ state  q quit"

    /// Returns the text in at most `columns` columns. The keys are left out if there is no space.
    package func text(columns: Int) -> String {
        let value = StripLabels.caption(of: moment)
        let pause = isPaused ? "  paused" : ""
        let description =
            " \(SanitizedText.message(design))  \(moment.state.rawValue) \(value)\(pause)"
        let space = columns - description.count - Self.keys.count - 1
        guard space >= 2 else { return String(description.prefix(max(columns, 0))) }
        return description + String(repeating: " ", count: space) + Self.keys
    }

    /// Returns the bytes that draw the line in a row, counted from 0, in faint text.
    package func bytes(row: Int, columns: Int) -> [UInt8] {
        Array("\u{1B}[\(row + 1);1H\u{1B}[2m\(text(columns: columns))\u{1B}[0m\u{1B}[K".utf8)
    }
}
