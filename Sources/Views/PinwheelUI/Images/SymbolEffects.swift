import Foundation

/// A symbol effect, which has no effect on drawing.
public struct _SymbolEffect: Hashable, Sendable {
    init() {}
    public static let appear = _SymbolEffect()
    public static let bounce = _SymbolEffect()
    public static let breathe = _SymbolEffect()
    public static let disappear = _SymbolEffect()
    public static let drawOn = _SymbolEffect()
    public static let drawOff = _SymbolEffect()
    public static let pulse = _SymbolEffect()
    public static let replace = _SymbolEffect()
    public static let rotate = _SymbolEffect()
    public static let scale = _SymbolEffect()
    public static let variableColor = _SymbolEffect()
    public static let wiggle = _SymbolEffect()

    public var up: Self { self }
    public var down: Self { self }
    public var left: Self { self }
    public var right: Self { self }
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var dimInactiveLayers: Self { self }
    public var hideInactiveLayers: Self { self }
    public var plain: Self { self }
    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public func magic(fallback: _SymbolEffect) -> Self { self }
}

/// Options of a symbol effect. They are ignored.
public struct SymbolEffectOptions: Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions()
    }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    public var repeating: Self { self }
    public var nonRepeating: Self { self }
    public func `repeat`(_ count: Int?) -> Self { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
    public func speed(_ speed: Double) -> Self { self }

    /// The repetition of a symbol effect. It is ignored.
    public struct RepeatBehavior: Sendable {
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior()
        }
    }
}

nonisolated extension View {
    /// Returns the view unchanged: symbols are not animated.
    public func symbolEffect(
        _ effect: _SymbolEffect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View { self }
    /// Returns the view unchanged: symbols are not animated.
    public func symbolEffect<U: Equatable>(
        _ effect: _SymbolEffect,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View { self }
    /// Returns the view unchanged: symbols are not animated.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
    /// Returns a transition that replaces a symbol immediately.
    public static func symbolEffect(
        _ effect: _SymbolEffect,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition { symbolEffect }
    /// Returns `numericText()`. The value is ignored.
    public static func numericText(value: Double) -> ContentTransition { numericText() }
}
