import ArgumentParser
import Base

/// An unknown option of a command, with a hint.
struct UnknownOption {
    private let option: String
    private let command: String?

    /// Parses the argument parser's message. Returns `nil` if it is about something else.
    ///
    /// The parser's own suggestions are dropped because they are poor: `--time` for `--gif`.
    init?(message: String, command: String?) {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0].lowercased() == "unknown option " else { return nil }
        option = parts[1].split(separator: "=").first.map(String.init) ?? String(parts[1])
        self.command = command
    }

    /// The message, such as `unknown option '--labels'; it is an option of strip`.
    var text: String {
        "unknown option '\(option)'" + (hint.map { "; \($0)" } ?? "")
    }

    private var hint: String? {
        guard option.hasPrefix("--") else { return nil }
        let types = Pinwheel.configuration.subcommands
        if let current = types.first(where: { $0._commandName == command }),
            let name = NearestName.suggestion(for: option, among: Self.options(of: current))
        {
            return "did you mean “\(name)”?"
        }
        let owners = types.filter { Self.options(of: $0).contains(option) }
            .map { $0._commandName }
        switch owners.count {
        case 0: return nil
        case 1: return "it is an option of \(owners[0])"
        case 2: return "it is an option of \(owners[0]) and \(owners[1])"
        default: return "it is an option of \(owners[0]) and others"
        }
    }

    /// Returns the long options in a command's help.
    private static func options(of command: any ParsableCommand.Type) -> [String] {
        Pinwheel.helpMessage(for: command, columns: 200).split(separator: "\n")
            .filter { $0.hasPrefix("  -") }
            .flatMap { $0.split { " ,/".contains($0) } }
            .filter { $0.hasPrefix("--") && $0.count > 2 }
            .map(String.init)
    }
}
