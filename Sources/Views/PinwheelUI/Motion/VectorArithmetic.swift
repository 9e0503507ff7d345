import Foundation

public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value with every component multiplied by `factor`.
    func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (lhs: Self, rhs: Self) -> Self { lhs }
    public static func - (lhs: Self, rhs: Self) -> Self { lhs }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var zero: Self { Self(.zero, .zero) }
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.first + rhs.first, lhs.second + rhs.second)
    }
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.first - rhs.first, lhs.second - rhs.second)
    }
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A list of animatable values. The shorter of two lists is padded with zeros.
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
