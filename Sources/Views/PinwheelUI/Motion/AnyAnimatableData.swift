/// The animatable data of something whose type is not told. Between data of two types there is nothing.
public struct _AnyAnimatableData: VectorArithmetic {
    /// Nil for zero of any type.
    private var data: (any VectorArithmetic)?

    init(of value: any Animatable) { data = Self.data(of: value) }
    private init(_ data: (any VectorArithmetic)?) { self.data = data }

    private static func data<Value: Animatable>(of value: Value) -> any VectorArithmetic {
        value.animatableData
    }

    /// A value with this data, if it has data of the type.
    func applied(to value: any Animatable) -> any Animatable {
        func apply<Value: Animatable>(_ value: Value) -> any Animatable {
            guard let data = data as? Value.AnimatableData else { return value }
            var value = value
            value.animatableData = data
            return value
        }
        return apply(value)
    }

    /// Nothing.
    public static var zero: Self { Self(nil) }

    /// Whether both are of one type and equal; zero is of any type.
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

    /// The sum; of two types the first.
    public static func + (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, isDifference: false) }
    /// The difference; of two types none.
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

    /// Multiplies the data.
    public mutating func scale(by rhs: Double) { data?.scale(by: rhs) }

    /// The sum of the squares.
    public var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }
}
