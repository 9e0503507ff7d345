import PinwheelUI

/// A change to a view at a given time, in seconds since it appeared.
///
///     expectGolden(
///         .view(
///             Spinner(isRefreshing: false),
///             changes: [.change(\.isRefreshing, to: true, at: 1)],
///             times: .every(1 / 10, for: 2)
///         )
///     )
///
/// A change is applied before the frame at its time is drawn, so that frame shows the start of an
/// animation.
public struct ViewChange<Content: View>: Sendable {
    let time: Double
    let animation: Animation?
    let apply: @MainActor @Sendable (inout Content) -> Void

    /// Changes a property of the view, as if its parent had created it with another value.
    ///
    /// - Parameters:
    ///   - path: The property, a `var`.
    ///   - value: The new value.
    ///   - time: The time of the change, in seconds since the view appeared.
    ///   - animation: The animation of the change, as with `withAnimation`.
    public static func change<Value>(
        _ path: @autoclosure @escaping @MainActor @Sendable () -> WritableKeyPath<Content, Value>,
        to value: @autoclosure @escaping @MainActor @Sendable () -> Value,
        at time: Double,
        animation: Animation? = nil
    ) -> ViewChange {
        ViewChange(time: time, animation: animation) { $0[keyPath: path()] = value() }
    }

    /// Replaces the view, as if its parent had created a new one. The view's state is preserved.
    ///
    /// - Parameters:
    ///   - view: The new view.
    ///   - time: The time of the change, in seconds since the view appeared.
    ///   - animation: The animation of the change, as with `withAnimation`.
    public static func change(
        to view: @autoclosure @escaping @MainActor @Sendable () -> Content,
        at time: Double,
        animation: Animation? = nil
    ) -> ViewChange {
        ViewChange(time: time, animation: animation) { $0 = view() }
    }
}
