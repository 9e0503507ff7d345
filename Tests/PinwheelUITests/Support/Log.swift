import PinwheelUI

/// The values that a view reports, in order.
@MainActor
final class Log<Value> {
    var values: [Value] = []
}

extension View {
    /// Appends a value of the scroll view's geometry to a log whenever it changes.
    func logging<Value: Equatable>(
        in log: Log<Value>,
        _ value: @escaping (ScrollGeometry) -> Value
    ) -> some View {
        onScrollGeometryChange(for: Value.self, of: value) { log.values.append($1) }
    }
}
