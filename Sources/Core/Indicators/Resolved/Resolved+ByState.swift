extension Resolved {
    /// A setting that may differ between states.
    struct ByState<Value: Sendable>: Sendable {
        /// The value of states without their own, or `nil` if the setting has no effect in them.
        private let standard: Value?
        /// The states' own values, in the order of `StateName.allCases`. Empty if no state has its
        /// own.
        private let values: [Value?]

        /// Creates a setting from the states' own values and the value of all other states.
        init(_ own: [(state: StateName, value: Value)], standard: Value?) {
            self.standard = standard
            var values: [Value?] = []
            if !own.isEmpty {
                values = Array(repeating: nil, count: StateName.allCases.count)
                for (state, value) in own { values[state.index] = value }
            }
            self.values = values
        }

        subscript(state: StateName) -> Value? {
            values.isEmpty ? standard : values[state.index] ?? standard
        }

        /// Returns the setting, with the values of `outer` in states without a value.
        func replacing(_ outer: ByState?) -> ByState {
            guard let outer else { return self }
            let own = StateName.allCases.compactMap { state in
                (self[state] ?? outer[state]).map { (state: state, value: $0) }
            }
            return ByState(own, standard: nil)
        }

        /// The values that occur in any state.
        var all: [Value] { values.compactMap { $0 } + (standard.map { [$0] } ?? []) }
    }
}
