import Foundation

/// How a symbol moves: it stands still here.
public struct _SymbolEffect: Hashable, Sendable {
    init() {}
    /// It rises.
    public static let appear = _SymbolEffect()
    /// It jumps.
    public static let bounce = _SymbolEffect()
    /// It breathes.
    public static let breathe = _SymbolEffect()
    /// It goes.
    public static let disappear = _SymbolEffect()
    /// It is drawn.
    public static let drawOn = _SymbolEffect()
    /// It is drawn back.
    public static let drawOff = _SymbolEffect()
    /// It fades in and out.
    public static let pulse = _SymbolEffect()
    /// It takes another's place.
    public static let replace = _SymbolEffect()
    /// It turns.
    public static let rotate = _SymbolEffect()
    /// It grows.
    public static let scale = _SymbolEffect()
    /// Its layers light up in turn.
    public static let variableColor = _SymbolEffect()
    /// It sways.
    public static let wiggle = _SymbolEffect()

    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// To the left.
    public var left: Self { self }
    /// To the right.
    public var right: Self { self }
    /// Clockwise.
    public var clockwise: Self { self }
    /// Counter-clockwise.
    public var counterClockwise: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// As one.
    public var wholeSymbol: Self { self }
    /// One layer at a time.
    public var iterative: Self { self }
    /// All layers up to one at a time.
    public var cumulative: Self { self }
    /// There and back.
    public var reversing: Self { self }
    /// There only.
    public var nonReversing: Self { self }
    /// Layers that rest are dim.
    public var dimInactiveLayers: Self { self }
    /// Layers that rest are hidden.
    public var hideInactiveLayers: Self { self }
    /// Without fading.
    public var plain: Self { self }
    /// Down, then up.
    public var downUp: Self { self }
    /// Up twice.
    public var upUp: Self { self }
    /// Away, then up.
    public var offUp: Self { self }
    /// By what both have in common.
    public func magic(fallback: _SymbolEffect) -> Self { self }
}

/// How often and how fast a symbol moves: it stands still here.
public struct SymbolEffectOptions: Sendable {
    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// In a way.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions()
    }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Again and again.
    public var repeating: Self { self }
    /// Once.
    public var nonRepeating: Self { self }
    /// So many times.
    public func `repeat`(_ count: Int?) -> Self { self }
    /// In a way.
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
    /// So many times as fast.
    public func speed(_ speed: Double) -> Self { self }

    /// A way to move again.
    public struct RepeatBehavior: Sendable {
        /// Without a rest.
        public static let continuous = RepeatBehavior()
        /// With rests.
        public static let periodic = RepeatBehavior()
        /// With rests of so many seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior()
        }
    }
}

nonisolated extension View {
    /// How symbols below move: they stand still.
    public func symbolEffect(
        _ effect: _SymbolEffect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View { self }
    /// How symbols below move when a value changes: they stand still.
    public func symbolEffect<U: Equatable>(
        _ effect: _SymbolEffect,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View { self }
    /// Symbols below stand still.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
    /// A symbol takes another's place: at once.
    public static func symbolEffect(
        _ effect: _SymbolEffect,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition { symbolEffect }
    /// Taken as at once.
    public static func numericText(value: Double) -> ContentTransition { numericText() }
}
