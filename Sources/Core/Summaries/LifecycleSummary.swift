import Base
import Lifecycles

/// A description of a lifecycle, as text and as JSON.
package struct LifecycleSummary {
    package let name: String
    /// A one-line description.
    package let title: String
    private let states: [String]
    private let work: Double
    private let parameters: [(parameter: LifecycleParameter, value: String)]
    private let faults: [LifecycleFault]

    /// Creates a summary of a lifecycle with its current values.
    package init(lifecycle: AnyLifecycle) {
        let kind = lifecycle.kind
        name = kind.name
        title = kind.title
        states = kind.stateNames
        work = kind.workDuration
        parameters = zip(kind.parameters, lifecycle.parameterTexts).map { ($0, $1) }
        faults = kind.faults
    }

    /// The description as lines of text.
    package var lines: [String] {
        var lines = ["\(name): \(title)", "states: \(states.joined(separator: ", "))"]
        lines.append("work: \(NumberText.short(work)) s, or the duration given by --work")
        lines.append("parameters:")
        lines += TextColumns.lines(
            parameters.map { parameter, value in
                ["\(parameter.name)=\(value)", Self.allowed(parameter.kind), parameter.summary]
            }
        )
        guard !faults.isEmpty else { return lines + ["known bugs: none"] }
        lines.append("known bugs (use --fix NAME to fix one, --fix all to fix all):")
        lines += TextColumns.lines(
            faults.flatMap { fault in
                [[fault.name, fault.summary], ["", "  fixed: " + fault.behaviorWhenFixed]]
            }
        ).map { $0.hasPrefix("  fixed") ? "  " + $0 : $0 }
        return lines
    }

    /// The description as JSON.
    package var json: JSON {
        .object([
            JSON.Member("name", .string(name)),
            JSON.Member("title", .string(title)),
            JSON.Member("states", .array(states.map(JSON.string))),
            JSON.Member("work", .number(work)),
            JSON.Member("parameters", .array(parameters.map(Self.json))),
            JSON.Member(
                "faults",
                .array(
                    faults.map { fault in
                        .object([
                            JSON.Member("name", .string(fault.name)),
                            JSON.Member("summary", .string(fault.summary)),
                            JSON.Member("mended", .string(fault.behaviorWhenFixed)),
                        ])
                    }
                )
            ),
        ])
    }

    private static func allowed(_ kind: LifecycleParameter.Kind) -> String {
        switch kind {
        case .number(let range, let unit):
            "\(NumberText.short(range.lowerBound)) to \(NumberText.short(range.upperBound)) \(unit)"
        case .choice(let words): words.joined(separator: ", ")
        }
    }

    private static func json(parameter: LifecycleParameter, value: String) -> JSON {
        var members = [
            JSON.Member("name", .string(parameter.name)),
            JSON.Member("value", .string(value)),
            JSON.Member("summary", .string(parameter.summary)),
        ]
        switch parameter.kind {
        case .number(let range, let unit):
            let ends = [range.lowerBound, range.upperBound].map(JSON.number)
            members.append(JSON.Member("range", .array(ends)))
            members.append(JSON.Member("unit", .string(unit)))
        case .choice(let words):
            members.append(JSON.Member("choices", .array(words.map(JSON.string))))
        }
        return .object(members)
    }
}
