import Foundation

/// Glass, approximated by a translucent colour. The content behind it is neither blurred nor
/// refracted.
public struct Glass: Equatable, Sendable {
    private var material: Material?
    private var color: Color?

    private init(_ material: Material?) { self.material = material }

    public static var regular: Glass { Glass(.regular) }
    public static var clear: Glass { Glass(.ultraThin) }
    public static var identity: Glass { Glass(nil) }
    /// Returns glass filled with `color` instead of the translucent material.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }
    /// Returns the glass unchanged: there is no touch input.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// Returns the glass as a filled shape.
    @MainActor @ViewBuilder
    fileprivate func pane<S: Shape>(in shape: S) -> some View {
        if let material {
            if let color { shape.fill(color) } else { shape.fill(material) }
        }
    }
}

/// The default shape of glass: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A transition of glass. It has no effect: glass appears and disappears with its view.
public struct GlassEffectTransition: Sendable {
    private init() {}
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
    /// Treated as the view's own transition.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    /// Treated as the view's own transition.
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

extension View {
    /// Adds glass in a shape behind the view, drawn as a translucent colour.
    public func glassEffect<S: Shape>(
        _ glass: Glass = .regular,
        in shape: S = DefaultGlassEffectShape()
    ) -> some View {
        background { glass.pane(in: shape) }
    }
    /// Returns the view unchanged: glass does not morph between views.
    public func glassEffectID<ID: Hashable & Sendable>(
        _ id: ID?,
        in namespace: Namespace.ID
    ) -> some View { self }
    /// Returns the view unchanged: glass is drawn for each view separately.
    public func glassEffectUnion<ID: Hashable & Sendable>(
        id: ID?,
        namespace: Namespace.ID
    ) -> some View { self }
    /// Returns the view unchanged: glass appears and disappears with its view.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// A container of views with glass. Glass is drawn for each view separately, at any distance.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var body: some View { content }
}

/// A button style that draws the label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    public nonisolated init(_ glass: Glass = .regular) { self.glass = glass }
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .glassEffect(glass)
    }
}

/// A button style that draws a white label on a capsule in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color.white)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(TintShapeStyle(), in: DefaultGlassEffectShape())
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
    public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle {
        GlassButtonStyle(glass)
    }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public nonisolated static var glassProminent: GlassProminentButtonStyle {
        GlassProminentButtonStyle()
    }
}
