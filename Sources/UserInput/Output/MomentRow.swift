import Imaging
import Indicators

/// A moment as a row of a table, and as JSON.
package enum MomentRow {
    /// The columns' names.
    package static func names(of moment: LifecycleMoment) -> [String] {
        ["time", "offset", "state", "common", "progress"]
            + moment.values.named.flatMap { value in
                guard case .numbers(_, let labels) = value.value else { return [value.name] }
                return labels.map { value.name + $0 }
            }
    }

    /// The columns' cells, with numbers as `number` writes them.
    package static func cells(of moment: LifecycleMoment, number: (Double) -> String) -> [String] {
        // A sum with 0 has no minus sign that means nothing.
        func cell(_ value: Double) -> String { number(value + 0) }
        return [
            cell(moment.time), cell(moment.offset), moment.state, moment.common.rawValue,
            cell(moment.progress),
        ]
            + moment.values.named.flatMap { value -> [String] in
                switch value.value {
                case .number(let number): [cell(number)]
                case .flag(let flag): ["\(flag)"]
                case .numbers(let numbers, _): numbers.map(cell)
                }
            }
    }

    /// The moment for programs.
    package static func json(of moment: LifecycleMoment) -> JSON {
        .object([
            JSON.Member("time", .number(moment.time)),
            JSON.Member("offset", .number(moment.offset)),
            JSON.Member("state", .string(moment.state)),
            JSON.Member("common", .string(moment.common.rawValue)),
            JSON.Member("progress", .number(moment.progress)),
            JSON.Member("values", .object(moment.values.named.map(member))),
        ])
    }

    /// A value under its name.
    package static func member(_ value: LifecycleValues.NamedValue) -> JSON.Member {
        switch value.value {
        case .number(let number): JSON.Member(value.name, .number(number))
        case .flag(let flag): JSON.Member(value.name, .bool(flag))
        case .numbers(let numbers, _): JSON.Member(value.name, .array(numbers.map(JSON.number)))
        }
    }
}
