import Foundation

/// A value that animations can add up and scale.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by `rhs`.
    mutating func scale(by rhs: Double)
    /// The sum of the components' squares.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value with every component multiplied by `factor`.
    func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The number's square.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The number's square.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The number's square.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// What nothing animates by.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Nothing.
    public init() {}
    /// Nothing.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Nothing.
    public static func + (lhs: Self, rhs: Self) -> Self { lhs }
    /// Nothing.
    public static func - (lhs: Self, rhs: Self) -> Self { lhs }
    /// Changes nothing.
    public mutating func scale(by rhs: Double) {}
    /// 0.
    public var magnitudeSquared: Double { 0 }
}

/// Two animated values side by side.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// A pair of values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Both values at their zero.
    public static var zero: Self { Self(.zero, .zero) }
    /// The sums, one by one.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.first + rhs.first, lhs.second + rhs.second)
    }
    /// The differences, one by one.
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.first - rhs.first, lhs.second - rhs.second)
    }
    /// Multiplies both values.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    /// The sum of both.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Any number of values of one kind; the shorter of two counts as if it went on with zeros.
struct AnimatableList<Element: VectorArithmetic>: VectorArithmetic {
    var elements: [Element]

    static var zero: Self { Self(elements: []) }
    static func == (lhs: Self, rhs: Self) -> Bool {
        (0..<max(lhs.elements.count, rhs.elements.count)).allSatisfy { index in
            (index < lhs.elements.count ? lhs.elements[index] : .zero)
                == (index < rhs.elements.count ? rhs.elements[index] : .zero)
        }
    }
    static func + (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, +) }
    static func - (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, -) }

    mutating func scale(by rhs: Double) {
        for index in elements.indices { elements[index].scale(by: rhs) }
    }

    var magnitudeSquared: Double { elements.reduce(0) { $0 + $1.magnitudeSquared } }

    private static func combined(
        _ lhs: Self,
        _ rhs: Self,
        _ combine: (Element, Element) -> Element
    ) -> Self {
        Self(
            elements: (0..<max(lhs.elements.count, rhs.elements.count)).map { index in
                combine(
                    index < lhs.elements.count ? lhs.elements[index] : .zero,
                    index < rhs.elements.count ? rhs.elements[index] : .zero
                )
            }
        )
    }
}
