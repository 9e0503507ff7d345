import Raster

/// What a terminal says when it is asked.
package enum TerminalAnswer: Equatable, Sendable {
    /// Whether it took Kitty's trial picture.
    case kittyGraphics(Bool)
    /// Its attributes (DA1); 4 stands for sixels.
    case attributes([Int])
    /// Its name and version (XTVERSION).
    case version(String)
    /// The size of a cell in pixels.
    case cellSize(width: Int, height: Int)
    /// Its background's colour.
    case background(Color)
    /// That it has come as far as the question (DSR).
    case ready
}

/// What comes from a terminal: answers, and keys between them.
package enum TerminalInput: Equatable, Sendable {
    /// The terminal answered.
    case answer(TerminalAnswer)
    /// A key was pressed.
    case key(Key)
}

/// A key that a person pressed.
package enum Key: Equatable, Sendable {
    /// A letter, a digit, a sign or the space.
    case character(UInt8)
    /// Escape by itself.
    case escape
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// The arrow upwards.
    case up
    /// The arrow downwards.
    case down
}
