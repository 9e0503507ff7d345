import Raster
import Base

/// The part of a run that a manifest contains.
public struct RunPart: Equatable, Sendable {
    /// The number of the part, from 1.
    public let index: Int
    /// The number of parts of the run.
    public let count: Int
    /// The hash that identifies the run's plan of frames.
    public let plan: PixelHash

    /// Creates a part. Returns `nil` unless 1 ≤ `index` ≤ `count`.
    public init?(_ index: Int, of count: Int, plan: PixelHash) {
        guard count > 0, 1...count ~= index else { return nil }
        (self.index, self.count, self.plan) = (index, count, plan)
    }

    /// The part as a JSON object.
    package var json: JSON {
        [
            "index": .number(Double(index)), "count": .number(Double(count)),
            "plan": .string(plan.description),
        ]
    }

    /// Creates a part from a JSON object. Returns `nil` if a field is missing or has the wrong
    /// type.
    package init?(json: JSON) {
        guard let index = json["index"]?.number.flatMap(Int.init(exactly:)),
            let count = json["count"]?.number.flatMap(Int.init(exactly:)),
            let plan = json["plan"]?.string.flatMap(PixelHash.init(text:))
        else { return nil }
        self.init(index, of: count, plan: plan)
    }
}
