import Indicators

/// Gathers what is wrong with a file while its reader goes on.
package final class ProblemLog {
    /// The file's name in the problems.
    let file: String
    private let severity: DesignProblem.Severity
    private var found: [DesignProblem] = []
    /// What is wrong with the designs that it uses.
    private var adopted: [DesignProblem] = []

    /// A log for `file`, of errors unless told otherwise.
    package init(file: String, severity: DesignProblem.Severity = .error) {
        self.file = file
        self.severity = severity
    }

    /// Whether nothing has been reported.
    package var isEmpty: Bool { found.isEmpty && adopted.isEmpty }

    /// Notes a problem, unless it was noted before or there are enough already.
    package func report(_ message: String, at mark: YAMLNode.Mark, hint: String? = nil) {
        guard found.count + adopted.count < DesignLimits.problems else { return }
        let problem = DesignProblem(
            file: file,
            line: mark.line,
            column: mark.column,
            message: message,
            hint: hint,
            severity: severity
        )
        if !found.contains(problem) { found.append(problem) }
    }

    /// Notes a problem of a design that the file uses.
    func adopt(_ problem: DesignProblem) {
        guard found.count + adopted.count < DesignLimits.problems, !adopted.contains(problem)
        else { return }
        adopted.append(problem)
    }

    /// Notes the problems of a design that the file uses at a location.
    func adopt(_ problems: [DesignProblem], usedAt mark: YAMLNode.Mark) {
        for problem in problems { adopt(problem.used(at: .init(file: file, mark: mark))) }
    }

    /// The problems in the order of the file, then those of the designs that it uses; nil when there
    /// are none.
    package var errors: DesignErrors? {
        guard !isEmpty else { return nil }
        let ordered = found.enumerated().sorted { left, right in
            (left.element.line, left.element.column, left.offset)
                < (right.element.line, right.element.column, right.offset)
        }
        return DesignErrors(problems: ordered.map { $0.element } + adopted)
    }
}
