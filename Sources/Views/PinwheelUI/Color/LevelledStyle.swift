import Foundation
import Raster

/// The primary, secondary and tertiary styles of one `foregroundStyle` modifier.
struct LevelledStyle: ShapeStyle {
    let primary: AnyShapeStyle
    let secondary: AnyShapeStyle
    let tertiary: AnyShapeStyle?
    func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        primary._resolved(in: environment)
    }

    func nested(in outer: AnyShapeStyle?) -> LevelledStyle {
        LevelledStyle(
            primary: primary.nested(in: outer),
            secondary: secondary.nested(in: outer),
            tertiary: tertiary?.nested(in: outer)
        )
    }
}

/// A style in which references to the foreground style resolve to the parent view's style.
struct NestedStyle: ShapeStyle {
    let style: AnyShapeStyle
    let outer: AnyShapeStyle?
    func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        var parent = environment
        parent.foreground = outer
        return style._resolved(in: parent)
    }
}

extension EnvironmentValues {
    @Entry public var backgroundStyle: AnyShapeStyle?
    /// The tint as a style. `nil` if it was set as a colour.
    @Entry var tintStyle: AnyShapeStyle?
}

nonisolated extension View {
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2
    ) -> some View {
        foregroundStyle(
            LevelledStyle(
                primary: AnyShapeStyle(primary),
                secondary: AnyShapeStyle(secondary),
                tertiary: nil
            )
        )
    }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> some View {
        foregroundStyle(
            LevelledStyle(
                primary: AnyShapeStyle(primary),
                secondary: AnyShapeStyle(secondary),
                tertiary: AnyShapeStyle(tertiary)
            )
        )
    }
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        EnvironmentModified(content: self) { values in
            values.tint = tint as? Color
            values.tintStyle = AnyShapeStyle(tint)
        }
    }
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) { $0.backgroundStyle = AnyShapeStyle(style) }
    }
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    public func background<S: Shape>(
        in shape: S,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}

public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    /// Returns UIKit's separator colour for an environment.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(UIColor.separator)._resolved(in: environment)
    }
}
public struct FillShapeStyle: ShapeStyle {
    public init() {}
    /// Returns UIKit's `systemFill` for an environment.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(UIColor.systemFill)._resolved(in: environment)
    }
}
public struct LinkShapeStyle: ShapeStyle {
    public init() {}
    /// Returns UIKit's link colour for an environment.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(UIColor.link)._resolved(in: environment)
    }
}
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    /// Returns UIKit's placeholder colour for an environment.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(UIColor.placeholderText)._resolved(in: environment)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
