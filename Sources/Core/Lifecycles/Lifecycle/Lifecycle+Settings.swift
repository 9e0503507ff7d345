import Base
import DesignFormat
import Indicators

extension Lifecycle {
    /// What can be set.
    static var parameters: [LifecycleParameter] { settings.map { $0.parameter } }

    /// What the article has wrong.
    static var faults: [LifecycleFault] { fixes.map { $0.fault } }

    /// The lifecycle with parameters set to values given as text, and with faults mended.
    ///
    /// - Parameters:
    ///   - assignments: Names and values; the later of two for one name counts.
    ///   - fixes: Names of faults; `all` stands for every one.
    /// - Throws: `DesignErrors` with all that is unknown or not allowed, and the nearest names.
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
        let (settings, mending) = (Self.settings, Self.fixes)
        try changes.make(assignments, fixes) {
            settings[$0].set(&changed, $1)
        } mend: {
            mending[$0].mend(&changed)
        }
        return changed
    }
}

/// What can be changed of a lifecycle, whatever its type.
private struct LifecycleChanges {
    /// The lifecycle's name.
    let lifecycle: String
    /// What can be set.
    let parameters: [LifecycleParameter]
    /// What can be mended.
    let faults: [LifecycleFault]

    /// Sets the parameter and mends the fault of each index.
    func make(
        _ assignments: [(name: String, value: String)],
        _ fixes: [String],
        set: (Int, String) -> Bool,
        mend: (Int) -> Void
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
                for index in faults.indices { mend(index) }
            } else if let index = faults.firstIndex(where: { $0.name == fix }) {
                mend(index)
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
            return problem(at: location, "expected a number of \(bounds.allowed)", hint: nil)
        case .choice(let words):
            return problem(
                at: location,
                "“\(NearestName.excerpt(value))” is no choice of \(parameter.name)",
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
                ? "it has none at all"
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

/// Something that an article's code has wrong, and that is reproduced unless it is mended.
public struct LifecycleFault: Equatable, Sendable {
    /// The name for `--fix`.
    public let name: String
    /// What a user sees, in one sentence.
    public let summary: String
    /// What the mended lifecycle does, in one sentence.
    public let mended: String
}

/// A fault together with what mends it.
package struct LifecycleFix<Owner>: Sendable {
    /// The fault.
    let fault: LifecycleFault
    /// Mends it.
    let mend: @Sendable (inout Owner) -> Void

    /// A fault that can be mended.
    init(
        _ name: String,
        _ mend: @escaping @Sendable (inout Owner) -> Void,
        summary: String,
        mended: String
    ) {
        fault = LifecycleFault(name: name, summary: summary, mended: mended)
        self.mend = mend
    }
}
