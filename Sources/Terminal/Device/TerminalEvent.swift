/// What happens at a terminal.
package enum TerminalEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// The terminal answered.
    case answer(TerminalAnswer)
    /// The window has another size.
    case resized
    /// The process is to stop until it is continued, as by Ctrl-Z.
    case suspended
    /// The process was continued; somebody else may have used the screen.
    case continued
    /// The process is to end, by this signal.
    case ended(by: Int32)
}
