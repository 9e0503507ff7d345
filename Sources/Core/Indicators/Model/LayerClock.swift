/// A period by which a layer and all in it run, instead of the state's own.
///
/// It counts from the state's beginning. A state without time has no clocks: there layers follow
/// the pull.
///
///     clock: {period: 1.2, delay: 0.3, alternate: true}
public struct LayerClock: Equatable, Sendable {
    /// Seconds of one period; a list has one for each copy of the innermost repeat.
    public var period: ByCopy<Double>
    /// Seconds by which the first period begins after the state. In a state that repeats for ever
    /// it moves the clock round, else the layer waits.
    public var delay: ByCopy<Double>
    /// How many periods it runs, 1…`DesignLimits.periods`; nil for ever.
    public var times: Setting<Int>?
    /// Whether every second period runs backwards.
    public var alternates: Setting<Bool>

    /// A clock; default: without a delay, for ever, forwards.
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

/// A value that does not move but may differ from copy to copy.
public enum ByCopy<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The same for all copies.
    case all(Setting<Value>)
    /// One for each copy, from the first again where there are more copies.
    case each([Setting<Value>])
}

extension ByCopy: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    /// The same for all copies.
    public init(integerLiteral value: Value.IntegerLiteralType) {
        self = .all(.constant(Value(integerLiteral: value)))
    }
}

extension ByCopy: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    /// The same for all copies.
    public init(floatLiteral value: Value.FloatLiteralType) {
        self = .all(.constant(Value(floatLiteral: value)))
    }
}

extension ByCopy: ExpressibleByArrayLiteral {
    /// One for each copy.
    public init(arrayLiteral values: Setting<Value>...) { self = .each(values) }
}

extension ByCopy<Double> {
    /// Whether it is 0 for all copies.
    var isNone: Bool {
        guard case .all(.constant(let number)) = self else { return false }
        return number == 0
    }
}

/// In which order copies follow one another.
public enum CopyOrder: String, Hashable, Sendable, CaseIterable {
    /// From the first to the last.
    case forwards
    /// From the last to the first.
    case backwards
    /// From the middle to both ends.
    case center
    /// From both ends to the middle.
    case edges
    /// In an order that `seed` decides.
    case random

    /// The number in this order of each of `count` copies, 0 for those that are first.
    func ranks(count: Int, seed: Int) -> [Int] {
        switch self {
        case .forwards: Array(0..<count)
        case .backwards: (0..<count).reversed()
        case .center: (0..<count).map { abs(2 * $0 - (count - 1)) / 2 }
        case .edges: (0..<count).map { min($0, count - 1 - $0) }
        case .random: Self.shuffled(count, seed)
        }
    }

    /// A permutation by Fisher and Yates's method, with numbers of SplitMix64 (Steele, Lea and
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
