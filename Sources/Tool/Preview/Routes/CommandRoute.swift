import Base
import DesignFormat
import Frames
import Goldens
import Indicators

/// The route `/command.json`: the command that draws the requested frame, and the design with the
/// requested parameters.
enum CommandRoute {
    /// The parameters in addition to those of all images.
    static let parameters = ["state", "progress", "time"]

    /// Returns the shell command, its parameter options, and the text of the design file.
    static func answer(_ site: Site, _ request: Route.Input) throws -> Answer {
        let options = try RenderOptions(request.query, on: site.store)
        let timeline = try options.timeline(request.query)
        let moment = try FrameRoute.moment(request.query, of: timeline, in: options)
        let assignments = options.assignments.flatMap { ["-P", "\($0.name)=\($0.value)"] }
        var words = Program.current.command
        words += ["still", options.entry.argument, "--state", moment.state.rawValue]
        switch moment.position {
        case .progress(let progress): words += ["--progress", NumberText.short(progress)]
        case .time(let seconds): words += ["--time", NumberText.short(seconds)]
        }
        words += OptionWords.options(of: options.environment)
        if let background = options.background { words += ["--background", background] }
        // If a default value cannot be replaced in its line, the entire design is written.
        let written = (options.design as? Design).map {
            $0.text(from: options.entry.text) ?? $0.yaml()
        }
        return Answer(
            .object([
                JSON.Member("command", .string(shell(words + assignments))),
                JSON.Member("assignments", .string(shell(assignments))),
                JSON.Member("yaml", .string(written ?? options.design.changedParameters)),
            ])
        )
    }

    private static func shell(_ words: [String]) -> String {
        words.map(ShellWord.quoted).joined(separator: " ")
    }
}
