import Foundation
import Raster

/// What shapes are filled and stroked with.
public protocol ShapeStyle: Sendable {
    /// The style in its surroundings.
    func _resolved(in environment: EnvironmentValues) -> ResolvedStyle
}

extension Color: ShapeStyle {
    /// The colour in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(.solid(resolved(in: environment)))
    }
}

/// The style that foregrounds have where they are.
public struct ForegroundStyle: ShapeStyle {
    /// The style.
    public init() {}
    /// The style in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        guard let style = environment.foreground else {
            return Color.primary._resolved(in: environment)
        }
        return style._resolved(in: environment)
    }
}

/// The style of the background: white on light, black on dark.
public struct BackgroundStyle: ShapeStyle {
    /// The style.
    public init() {}
    /// The style in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        guard let style = environment.backgroundStyle else {
            return Color(UIColor.systemBackground)._resolved(in: environment)
        }
        return style._resolved(in: environment)
    }
}

/// The accent: what `tint` has set, else blue.
public struct TintShapeStyle: ShapeStyle {
    /// The style.
    public init() {}
    /// The style in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        if let style = environment.tintStyle { return style._resolved(in: environment) }
        return (environment.tint ?? .blue)._resolved(in: environment)
    }
}

/// A lesser form of the foreground's style.
public struct HierarchicalShapeStyle: ShapeStyle {
    private enum Level: Sendable { case primary, secondary, tertiary, quaternary }
    private let level: Level

    /// As it is.
    public static let primary = HierarchicalShapeStyle(level: .primary)
    /// Less.
    public static let secondary = HierarchicalShapeStyle(level: .secondary)
    /// Still less.
    public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
    /// Least.
    public static let quaternary = HierarchicalShapeStyle(level: .quaternary)

    /// The style in its surroundings.
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

/// Any style.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle
    /// The style.
    public init(_ style: some ShapeStyle) { self.style = style }
    /// The styles of each level, where they were given one by one.
    var levels: LevelledStyle? { style as? LevelledStyle }
    /// The style where it becomes that of foregrounds: what it takes from foregrounds is from those around.
    func within(_ outer: AnyShapeStyle?) -> AnyShapeStyle {
        if style is Color { return self }
        if let levels { return AnyShapeStyle(levels.within(outer)) }
        return AnyShapeStyle(NestedStyle(style: self, outer: outer))
    }
    /// The style in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        style._resolved(in: environment)
    }
}

/// A style, its alpha multiplied.
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
    /// The style, its alpha multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(base: self, opacity: opacity)
    }
}
