import PinwheelUI

/// Something that happens to a view while it lives, at a time in seconds since it appeared.
///
///     expectGolden(
///         of: Spinner(isRefreshing: false),
///         changes: [.change(\.isRefreshing, to: true, at: 1)],
///         every: 1 / 10, for: 2
///     )
///
/// A change comes before what is drawn at its time: an animation that it begins shows its start there.
public struct ViewChange<Content: View>: Sendable {
    let time: Double
    let animation: Animation?
    let apply: @MainActor @Sendable (inout Content) -> Void

    /// Those above the view make it anew with another value of a property.
    ///
    /// - Parameters:
    ///   - path: The property, a `var`.
    ///   - value: Its value from then on.
    ///   - time: When, in seconds since the view appeared.
    ///   - animation: The animation with which they do, as by `withAnimation`.
    public static func change<Value>(
        _ path: @autoclosure @escaping @MainActor @Sendable () -> WritableKeyPath<Content, Value>,
        to value: @autoclosure @escaping @MainActor @Sendable () -> Value,
        at time: Double,
        animation: Animation? = nil
    ) -> ViewChange {
        ViewChange(time: time, animation: animation) { $0[keyPath: path()] = value() }
    }

    /// Those above the view make it anew, in its place: its state stays.
    ///
    /// - Parameters:
    ///   - view: The view from then on.
    ///   - time: When, in seconds since the view appeared.
    ///   - animation: The animation with which they do, as by `withAnimation`.
    public static func change(
        to view: @autoclosure @escaping @MainActor @Sendable () -> Content,
        at time: Double,
        animation: Animation? = nil
    ) -> ViewChange {
        ViewChange(time: time, animation: animation) { $0 = view() }
    }
}
