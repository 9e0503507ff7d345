extension Resolved {
    /// A value of a layer, which may differ by state and move within each.
    struct Driven<Value: Hashable & Sendable>: Hashable, Sendable {
        /// The value in states that are not named.
        private let standard: Track<Value>
        /// The values of the states, in the order of `StateName.allCases`; empty if none is named.
        private let named: [Track<Value>?]

        /// The same value always.
        init(_ value: Value) {
            standard = Track(constant: value)
            named = []
        }

        /// A value by state.
        init(standard: Track<Value>, named: [StateName: Track<Value>]) {
            self.standard = standard
            self.named = named.isEmpty ? [] : StateName.allCases.map { named[$0] }
        }

        /// The value's course in `state`.
        func track(in state: StateName) -> Track<Value> {
            guard !named.isEmpty else { return standard }
            return named[state.index] ?? standard
        }

        /// Whether it is the same value always.
        var isConstant: Bool { named.isEmpty && standard.values.count == 1 }

        /// Every value that the course passes through in any state.
        var values: [Value] {
            standard.values + named.flatMap { $0?.values ?? [] }
        }
    }
}

extension Resolved.Driven where Value == Double {
    /// The number at an instant.
    func value(at instant: Instant) -> Double {
        track(in: instant.state).value(at: instant.time, length: instant.length)
    }
}
