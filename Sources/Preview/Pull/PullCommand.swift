import Frames
import Goldens
import Indicators
import Lifecycles

/// The command that draws a saved pull.
struct PullCommand {
    let lifecycle: LifecycleKind
    let design: String?
    let assignments: [Assignment]
    let fixes: [String]
    let work: PullWork
    let view: StageView
    let environment: Environment

    /// The command for a trace in a file.
    func text(trace file: String) -> String {
        var words = ["pinwheel", "play", lifecycle.rawValue, "--trace", file]
        if let design { words += ["--design", design] }
        words += work.options
        if !fixes.isEmpty { words += ["--fix", fixes.joined(separator: ",")] }
        for assignment in assignments { words += ["-P", "\(assignment.name)=\(assignment.value)"] }
        if view == .indicator { words += ["--stage", "indicator"] }
        words += OptionWords.options(of: environment)
        return words.map(ShellWord.quoted).joined(separator: " ")
    }
}
