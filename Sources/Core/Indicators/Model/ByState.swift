/// A setting that is constant over time but may differ between states.
///
///     Spot().clock(.by(refreshing: LayerClock(period: 1.2)))
public struct ByState<Value: Equatable & Sendable>: Equatable, Sendable {
    /// A state with its value.
    package struct State: Equatable, Sendable {
        package var state: StateName
        package var value: Value

        /// Creates an entry for a state.
        package init(_ state: StateName, _ value: Value) {
            self.state = state
            self.value = value
        }
    }

    /// The values of states that have their own.
    package var states: [State]
    /// The value of all other states, or `nil` if the setting has no effect in them.
    package var standard: Value?

    /// Creates a setting from entries, with a value for all other states.
    package init(states: [State], standard: Value?) {
        self.states = states
        self.standard = standard
    }

    /// Returns a setting that is the same in all states.
    public static func all(_ value: Value) -> ByState { ByState(states: [], standard: value) }

    /// Returns a setting by state. In states without a value, the setting is `standard`, or has no
    /// effect.
    public static func by(
        idle: Value? = nil,
        pulling: Value? = nil,
        armed: Value? = nil,
        refreshing: Value? = nil,
        finishing: Value? = nil,
        canceling: Value? = nil,
        success: Value? = nil,
        failure: Value? = nil,
        noMore: Value? = nil,
        else standard: Value? = nil
    ) -> ByState {
        // In the order of `StateName.allCases`.
        let values = [
            idle, pulling, armed, refreshing, finishing, canceling, success, failure, noMore,
        ]
        let states = zip(StateName.allCases, values).compactMap { state, value in
            value.map { State(state, $0) }
        }
        return ByState(states: states, standard: standard)
    }

    /// The value of all states, or `nil` if it may differ between them.
    package var common: Value? { states.isEmpty ? standard : nil }
}

extension ByState: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    /// Creates a setting that is the same in all states.
    public init(integerLiteral value: Value.IntegerLiteralType) {
        self = .all(Value(integerLiteral: value))
    }
}

extension ByState: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    /// Creates a setting that is the same in all states.
    public init(floatLiteral value: Value.FloatLiteralType) {
        self = .all(Value(floatLiteral: value))
    }
}

extension ByState: ExpressibleByArrayLiteral
where Value: ExpressibleByArrayLiteral, Value == ByCopy<Double> {
    /// Creates a list by copy that is the same in all states.
    public init(arrayLiteral values: Setting<Double>...) { self = .all(.each(values)) }
}
