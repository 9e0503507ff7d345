import Base
import DesignFormat
import Indicators

/// Why a question has no answer: one or several problems, each with a hint where there is one.
package struct PageProblems: Error {
    /// The problems, at least one.
    let problems: [DesignProblem]

    /// One problem that lies in no file.
    init(_ message: String, hint: String? = nil) {
        problems = [DesignProblem(file: "", line: 0, column: 0, message: message, hint: hint)]
    }

    /// The problems of a reading.
    init(_ errors: DesignErrors) { problems = errors.problems }

    /// `{"problems": […]}`.
    var json: JSON { .object([JSON.Member("problems", .array(problems.map { $0.json }))]) }
}

extension DesignProblem {
    /// The problem for programs, and in one line for people.
    var json: JSON {
        var members = [
            JSON.Member("file", .string(file)),
            JSON.Member("line", .number(Double(line))),
            JSON.Member("column", .number(Double(column))),
            JSON.Member("severity", .string(severity.rawValue)),
            JSON.Member("message", .string(message)),
            JSON.Member("hint", hint.map { .string($0) } ?? .null),
        ]
        let text = file.isEmpty ? message + (hint.map { "; \($0)" } ?? "") : description
        members.append(JSON.Member("text", .string(text)))
        return .object(members)
    }
}
