import Base
import DesignFormat
import Goldens
import Indicators
import Pictures
import Platform
import Summaries
import Lifecycles

/// Why a request gets no answer, in words for the page and its user.
package struct Refusal: Error, Equatable, Sendable {
    /// The status, 400 or more.
    package let status: Int
    /// What is wrong, in one line.
    package let message: String
    /// What may be done about it.
    package let hint: String?
    /// What is wrong with a design, by line and column.
    package let problems: [DesignProblem]

    /// A refusal.
    package init(
        status: Int = 400,
        _ message: String,
        hint: String? = nil,
        problems: [DesignProblem] = []
    ) {
        self.status = status
        self.message = message
        self.hint = hint
        self.problems = problems
    }

    /// The refusal that an error of reading or drawing amounts to.
    init(_ error: any Error) {
        switch error {
        case let error as Refusal: self = error
        case let error as InputError: self.init(error.description)
        case let error as PullRecording.Problem: self.init(error.message, hint: error.hint)
        case let error as DesignErrors:
            let first = error.problems.first
            self.init(
                first?.message ?? "the design cannot be read",
                hint: first?.inBrowser.hint,
                problems: error.problems
            )
        case let error as FileError: self.init(status: 500, error.description)
        case let error as PNGError: self.init(status: 500, error.description)
        case let error as GoldenError: self.init(status: 500, error.description)
        default: self.init(status: 500, "\(error)")
        }
    }

    /// The answer that says so.
    package var answer: Answer {
        var members = [JSON.Member("error", .string(message))]
        if let hint { members.append(JSON.Member("hint", .string(hint))) }
        if !problems.isEmpty {
            members.append(JSON.Member("problems", .array(problems.map(\.inBrowser.json))))
        }
        return Answer(status: status, .object(members))
    }
}
