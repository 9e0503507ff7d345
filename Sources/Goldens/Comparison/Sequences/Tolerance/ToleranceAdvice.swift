import Base

/// A number of a tolerance that allows much more than was taken.
public struct ToleranceAdvice: Equatable, Sendable {
    /// Which number.
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

    /// The number.
    public let number: Number
    /// What it allows.
    public let allowed: Double
    /// What the sequence takes.
    public let used: Double

    /// Such as "step allows 8, but only 2 is used; tighten it".
    public var sentence: String {
        let (allowed, used) = (Decimal.text(allowed, 9), Decimal.text(used, 9))
        return
            "the tolerance's \(number.rawValue) allows \(allowed), but \(used) is used; tighten it"
    }
}

extension ToleranceReport {
    /// The numbers of which less than half is taken, as far as the sequence passes.
    ///
    /// A tolerance much wider than what it is needed for lets the next fault pass unseen.
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
