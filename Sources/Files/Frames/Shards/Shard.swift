import Base

/// One of the parts into which a run is divided.
package struct Shard: Equatable, Sendable {
    /// Which part, from 1.
    package let index: Int
    /// How many parts there are.
    package let count: Int

    /// The most parts of a run.
    package static let most = 100_000

    /// A part; nil unless 1 ≤ `index` ≤ `count` ≤ `most`.
    package init?(_ index: Int, of count: Int) {
        guard 1...Self.most ~= count, 1...count ~= index else { return nil }
        (self.index, self.count) = (index, count)
    }
}

/// The argument of --shard: which part of a run to work on.
package enum ShardArgument: Equatable, Sendable {
    /// This one.
    case fixed(Shard)
    /// The one that the variables of the engine that runs the command name, of `count` if given.
    case automatic(count: Int?)

    /// Reads `2/8`, `auto` or `auto/8`.
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
                "“\(NearestName.excerpt(text))” is no shard",
                hint: "write 2/8 for the second of eight, auto, or auto/8; at most \(Shard.most)"
            )
        }
    }

    /// The shard, of `planned` parts where a plan fixes their number.
    ///
    /// - Parameter variable: The value of an environment variable.
    /// - Returns: The shard, and the engine that it comes from, if one.
    /// - Throws: `InputError` where no engine or more than one can be asked, or what it says does
    ///   not fit.
    package func shard(
        of planned: Int? = nil,
        variable: (String) -> String?
    ) throws(InputError) -> (shard: Shard, engine: ShardEngine?) {
        switch self {
        case .fixed(let shard):
            if let planned, planned != shard.count {
                throw InputError(
                    "the plan has \(planned) shards, --shard says \(shard.count)",
                    hint: "write --shard \(shard.index)/\(planned)"
                )
            }
            return (shard, nil)
        case .automatic(let count):
            if let count, let planned, planned != count {
                throw InputError(
                    "the plan has \(planned) shards, --shard says \(count)",
                    hint: "write --shard auto"
                )
            }
            let engine = try ShardEngine.running(variable: variable)
            return (try engine.shard(of: planned ?? count, variable: variable), engine)
        }
    }
}
