import ArgumentParser
import Base

/// An option that a command does not have, and what may have been meant.
struct UnknownOption {
    private let option: String
    private let command: String?

    /// Reads the argument parser's message; nil where it is about something else.
    ///
    /// Its own guesses are left out: they name `--time` for `--gif`.
    init?(message: String, command: String?) {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0].lowercased() == "unknown option " else { return nil }
        option = parts[1].split(separator: "=").first.map(String.init) ?? String(parts[1])
        self.command = command
    }

    /// Such as `unknown option '--labels'; strip has it`.
    var text: String {
        "unknown option '\(option)'" + (hint.map { "; \($0)" } ?? "")
    }

    private var hint: String? {
        guard option.hasPrefix("--") else { return nil }
        let types = Pinwheel.configuration.subcommands
        if let own = types.first(where: { $0._commandName == command }),
            let name = NearestName.suggestion(for: option, among: Self.options(of: own))
        {
            return "did you mean “\(name)”?"
        }
        let owners = types.filter { Self.options(of: $0).contains(option) }
            .map { $0._commandName }
        switch owners.count {
        case 0: return nil
        case 1: return "\(owners[0]) has it"
        case 2: return "\(owners[0]) and \(owners[1]) have it"
        default: return "\(owners[0]) and others have it"
        }
    }

    /// The long options in a command's help.
    private static func options(of command: any ParsableCommand.Type) -> [String] {
        Pinwheel.helpMessage(for: command, columns: 200).split(separator: "\n")
            .filter { $0.hasPrefix("  -") }
            .flatMap { $0.split { " ,/".contains($0) } }
            .filter { $0.hasPrefix("--") && $0.count > 2 }
            .map(String.init)
    }
}
