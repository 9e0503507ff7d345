/// What a lifecycle draws at an instant: lengths in points, angles in degrees.
public enum LifecycleValues: Hashable, Sendable {
    /// Of `RefreshableScrollView`.
    case refreshableScrollView(RefreshableScrollView.Values)
    /// Of `PullToRefreshScrollView`.
    case pullToRefreshScrollView(PullToRefreshScrollView.Values)
    /// Of `Refreshable`.
    case refreshable(Refreshable.Values)
    /// Of `ScrollAction`.
    case scrollAction(ScrollAction.Values)
    /// Of `RefreshControlOverlap`.
    case refreshControlOverlap(RefreshControlOverlap.Values)

    /// The values by name, always the same names in the same order.
    public var named: [NamedValue] {
        switch self {
        case .refreshableScrollView(let values): values.named
        case .pullToRefreshScrollView(let values): values.named
        case .refreshable(let values): values.named
        case .scrollAction(let values): values.named
        case .refreshControlOverlap(let values): values.named
        }
    }

    /// A value for programs.
    public struct NamedValue: Hashable, Sendable {
        /// What the value may be.
        public enum Value: Hashable, Sendable {
            /// A number.
            case number(Double)
            /// Whether something is so.
            case flag(Bool)
            /// Numbers in order, each with what it is called in a table's column.
            case numbers([Double], labels: [String])
        }

        /// The name.
        public var name: String
        /// The value.
        public var value: Value

        static func number(_ name: String, _ value: Double) -> NamedValue {
            NamedValue(name: name, value: .number(value))
        }

        static func flag(_ name: String, _ value: Bool) -> NamedValue {
            NamedValue(name: name, value: .flag(value))
        }

        static func numbers(
            _ name: String,
            _ values: [Double],
            labels: [String]
        ) -> NamedValue {
            NamedValue(name: name, value: .numbers(values, labels: labels))
        }
    }
}
