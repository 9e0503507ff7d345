/// The queries that are sent to a terminal before any output.
package struct TerminalQueries: Sendable {
    /// The maximum time for all answers, in seconds.
    package static let timeout = 0.2
    /// The query that the terminal answers when it has processed all earlier output (DSR 5).
    package static let progress = Array("\u{1B}[5n".utf8)

    /// The queries, in the order of their answers.
    package let bytes: [UInt8]

    /// Creates the queries for a terminal.
    ///
    /// The last query is for the device attributes. All terminals answer it, so no other answers
    /// follow.
    package init(_ variables: TerminalVariables) {
        var text = ""
        // These two terminals print sequences that they do not know.
        if variables.program != "Apple_Terminal", variables.kind != "linux" {
            let identifier = AnswerParser.queryImageIdentifier
            text += "\u{1B}_Gi=\(identifier),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
        }
        text += "\u{1B}[>q"
        text += "\u{1B}]11;?\u{1B}\\"
        text += "\u{1B}[16t"
        text += "\u{1B}[c"
        bytes = Array(text.utf8)
    }
}
