import Foundation
import Raster

/// Styles for foregrounds of each level.
struct LevelledStyle: ShapeStyle {
    let primary: AnyShapeStyle
    let secondary: AnyShapeStyle
    let tertiary: AnyShapeStyle?
    func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        primary._resolved(in: environment)
    }

    func within(_ outer: AnyShapeStyle?) -> LevelledStyle {
        LevelledStyle(
            primary: primary.within(outer),
            secondary: secondary.within(outer),
            tertiary: tertiary?.within(outer)
        )
    }
}

/// A style that takes what it needs of foregrounds from those around it.
struct NestedStyle: ShapeStyle {
    let style: AnyShapeStyle
    let outer: AnyShapeStyle?
    func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        var outside = environment
        outside.foreground = outer
        return style._resolved(in: outside)
    }
}

private enum BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The style of backgrounds; nil for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
    /// The accent where it is more than a colour.
    var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The style of foregrounds, and that of their second level.
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
    /// The style of foregrounds, and those of their second and third levels.
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
    /// The accent, of any style.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        EnvironmentModified(content: self) { values in
            values.tint = tint as? Color
            values.tintStyle = AnyShapeStyle(tint)
        }
    }
    /// The style of backgrounds that do not say.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) { $0.backgroundStyle = AnyShapeStyle(style) }
    }
    /// The background's style behind.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    /// The background's style behind, in a shape.
    public func background<S: Shape>(
        in shape: S,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}

/// Lines between others.
public struct SeparatorShapeStyle: ShapeStyle {
    /// The style.
    public init() {}
    /// The style in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(UIColor.separator)._resolved(in: environment)
    }
}
/// Thin fills of controls.
public struct FillShapeStyle: ShapeStyle {
    /// The style.
    public init() {}
    /// The style in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(UIColor.systemFill)._resolved(in: environment)
    }
}
/// Links.
public struct LinkShapeStyle: ShapeStyle {
    /// The style.
    public init() {}
    /// The style in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(UIColor.link)._resolved(in: environment)
    }
}
/// Texts that show what belongs in a field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// The style.
    public init() {}
    /// The style in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(UIColor.placeholderText)._resolved(in: environment)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// Lines between others.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    /// Thin fills of controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    /// Links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// Texts that show what belongs in a field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
