import Base

/// A hint that a limit of a tolerance is much larger than needed.
public struct ToleranceAdvice: Equatable, Sendable {
    /// A limit of a tolerance.
    public enum Number: String, Hashable, Sendable {
        /// `Tolerance.step`.
        case step
        /// `Tolerance.share`.
        case share
        /// `Tolerance.density`.
        case density
        /// `Tolerance.sequenceShare`.
        case sequenceShare
    }

    /// The limit in question.
    public let number: Number
    /// The value of the limit.
    public let allowed: Double
    /// The largest value that occurs in the sequence.
    public let used: Double

    /// The hint as a sentence, such as "the tolerance's step allows 8, but 2 is used; tighten it".
    public var sentence: String {
        let (allowed, used) = (Decimal.text(allowed, 9), Decimal.text(used, 9))
        return
            "the tolerance's \(number.rawValue) allows \(allowed), but \(used) is used; tighten it"
    }
}

extension ToleranceReport {
    /// Hints for limits that are more than twice the largest value. Empty if the sequence fails.
    ///
    /// A tolerance that is too wide would hide later faults.
    public var advice: [ToleranceAdvice] {
        guard passes else { return [] }
        let uses = frames.compactMap(\.use)
        let numbers: [(ToleranceAdvice.Number, allowed: Double, used: Double)] = [
            (.step, Double(tolerance.step), Double(uses.map(\.step).max() ?? 0)),
            (.share, tolerance.share, uses.map(\.share).max() ?? 0),
            (.density, Double(tolerance.density), Double(uses.map(\.density).max() ?? 0)),
            (.sequenceShare, tolerance.sequenceShare, sequenceShare),
        ]
        return numbers.compactMap { number, allowed, used in
            used < allowed / 2
                ? ToleranceAdvice(number: number, allowed: allowed, used: used) : nil
        }
    }
}
