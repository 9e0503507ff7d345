/// What the environment's variables tell of a terminal.
package struct TerminalVariables: Equatable, Sendable {
    /// The terminal's kind, in TERM.
    package let kind: String
    /// The program's name, in TERM_PROGRAM.
    package let program: String
    /// The name that iTerm2 leaves in LC_TERMINAL, which goes along with ssh.
    package let remoteProgram: String
    /// Whether COLORTERM says that there are 24-bit colours.
    package let saysFullColor: Bool
    /// Whether NO_COLOR switches them off.
    package let wantsNoColor: Bool
    /// Whether tmux or screen is between the program and the terminal, so that what the variables
    /// say of the outer one does not count.
    package let isMultiplexed: Bool

    /// Reads the variables by `value`; nil stands for one that is not set.
    package init(_ value: (String) -> String?) {
        let kind = value("TERM") ?? ""
        self.kind = kind
        program = value("TERM_PROGRAM") ?? ""
        remoteProgram = value("LC_TERMINAL") ?? ""
        saysFullColor = ["truecolor", "24bit"].contains(value("COLORTERM") ?? "")
        wantsNoColor = !(value("NO_COLOR") ?? "").isEmpty
        isMultiplexed =
            ["TMUX", "STY"].contains { !(value($0) ?? "").isEmpty }
            || ["tmux", "screen"].contains { kind.hasPrefix($0) }
    }

    /// Whether the cursor cannot be moved, as in an editor's window.
    package var isDumb: Bool { kind == "dumb" }
}
