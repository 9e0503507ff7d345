import Base
import DesignFormat
import Goldens

/// `/command.json`: the command that makes the same frame, and the design with the same values.
enum CommandRoute {
    /// The parameters beside those of the look.
    static let parameters = ["state", "progress", "time"]

    /// The command for a shell, its assignments alone, and the design file's text.
    static func answer(_ site: Site, _ inquiry: Route.Inquiry) throws -> Answer {
        let look = try Look(inquiry.query, on: site.shelf)
        let timeline = try look.timeline(inquiry.query)
        let moment = try FrameRoute.moment(inquiry.query, of: timeline, in: look)
        let assignments = look.assignments.flatMap { ["-P", "\($0.name)=\($0.value)"] }
        var words = ["pinwheel", "still", look.entry.argument, "--state", moment.state.rawValue]
        switch moment.position {
        case .progress(let progress): words += ["--progress", NumberText.short(progress)]
        case .time(let seconds): words += ["--time", NumberText.short(seconds)]
        }
        words += LookWords.options(of: look.environment)
        if let background = look.background { words += ["--background", background] }
        let yaml = look.design.text(from: look.entry.text) ?? look.design.changedParameters
        return Answer(
            .object([
                JSON.Member("command", .string(shell(words + assignments))),
                JSON.Member("assignments", .string(shell(assignments))),
                JSON.Member("yaml", .string(yaml)),
            ])
        )
    }

    private static func shell(_ words: [String]) -> String {
        words.map(ShellWord.quoted).joined(separator: " ")
    }
}
