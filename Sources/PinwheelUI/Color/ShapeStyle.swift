import Foundation
import Raster

/// What shapes are filled and stroked with.
public protocol ShapeStyle: Sendable {
    /// The paint in a frame.
    func _paint(in context: PaintContext) -> ResolvedPaint
}

/// Where a style is used.
public struct PaintContext {
    /// The surroundings.
    let environment: EnvironmentValues
    /// The frame of what is painted, in points.
    let frame: CGRect

    /// A point of the frame.
    func point(_ unit: UnitPoint) -> Point {
        Point(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
    }
}

/// A style's paint, in points.
public struct ResolvedPaint {
    var paint: Paint
    var opacity: Double

    init(_ paint: Paint, opacity: Double = 1) {
        self.paint = paint
        self.opacity = opacity
    }
}

extension Color: ShapeStyle {
    /// The paint in a frame.
    public func _paint(in context: PaintContext) -> ResolvedPaint {
        ResolvedPaint(.solid(resolved(in: context.environment)))
    }
}

/// The style that foregrounds have where they are.
public struct ForegroundStyle: ShapeStyle {
    /// The style.
    public init() {}
    /// The paint in a frame.
    public func _paint(in context: PaintContext) -> ResolvedPaint {
        guard let style = context.environment.foreground else {
            return Color.primary._paint(in: context)
        }
        return style._paint(in: context)
    }
}

/// The style of the background: white on light, black on dark.
public struct BackgroundStyle: ShapeStyle {
    /// The style.
    public init() {}
    /// The paint in a frame.
    public func _paint(in context: PaintContext) -> ResolvedPaint {
        guard let style = context.environment.backgroundStyle else {
            return Color(UIColor.systemBackground)._paint(in: context)
        }
        return style._paint(in: context)
    }
}

/// The accent: what `tint` has set, else blue.
public struct TintShapeStyle: ShapeStyle {
    /// The style.
    public init() {}
    /// The paint in a frame.
    public func _paint(in context: PaintContext) -> ResolvedPaint {
        if let style = context.environment.tintStyle { return style._paint(in: context) }
        return (context.environment.tint ?? .blue)._paint(in: context)
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

    /// The paint in a frame.
    public func _paint(in context: PaintContext) -> ResolvedPaint {
        guard let style = context.environment.foreground else {
            let color: Color =
                switch level {
                case .primary: .primary
                case .secondary: .secondary
                case .tertiary: Color(UIColor.tertiaryLabel)
                case .quaternary: Color(UIColor.quaternaryLabel)
                }
            return color._paint(in: context)
        }
        if let own = style.levels {
            switch level {
            case .primary: return own.primary._paint(in: context)
            case .secondary: return own.secondary._paint(in: context)
            case .tertiary, .quaternary:
                if let tertiary = own.tertiary { return tertiary._paint(in: context) }
            }
        }
        var paint = style._paint(in: context)
        switch level {
        case .primary: break
        case .secondary: paint.opacity *= 0.5
        case .tertiary: paint.opacity *= 0.25
        case .quaternary: paint.opacity *= 0.18
        }
        return paint
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
    /// The paint in a frame.
    public func _paint(in context: PaintContext) -> ResolvedPaint { style._paint(in: context) }
}

/// A style, its alpha multiplied.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double
    func _paint(in context: PaintContext) -> ResolvedPaint {
        var paint = base._paint(in: context)
        paint.opacity *= opacity
        return paint
    }
}

extension ShapeStyle {
    /// The style, its alpha multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(base: self, opacity: opacity)
    }
}
