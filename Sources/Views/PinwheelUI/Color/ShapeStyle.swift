import Foundation
import Raster

public protocol ShapeStyle: Sendable {
    /// Returns the style for an environment.
    func _resolved(in environment: EnvironmentValues) -> ResolvedStyle
}

extension Color: ShapeStyle {
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(.solid(resolved(in: environment)))
    }
}

public struct ForegroundStyle: ShapeStyle {
    public init() {}
    /// Returns the foreground style of the environment, or the primary colour.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        guard let style = environment.foreground else {
            return Color.primary._resolved(in: environment)
        }
        return style._resolved(in: environment)
    }
}

/// The background style. By default it is white in light appearance and black in dark.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        guard let style = environment.backgroundStyle else {
            return Color(UIColor.systemBackground)._resolved(in: environment)
        }
        return style._resolved(in: environment)
    }
}

/// The tint of the environment, or the system's blue.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        if let style = environment.tintStyle { return style._resolved(in: environment) }
        return (environment.tint ?? .blue)._resolved(in: environment)
    }
}

/// A level of the foreground style. The secondary, tertiary and quaternary levels of a custom style
/// have 50 %, 25 % and 18 % of its opacity.
public struct HierarchicalShapeStyle: ShapeStyle {
    private enum Level: Sendable { case primary, secondary, tertiary, quaternary }
    private let level: Level

    public static let primary = HierarchicalShapeStyle(level: .primary)
    public static let secondary = HierarchicalShapeStyle(level: .secondary)
    public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
    public static let quaternary = HierarchicalShapeStyle(level: .quaternary)

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        guard let style = environment.foreground else {
            let color: Color =
                switch level {
                case .primary: .primary
                case .secondary: .secondary
                case .tertiary: Color(UIColor.tertiaryLabel)
                case .quaternary: Color(UIColor.quaternaryLabel)
                }
            return color._resolved(in: environment)
        }
        if let own = style.levels {
            switch level {
            case .primary: return own.primary._resolved(in: environment)
            case .secondary: return own.secondary._resolved(in: environment)
            case .tertiary, .quaternary:
                if let tertiary = own.tertiary { return tertiary._resolved(in: environment) }
            }
        }
        var resolved = style._resolved(in: environment)
        switch level {
        case .primary: break
        case .secondary: resolved.opacity *= 0.5
        case .tertiary: resolved.opacity *= 0.25
        case .quaternary: resolved.opacity *= 0.18
        }
        return resolved
    }
}

public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle
    public init(_ style: some ShapeStyle) { self.style = style }
    /// The styles of the levels. `nil` if they were not set separately.
    var levels: LevelledStyle? { style as? LevelledStyle }
    /// Returns the style for use as the foreground style. References to the foreground style
    /// resolve to `outer`.
    func nested(in outer: AnyShapeStyle?) -> AnyShapeStyle {
        if style is Color { return self }
        if let levels { return AnyShapeStyle(levels.nested(in: outer)) }
        return AnyShapeStyle(NestedStyle(style: self, outer: outer))
    }
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        style._resolved(in: environment)
    }
}

/// A style with its alpha multiplied.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double
    func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        var resolved = base._resolved(in: environment)
        resolved.opacity *= opacity
        return resolved
    }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(base: self, opacity: opacity)
    }
}
