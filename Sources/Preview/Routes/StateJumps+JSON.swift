import Base
import Indicators

extension StateJumps.Jump {
    /// The jump for the page.
    var json: JSON {
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
