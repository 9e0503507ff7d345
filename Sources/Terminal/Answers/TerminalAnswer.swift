import Raster

/// What a terminal says when it is asked.
package enum TerminalAnswer: Hashable, Sendable {
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
package enum TerminalInput: Hashable, Sendable {
    /// The terminal answered.
    case answer(TerminalAnswer)
    /// A key was pressed.
    case key(Key)
}
