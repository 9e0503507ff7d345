import Base
import Indicators

extension LayerValues.Value.Content {
    /// The value as JSON. Numbers are rounded to six decimals, and colours are `#rrggbbaa`.
    package var json: JSON {
        switch self {
        case .number(let value): Self.json(value)
        case .pair(let first, let second): .array([Self.json(first), Self.json(second)])
        case .color(let color): .string(color.hex)
        }
    }

    private static func json(_ value: Double) -> JSON { .number((value * 1e6).rounded() / 1e6 + 0) }
}

extension LayerValues {
    /// The values as a JSON object, by name.
    package var json: JSON {
        .object(values.map { JSON.Member($0.name, $0.content.json) })
    }
}

extension StateJumps.Jump {
    /// The jump as JSON.
    package var json: JSON {
        .object([
            JSON.Member("from", .string(from.rawValue)),
            JSON.Member("to", .string(to.rawValue)),
            JSON.Member("layer", .number(Double(layer))),
            JSON.Member("property", .string(property)),
            JSON.Member("before", before.json),
            JSON.Member("after", after.json),
        ])
    }
}
