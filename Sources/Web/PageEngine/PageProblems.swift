import Base
import DesignFormat
import Indicators
import Lifecycles
import Summaries

/// Why a question has no answer: one or several problems, each with a hint where there is one.
package struct PageProblems: Error {
    /// The problems, at least one.
    let problems: [DesignProblem]

    /// One problem that lies in no file.
    init(_ message: String, hint: String? = nil) {
        problems = [DesignProblem(file: "", line: 0, column: 0, message: message, hint: hint)]
    }

    /// The problems of a reading.
    init(_ errors: DesignErrors) { problems = errors.problems.map { $0.inBrowser } }

    /// The problem of a recorded pull.
    init(_ problem: PullRecording.Problem) { self.init(problem.message, hint: problem.hint) }

    /// `{"problems": […]}`.
    var json: JSON { .object([JSON.Member("problems", .array(problems.map { $0.json }))]) }
}
