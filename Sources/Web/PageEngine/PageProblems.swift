import Base
import DesignFormat
import Indicators
import Lifecycles
import Summaries

/// The problems that prevent a response to a request, some with hints.
package struct PageProblems: Error {
    /// The problems, at least one.
    let problems: [DesignProblem]

    /// Creates one problem that is not in a file.
    init(_ message: String, hint: String? = nil) {
        problems = [DesignProblem(file: "", line: 0, column: 0, message: message, hint: hint)]
    }

    /// Creates the problems found while reading a design or a trace.
    init(_ errors: DesignErrors) { problems = errors.problems.map { $0.inBrowser } }

    /// Creates the problem of an invalid recording of a pull.
    init(_ problem: PullRecording.Problem) { self.init(problem.message, hint: problem.hint) }

    /// The response `{"problems": […]}`.
    var json: JSON { .object([JSON.Member("problems", .array(problems.map { $0.json }))]) }
}
