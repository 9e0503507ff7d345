/// Words of a command that is shown to be copied.
package enum ShellWord {
    /// `word` as a POSIX shell takes it for one word.
    package static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": true
            case "/", ".", "-", "_", "@", "+", ",", ":", "=", "%": true
            default: false
            }
        }
        guard !isPlain || word.isEmpty else { return word }
        return "'"
            + word.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: "'\\''") + "'"
    }
}
