import Base

/// A part of a divided run.
package struct Shard: Equatable, Sendable {
    /// The number of the part, from 1.
    package let index: Int
    /// The number of parts.
    package let count: Int

    /// The maximum number of parts.
    package static let most = 100_000

    /// Creates a part. Returns `nil` unless 1 ≤ `index` ≤ `count` ≤ `most`.
    package init?(_ index: Int, of count: Int) {
        guard 1...Self.most ~= count, 1...count ~= index else { return nil }
        (self.index, self.count) = (index, count)
    }
}

/// The argument of `--shard`, which selects a part of a run.
package enum ShardArgument: Equatable, Sendable {
    /// A given part.
    case fixed(Shard)
    /// The part that the environment variables of a batch system or CI service select. `count` is
    /// the number of parts, if given.
    case automatic(count: Int?)

    /// Parses `2/8`, `auto` or `auto/8`.
    package init(parsing text: String) throws(InputError) {
        let words = text.split(separator: "/", omittingEmptySubsequences: false)
        let numbers = words.map { word in
            word.allSatisfy { ("0"..."9").contains($0) } ? Int(word) : nil
        }
        if text == "auto" {
            self = .automatic(count: nil)
        } else if words.count == 2, words[0] == "auto", let count = numbers[1],
            1...Shard.most ~= count
        {
            self = .automatic(count: count)
        } else if words.count == 2, let index = numbers[0], let count = numbers[1],
            let shard = Shard(index, of: count)
        {
            self = .fixed(shard)
        } else {
            throw InputError(
                "“\(NearestName.excerpt(text))” is not a shard",
                hint: "write 2/8 for the second of eight, auto, or auto/8; at most \(Shard.most)"
            )
        }
    }

    /// Returns the selected shard.
    ///
    /// - Parameters:
    ///   - planned: The number of shards that a plan fixes, or `nil`.
    ///   - variable: Returns the value of an environment variable.
    /// - Returns: The shard, and the engine that selected it, if any.
    /// - Throws: `InputError` if not exactly one engine is found, or if its variables are invalid.
    package func shard(
        of planned: Int? = nil,
        variable: (String) -> String?
    ) throws(InputError) -> (shard: Shard, engine: ShardEngine?) {
        switch self {
        case .fixed(let shard):
            if let planned, planned != shard.count {
                throw InputError(
                    "the plan has \(planned) shards, but --shard specifies \(shard.count)",
                    hint: "write --shard \(shard.index)/\(planned)"
                )
            }
            return (shard, nil)
        case .automatic(let count):
            if let count, let planned, planned != count {
                throw InputError(
                    "the plan has \(planned) shards, but --shard specifies \(count)",
                    hint: "write --shard auto"
                )
            }
            let engine = try ShardEngine.detect(variable: variable)
            return (try engine.shard(of: planned ?? count, variable: variable), engine)
        }
    }
}
