import Lifecycles
import SeededRandom
import Testing

/// Helpers for replays in tests.
enum Playing {
    /// Returns a built-in trace.
    static func trace(_ name: String) throws -> Trace {
        try #require(BuiltInTraces.trace(named: name))
    }

    /// Returns the numeric values of a moment by name.
    static func numbers(_ moment: LifecycleMoment) -> [String: Double] {
        var numbers: [String: Double] = [:]
        for value in moment.values.named {
            guard case .number(let number) = value.value else { continue }
            numbers[value.name] = number
        }
        return numbers
    }

    /// Returns whether a number rounds to a printed one with `digits` decimals.
    static func isAlike(_ value: Double?, _ printed: Double, digits: Int = 3) -> Bool {
        guard let value else { return false }
        let unit = (0..<digits).reduce(1.0) { unit, _ in unit / 10 }
        return (value - printed).magnitude <= 0.5 * unit + 1e-9
    }
}

/// Random traces.
extension SplitMix64 {
    /// Returns a trace with up to three pulls.
    ///
    /// Some are released at once, some are held, and some have jumps that no finger makes.
    mutating func trace() -> Trace {
        var samples = [ScrollSample(time: 0, offset: 0, isTouching: Bool.random(using: &self))]
        var time = 0.0
        for _ in 0..<Int.random(in: 1...10, using: &self) {
            let isVisibleJump = Int.random(in: 0..<12, using: &self) == 0
            time += isVisibleJump ? 0 : Double.random(in: 0.005...0.8, using: &self)
            let rest = Int.random(in: 0..<3, using: &self) == 0
            let offset =
                rest
                ? samples.last?.offset ?? 0 : Double.random(in: -60...190, using: &self)
            let isTouching = Int.random(in: 0..<3, using: &self) > 0
            samples.append(ScrollSample(time: time, offset: offset, isTouching: isTouching))
        }
        time += 0.2
        samples.append(ScrollSample(time: time, offset: 0, isTouching: false))
        let taps = (0..<Int.random(in: 0...3, using: &self)).map { _ in
            ScreenTap(
                time: Double.random(in: 0...(time + 4), using: &self),
                button: Bool.random(using: &self) ? .retry : .dismiss
            )
        }
        guard let trace = try? Trace(name: "random", samples: samples, taps: taps) else {
            preconditionFailure("a random trace is in order")
        }
        return trace
    }
}
