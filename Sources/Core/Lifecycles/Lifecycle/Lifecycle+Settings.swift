import Base
import DesignFormat
import Indicators

extension Lifecycle {
    /// The descriptions of `settings`.
    static var parameters: [LifecycleParameter] { settings.map { $0.parameter } }

    /// The descriptions of the bugs in `fixes`.
    static var faults: [LifecycleFault] { fixes.map { $0.fault } }

    /// Returns the lifecycle with parameters parsed from text, and with faults fixed.
    ///
    /// - Parameters:
    ///   - assignments: Names and values. The last value for a name wins.
    ///   - fixes: Names of faults, or `all`.
    /// - Throws: `DesignErrors` with all unknown names and invalid values, with similar names as
    ///   hints.
    package func setting(
        _ assignments: [(name: String, value: String)],
        fixing fixes: [String] = []
    ) throws(DesignErrors) -> Self {
        let changes = LifecycleChanges(
            lifecycle: Self.name,
            parameters: Self.parameters,
            faults: Self.faults
        )
        var changed = self
        let (settings, faultFixes) = (Self.settings, Self.fixes)
        try changes.apply(assignments, fixes) {
            settings[$0].set(&changed, $1)
        } apply: {
            faultFixes[$0].apply(&changed)
        }
        return changed
    }
}

/// The parameters and faults of a lifecycle. It is not generic, so that its code is compiled only
/// once.
private struct LifecycleChanges {
    let lifecycle: String
    let parameters: [LifecycleParameter]
    let faults: [LifecycleFault]

    /// Calls `set` and `apply` with the indices of the named parameters and faults.
    func apply(
        _ assignments: [(name: String, value: String)],
        _ fixes: [String],
        set: (Int, String) -> Bool,
        apply: (Int) -> Void
    ) throws(DesignErrors) {
        var problems: [DesignProblem] = []
        for (name, value) in assignments {
            if let index = parameters.firstIndex(where: { $0.name == name }) {
                if !set(index, value) { problems.append(.wrongValue(value, of: parameters[index])) }
            } else {
                problems.append(.noParameter(name, value, of: lifecycle, among: parameters))
            }
        }
        for fix in fixes {
            if fix == "all" {
                for index in faults.indices { apply(index) }
            } else if let index = faults.firstIndex(where: { $0.name == fix }) {
                apply(index)
            } else {
                problems.append(.noFault(fix, of: lifecycle, among: faults))
            }
        }
        guard problems.isEmpty else { throw DesignErrors(problems: problems) }
    }
}

extension DesignProblem {
    fileprivate static func noParameter(
        _ name: String,
        _ value: String,
        of lifecycle: String,
        among parameters: [LifecycleParameter]
    ) -> DesignProblem {
        problem(
            at: OptionLocation.parameter(name, value),
            "\(lifecycle) has no parameter “\(NearestName.excerpt(name))”",
            hint: NearestName.hint(for: name, among: parameters.map { $0.name })
        )
    }

    fileprivate static func wrongValue(
        _ value: String,
        of parameter: LifecycleParameter
    ) -> DesignProblem {
        let location = OptionLocation.parameter(parameter.name, value)
        switch parameter.kind {
        case .number(let range, let unit):
            let bounds = NumberBounds(range: range, unit: unit.isEmpty ? "" : " " + unit)
            return problem(at: location, "expected a number in \(bounds.allowed)", hint: nil)
        case .choice(let words):
            return problem(
                at: location,
                "“\(NearestName.excerpt(value))” is not a value of \(parameter.name)",
                hint: NearestName.hint(for: value, among: words)
            )
        }
    }

    fileprivate static func noFault(
        _ name: String,
        of lifecycle: String,
        among faults: [LifecycleFault]
    ) -> DesignProblem {
        problem(
            at: OptionLocation.fix(name),
            "\(lifecycle) has no fault “\(NearestName.excerpt(name))”",
            hint: faults.isEmpty
                ? "it has no faults"
                : NearestName.hint(for: name, among: faults.map { $0.name } + ["all"])
        )
    }

    private static func problem(
        at location: String,
        _ message: String,
        hint: String?
    ) -> DesignProblem {
        DesignProblem(file: location, line: 0, column: 0, message: message, hint: hint)
    }
}

/// A fault: a bug in an article's code. It is reproduced unless it is fixed with `--fix`.
public struct LifecycleFault: Equatable, Sendable {
    /// The name for `--fix`.
    public let name: String
    /// The visible effect of the bug, in one sentence.
    public let summary: String
    /// The behaviour after the fix, in one sentence.
    public let behaviorWhenFixed: String
}

/// A bug and the function that fixes it.
package struct LifecycleFix<Owner>: Sendable {
    let fault: LifecycleFault
    /// Fixes the bug in a lifecycle.
    let apply: @Sendable (inout Owner) -> Void

    /// Creates a bug named `name` that `apply` fixes.
    init(
        _ name: String,
        _ apply: @escaping @Sendable (inout Owner) -> Void,
        summary: String,
        behaviorWhenFixed: String
    ) {
        fault = LifecycleFault(name: name, summary: summary, behaviorWhenFixed: behaviorWhenFixed)
        self.apply = apply
    }
}
