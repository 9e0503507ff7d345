/// The animatable data of a value of unknown type.
///
/// Data of different types cannot be interpolated: their difference is zero.
public struct _AnyAnimatableData: VectorArithmetic {
    /// `nil` stands for the zero of every type.
    private var data: (any VectorArithmetic)?

    init(of value: any Animatable) { data = Self.data(of: value) }
    private init(_ data: (any VectorArithmetic)?) { self.data = data }

    private static func data<Value: Animatable>(of value: Value) -> any VectorArithmetic {
        value.animatableData
    }

    /// Returns `value` with this data, or `value` unchanged if its data has another type.
    func applied(to value: any Animatable) -> any Animatable {
        func apply<Value: Animatable>(_ value: Value) -> any Animatable {
            guard let data = data as? Value.AnimatableData else { return value }
            var value = value
            value.animatableData = data
            return value
        }
        return apply(value)
    }

    public static var zero: Self { Self(nil) }

    /// Returns whether both have the same type and are equal. `zero` equals the zero of every type.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        func isZero<Data: VectorArithmetic>(_ data: Data) -> Bool { data == .zero }
        func isEqual<Data: VectorArithmetic>(_ data: Data, to other: any VectorArithmetic) -> Bool {
            (other as? Data) == data
        }
        return switch (lhs.data, rhs.data) {
        case (nil, nil): true
        case (let data?, nil), (nil, let data?): isZero(data)
        case (let data?, let other?): isEqual(data, to: other)
        }
    }

    /// Returns the sum, or `lhs` if the types differ.
    public static func + (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, isDifference: false) }
    /// Returns the difference, or `zero` if the types differ.
    public static func - (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, isDifference: true) }

    private static func combined(_ lhs: Self, _ rhs: Self, isDifference: Bool) -> Self {
        func combined<Data: VectorArithmetic>(_ data: Data, _ other: any VectorArithmetic) -> Self {
            guard let other = other as? Data else { return isDifference ? .zero : Self(data) }
            return Self(isDifference ? data - other : data + other)
        }
        guard let other = rhs.data else { return lhs }
        guard let data = lhs.data else {
            return isDifference ? rhs.scaled(by: -1) : rhs
        }
        return combined(data, other)
    }

    public mutating func scale(by rhs: Double) { data?.scale(by: rhs) }

    public var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }
}
