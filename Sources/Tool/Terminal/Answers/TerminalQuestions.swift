/// What a terminal is asked before anything is shown.
package struct TerminalQuestions: Sendable {
    /// How long all answers may take together, in seconds.
    package static let patience = 0.2
    /// What the terminal answers when it has come so far (DSR 5).
    package static let progress = Array("\u{1B}[5n".utf8)

    /// The questions, in the order in which they are answered.
    package let bytes: [UInt8]

    /// The questions for the terminal of these variables.
    ///
    /// The last is about the attributes, which all terminals answer: then no other answer is to
    /// come.
    package init(_ variables: TerminalVariables) {
        var text = ""
        // These two print what they do not understand.
        if variables.program != "Apple_Terminal", variables.kind != "linux" {
            text += "\u{1B}_Gi=\(AnswerParser.trialIdentity),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
        }
        text += "\u{1B}[>q"
        text += "\u{1B}]11;?\u{1B}\\"
        text += "\u{1B}[16t"
        text += "\u{1B}[c"
        bytes = Array(text.utf8)
    }
}
