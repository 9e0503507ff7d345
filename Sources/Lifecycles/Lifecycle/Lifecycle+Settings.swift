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
        var changed = self
        var problems: [DesignProblem] = []
        for (name, value) in assignments {
            if let problem = changed.set(name, to: value) { problems.append(problem) }
        }
        for fix in fixes {
            if let problem = changed.mend(fix) { problems.append(problem) }
        }
        guard problems.isEmpty else { throw DesignErrors(problems: problems) }
        return changed
    }

    private mutating func set(_ name: String, to value: String) -> DesignProblem? {
        guard let setting = Self.settings.first(where: { $0.parameter.name == name }) else {
            return .noParameter(name, value, of: Self.name, among: Self.parameters)
        }
        return setting.set(&self, value) ? nil : .wrongValue(value, of: setting.parameter)
    }

    private mutating func mend(_ name: String) -> DesignProblem? {
        if name == "all" {
            for fix in Self.fixes { fix.mend(&self) }
            return nil
        }
        guard let fix = Self.fixes.first(where: { $0.fault.name == name }) else {
            return .noFault(name, of: Self.name, among: Self.faults)
        }
        fix.mend(&self)
        return nil
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
public struct LifecycleFault: Hashable, Sendable {
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
