/// A clock that replaces the state's own time for a layer and its sublayers.
///
/// It starts with the state. Clocks have no effect in a state that follows the pull, because time
/// is not measured.
///
///     clock: {period: 1.2, delay: 0.3, alternate: true}
public struct LayerClock: Equatable, Sendable {
    /// The duration of a period in seconds. A list contains one period for each copy of the
    /// innermost repetition.
    public var period: ByCopy<Double>
    /// The delay of the first period after the beginning of the state, in seconds.
    ///
    /// In a state that repeats for ever, the delay shifts the phase. In other states, the layer
    /// waits at its initial values.
    public var delay: ByCopy<Double>
    /// The number of periods, 1…`DesignLimits.periods`, or `nil` to repeat for ever.
    public var times: Setting<Int>?
    /// Whether every second period runs backwards.
    public var alternates: Setting<Bool>

    /// Creates a clock. By default it has no delay and repeats forwards for ever.
    public init(
        period: ByCopy<Double>,
        delay: ByCopy<Double> = 0,
        times: Setting<Int>? = nil,
        alternates: Setting<Bool> = false
    ) {
        self.period = period
        self.delay = delay
        self.times = times
        self.alternates = alternates
    }
}

/// A value that is constant over time but may differ between copies.
public enum ByCopy<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The value of all copies.
    case all(Setting<Value>)
    /// A value for each copy. Further copies start again at the first value.
    case each([Setting<Value>])
}

extension ByCopy: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    /// Creates a value for all copies.
    public init(integerLiteral value: Value.IntegerLiteralType) {
        self = .all(.constant(Value(integerLiteral: value)))
    }
}

extension ByCopy: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    /// Creates a value for all copies.
    public init(floatLiteral value: Value.FloatLiteralType) {
        self = .all(.constant(Value(floatLiteral: value)))
    }
}

extension ByCopy: ExpressibleByArrayLiteral {
    /// Creates a value for each copy.
    public init(arrayLiteral values: Setting<Value>...) { self = .each(values) }
}

extension ByCopy<Double> {
    /// Whether the value is 0 for all copies.
    var isNone: Bool {
        guard case .all(.constant(let number)) = self else { return false }
        return number == 0
    }
}

/// The order in which the delays of a repetition's copies increase.
public enum CopyOrder: String, Hashable, Sendable, CaseIterable {
    /// From the first to the last.
    case forwards
    /// From the last to the first.
    case backwards
    /// From the centre to both ends.
    case center
    /// From both ends to the centre.
    case edges
    /// A random order determined by a seed.
    case random

    /// Returns the rank of each of `count` copies, counted from 0. A copy's delay is proportional
    /// to its rank. Copies that move together have equal ranks.
    func ranks(count: Int, seed: Int) -> [Int] {
        switch self {
        case .forwards: Array(0..<count)
        case .backwards: (0..<count).reversed()
        case .center: (0..<count).map { abs(2 * $0 - (count - 1)) / 2 }
        case .edges: (0..<count).map { min($0, count - 1 - $0) }
        case .random: Self.shuffled(count, seed)
        }
    }

    /// Returns a random permutation, by a Fisher–Yates shuffle with SplitMix64 (Steele, Lea and
    /// Flood, “Fast splittable pseudorandom number generators”, 2014).
    private static func shuffled(_ count: Int, _ seed: Int) -> [Int] {
        var state = UInt64(bitPattern: Int64(seed))
        var ranks = Array(0..<count)
        for last in stride(from: count - 1, to: 0, by: -1) {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            mixed ^= mixed >> 31
            ranks.swapAt(last, Int(mixed % UInt64(last + 1)))
        }
        return ranks
    }
}
