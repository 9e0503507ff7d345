import Indicators

/// A collector of errors, so that a reader can continue after an error.
package final class ProblemLog {
    let file: String
    private let severity: DesignProblem.Severity
    private var found: [DesignProblem] = []
    /// The problems of used designs.
    private var usedDesignProblems: [DesignProblem] = []

    /// Creates a log for `file`.
    package init(file: String, severity: DesignProblem.Severity = .error) {
        self.file = file
        self.severity = severity
    }

    package var isEmpty: Bool { found.isEmpty && usedDesignProblems.isEmpty }

    /// Adds a problem. Ignores duplicates, and further problems after `DesignLimits.problems`.
    package func report(_ message: String, at mark: YAMLNode.Mark, hint: String? = nil) {
        guard found.count + usedDesignProblems.count < DesignLimits.problems else { return }
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

    /// Adds a problem of a used design.
    func addProblem(ofUsedDesign problem: DesignProblem) {
        guard found.count + usedDesignProblems.count < DesignLimits.problems,
            !usedDesignProblems.contains(problem)
        else { return }
        usedDesignProblems.append(problem)
    }

    /// Adds the problems of a design that is used at `mark`.
    func addProblems(_ problems: [DesignProblem], ofDesignUsedAt mark: YAMLNode.Mark) {
        for problem in problems {
            addProblem(ofUsedDesign: problem.used(at: .init(file: file, mark: mark)))
        }
    }

    /// The problems in the order of the file, followed by those of used designs. `nil` if there are
    /// none.
    package var errors: DesignErrors? {
        guard !isEmpty else { return nil }
        let ordered = found.enumerated().sorted { left, right in
            (left.element.line, left.element.column, left.offset)
                < (right.element.line, right.element.column, right.offset)
        }
        return DesignErrors(problems: ordered.map { $0.element } + usedDesignProblems)
    }
}
