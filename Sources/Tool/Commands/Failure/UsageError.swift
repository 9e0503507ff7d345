import ArgumentParser
import Base
import Frames

/// The message for an invalid command line: one line that names the help.
struct UsageError {
    private let message: String
    private let words: [String]

    /// Creates the message.
    ///
    /// - Parameters:
    ///   - message: The argument parser's message.
    ///   - arguments: The command line, starting with the tool.
    init(_ message: String, arguments: [String]) {
        self.message = message
        words = Array(arguments.dropFirst())
    }

    /// The message, such as `pinwheel: unknown option '--nonsense'; see pinwheel help render`.
    var line: String {
        let lines = message.split(separator: "\n").map { line in
            line.drop { $0 == " " }
        }
        var text = lines.joined(separator: " ")
        if text.hasSuffix(".") { text.removeLast() }
        if let unknown = UnknownOption(message: text, command: words.first) { text = unknown.text }
        return "pinwheel: \(text.prefix(1).lowercased())\(text.dropFirst()); \(help)"
    }

    private var help: String {
        let commands = Pinwheel.configuration.subcommands.map { $0._commandName }
        let help = "\(Program.current.name) help"
        guard let word = words.first, !word.hasPrefix("-") else { return "see \(help)" }
        if commands.contains(word) { return "see \(help) \(word)" }
        return NearestName.suggestion(for: word, among: commands)
            .map { "did you mean “\(Program.current.name) \($0)”?" } ?? "see \(help)"
    }
}
