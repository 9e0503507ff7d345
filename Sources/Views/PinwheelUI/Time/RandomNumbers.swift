/// The numbers of a view: by its time, so that they are the same whenever it lives and whatever frames are seen.
final class VirtualRandom: @unchecked Sendable {
    // All of a session runs on one thread at a time.
    private var time = 0.0
    private var count: UInt64 = 0

    /// The next number of those at a time: SplitMix64 from what the time is mixed to.
    func next(at time: Double) -> UInt64 {
        if time != self.time { (self.time, count) = (time, 0) }
        count += 1
        return Self.mixed(Self.mixed(time.bitPattern) &+ count &* 0x9E37_79B9_7F4A_7C15)
    }

    private static func mixed(_ state: UInt64) -> UInt64 {
        var state = state
        state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
        return state ^ (state >> 31)
    }
}

/// While a view lives its own numbers, else the system's.
private struct CurrentGenerator: RandomNumberGenerator {
    private var system = SystemRandomNumberGenerator()

    mutating func next() -> UInt64 {
        guard let host = VirtualTime.host else { return system.next() }
        return MainActor.assumeIsolated { host.random.next(at: host.now) }
    }
}

// These stand before the standard library's in files that import this module.

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// A random number; in a view the same each time that it lives.
    public static func random(in range: Range<Self>) -> Self {
        var generator = CurrentGenerator()
        return random(in: range, using: &generator)
    }
    /// A random number; in a view the same each time that it lives.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = CurrentGenerator()
        return random(in: range, using: &generator)
    }
}

extension FixedWidthInteger {
    /// A random number; in a view the same each time that it lives.
    public static func random(in range: Range<Self>) -> Self {
        var generator = CurrentGenerator()
        return random(in: range, using: &generator)
    }
    /// A random number; in a view the same each time that it lives.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = CurrentGenerator()
        return random(in: range, using: &generator)
    }
}

extension Bool {
    /// True or false at random; in a view the same each time that it lives.
    public static func random() -> Bool {
        var generator = CurrentGenerator()
        return random(using: &generator)
    }
}

extension Collection {
    /// An element at random; in a view the same each time that it lives.
    public func randomElement() -> Element? {
        var generator = CurrentGenerator()
        return randomElement(using: &generator)
    }
}

extension Sequence {
    /// The elements in a random order; in a view the same each time that it lives.
    public func shuffled() -> [Element] {
        var generator = CurrentGenerator()
        return shuffled(using: &generator)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Puts the elements in a random order; in a view the same each time that it lives.
    public mutating func shuffle() {
        var generator = CurrentGenerator()
        shuffle(using: &generator)
    }
}
