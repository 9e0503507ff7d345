import Raster

/// A terminal's answer to a query.
package enum TerminalAnswer: Equatable, Sendable {
    /// Whether the terminal accepted the test image of Kitty's protocol.
    case kittyGraphics(Bool)
    /// The device attributes (DA1). 4 means that sixels are supported.
    case attributes([Int])
    /// The name and version (XTVERSION).
    case version(String)
    /// The size of a character cell, in pixels.
    case cellSize(width: Int, height: Int)
    /// The background colour.
    case background(Color)
    /// The terminal has processed all output up to the query (DSR).
    case ready
}

/// An input from a terminal.
package enum TerminalInput: Equatable, Sendable {
    /// An answer to a query.
    case answer(TerminalAnswer)
    /// A key press.
    case key(Key)
}

package enum Key: Equatable, Sendable {
    /// A printable ASCII character.
    case character(UInt8)
    /// Escape without a sequence.
    case escape
    /// The left arrow.
    case left
    /// The right arrow.
    case right
    /// The up arrow.
    case up
    /// The down arrow.
    case down
}
