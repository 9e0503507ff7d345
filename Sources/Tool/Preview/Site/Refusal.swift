import Base
import DesignFormat
import Goldens
import Indicators
import Pictures
import Platform
import Summaries
import Lifecycles

/// An error response, with a message for the page and its user.
package struct Refusal: Error, Equatable, Sendable {
    /// The status, at least 400.
    package let status: Int
    /// The message, in one line.
    package let message: String
    /// A suggestion for the user, or `nil`.
    package let hint: String?
    /// The problems of a design, with locations.
    package let problems: [DesignProblem]

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

    /// Converts an error of reading or drawing.
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
        case let error as EncodingError: self.init(error.description)
        case let error as GoldenError: self.init(status: 500, error.description)
        default: self.init(status: 500, "\(error)")
        }
    }

    /// The response.
    package var answer: Answer {
        var members = [JSON.Member("error", .string(message))]
        if let hint { members.append(JSON.Member("hint", .string(hint))) }
        if !problems.isEmpty {
            members.append(JSON.Member("problems", .array(problems.map(\.inBrowser.json))))
        }
        return Answer(status: status, .object(members))
    }
}
