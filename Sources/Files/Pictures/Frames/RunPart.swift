import Raster
import Base

/// Which part of a run the frames of a manifest are.
public struct RunPart: Equatable, Sendable {
    /// The number of the part, from 1.
    public let index: Int
    /// How many parts the run has.
    public let count: Int
    /// Tells apart runs that draw other frames.
    public let plan: PixelHash

    /// A part of a run; nil unless 1 ≤ `index` ≤ `count`.
    public init?(_ index: Int, of count: Int, plan: PixelHash) {
        guard count > 0, 1...count ~= index else { return nil }
        (self.index, self.count, self.plan) = (index, count, plan)
    }

    /// The part as an object.
    package var json: JSON {
        [
            "index": .number(Double(index)), "count": .number(Double(count)),
            "plan": .string(plan.description),
        ]
    }

    /// The part that an object describes; nil where a field is missing or of a wrong kind.
    package init?(json: JSON) {
        guard let index = json["index"]?.number.flatMap(Int.init(exactly:)),
            let count = json["count"]?.number.flatMap(Int.init(exactly:)),
            let plan = json["plan"]?.string.flatMap(PixelHash.init(text:))
        else { return nil }
        self.init(index, of: count, plan: plan)
    }
}
