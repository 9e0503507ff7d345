/// Environment variables that describe the terminal.
package struct TerminalVariables: Equatable, Sendable {
    /// The terminal type, from TERM.
    package let kind: String
    /// The name of the terminal program, from TERM_PROGRAM.
    package let program: String
    /// The value of LC_TERMINAL, which iTerm2 sets and ssh transmits.
    package let remoteProgram: String
    /// Whether COLORTERM announces 24-bit colours.
    package let announcesFullColor: Bool
    /// Whether NO_COLOR disables colours.
    package let disablesColors: Bool
    /// Whether tmux or screen is between the program and the terminal. The other variables then do
    /// not describe the terminal.
    package let isMultiplexed: Bool

    /// Reads the variables. `value` returns a variable, or `nil` if it is not set.
    package init(_ value: (String) -> String?) {
        let kind = value("TERM") ?? ""
        self.kind = kind
        program = value("TERM_PROGRAM") ?? ""
        remoteProgram = value("LC_TERMINAL") ?? ""
        announcesFullColor = ["truecolor", "24bit"].contains(value("COLORTERM") ?? "")
        disablesColors = !(value("NO_COLOR") ?? "").isEmpty
        isMultiplexed =
            ["TMUX", "STY"].contains { !(value($0) ?? "").isEmpty }
            || ["tmux", "screen"].contains { kind.hasPrefix($0) }
    }

    /// Whether the cursor cannot be moved, as in an editor's shell window.
    package var isDumb: Bool { kind == "dumb" }
}
