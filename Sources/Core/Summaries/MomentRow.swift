import Base
import Indicators
import Lifecycles

/// A moment of a lifecycle, as a row of a table and as JSON.
package enum MomentRow {
    /// Returns the names of the columns. The last one is `events`.
    package static func names(of moment: LifecycleMoment) -> [String] {
        ["time", "offset", "state", "common", "progress"]
            + moment.values.named.flatMap { value in
                guard case .numbers(_, let labels) = value.value else { return [value.name] }
                return labels.map { value.name + $0 }
            } + ["events"]
    }

    /// Returns the cells of the row. `number` formats numbers.
    package static func cells(
        of moment: LifecycleMoment,
        _ events: some Sequence<TimedEffect>,
        number: (Double) -> String
    ) -> [String] {
        // Adding 0 turns a negative zero into 0.
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
            } + [events.map { text(of: $0, number: number) }.joined(separator: "; ")]
    }

    /// Returns the text of an event, with the strength of a haptic: `haptic heavy at 0.467`.
    private static func text(of event: TimedEffect, number: (Double) -> String) -> String {
        let words = [event.effect.name, event.effect.strength?.rawValue].compactMap { $0 }
        return (words + ["at", number(event.time)]).joined(separator: " ")
    }

    /// Returns the moment as JSON, with the events since the previous one.
    package static func json(
        of moment: LifecycleMoment,
        _ events: some Sequence<TimedEffect>
    ) -> JSON {
        .object([
            JSON.Member("time", .number(moment.time)),
            JSON.Member("offset", .number(moment.offset)),
            JSON.Member("state", .string(moment.state)),
            JSON.Member("common", .string(moment.common.rawValue)),
            JSON.Member("progress", .number(moment.progress)),
            JSON.Member("values", .object(moment.values.named.map(member))),
            JSON.Member("events", .array(events.map(json))),
        ])
    }

    /// Returns an event as JSON: its time in seconds, its name, and the strength of a haptic.
    package static func json(of event: TimedEffect) -> JSON {
        let strength = event.effect.strength.map { JSON.Member("strength", .string($0.rawValue)) }
        return .object(
            [
                JSON.Member("time", .number(event.time)),
                JSON.Member("name", .string(event.effect.name)),
            ] + [strength].compactMap { $0 }
        )
    }

    /// Returns a value as a JSON member.
    package static func member(_ value: NamedValue) -> JSON.Member {
        switch value.value {
        case .number(let number): JSON.Member(value.name, .number(number))
        case .flag(let flag): JSON.Member(value.name, .bool(flag))
        case .numbers(let numbers, _): JSON.Member(value.name, .array(numbers.map(JSON.number)))
        }
    }
}
