/// The random numbers of a view.
///
/// They depend only on the virtual time and on the number of calls at that time. So they are the
/// same in every run and for every choice of frames.
final class VirtualRandom: @unchecked Sendable {
    // Unchecked: a session runs on one thread at a time.
    private var time = 0.0
    private var count: UInt64 = 0

    /// Returns the next number at `time`, from SplitMix64 seeded with the time.
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

/// A generator that uses the random numbers of the running view, or the system's outside views.
private struct CurrentGenerator: RandomNumberGenerator {
    private var system = SystemRandomNumberGenerator()

    mutating func next() -> UInt64 {
        guard let host = VirtualTime.host else { return system.next() }
        return MainActor.assumeIsolated { host.random.next(at: host.now) }
    }
}

// In files that import this module, these functions shadow those of the standard library.

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// Returns a random number. In a view it is reproducible.
    public static func random(in range: Range<Self>) -> Self {
        var generator = CurrentGenerator()
        return random(in: range, using: &generator)
    }
    /// Returns a random number. In a view it is reproducible.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = CurrentGenerator()
        return random(in: range, using: &generator)
    }
}

extension FixedWidthInteger {
    /// Returns a random number. In a view it is reproducible.
    public static func random(in range: Range<Self>) -> Self {
        var generator = CurrentGenerator()
        return random(in: range, using: &generator)
    }
    /// Returns a random number. In a view it is reproducible.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = CurrentGenerator()
        return random(in: range, using: &generator)
    }
}

extension Bool {
    /// Returns a random Boolean. In a view it is reproducible.
    public static func random() -> Bool {
        var generator = CurrentGenerator()
        return random(using: &generator)
    }
}

extension Collection {
    /// Returns a random element. In a view it is reproducible.
    public func randomElement() -> Element? {
        var generator = CurrentGenerator()
        return randomElement(using: &generator)
    }
}

extension Sequence {
    /// Returns the elements in random order. In a view the order is reproducible.
    public func shuffled() -> [Element] {
        var generator = CurrentGenerator()
        return shuffled(using: &generator)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Shuffles the elements. In a view the order is reproducible.
    public mutating func shuffle() {
        var generator = CurrentGenerator()
        shuffle(using: &generator)
    }
}
