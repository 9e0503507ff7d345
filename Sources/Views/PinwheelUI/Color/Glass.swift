import Foundation

/// Glass: a translucent colour here, as materials; what lies behind is neither blurred nor bent.
public struct Glass: Equatable, Sendable {
    private var material: Material?
    private var color: Color?

    private init(_ material: Material?) { self.material = material }

    /// The usual.
    public static var regular: Glass { Glass(.regular) }
    /// Clearer.
    public static var clear: Glass { Glass(.ultraThin) }
    /// None.
    public static var identity: Glass { Glass(nil) }
    /// The glass in a colour.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }
    /// The glass, which answers to fingers: there are none.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// The pane in a shape.
    @MainActor @ViewBuilder
    fileprivate func pane<S: Shape>(in shape: S) -> some View {
        if let material {
            if let color { shape.fill(color) } else { shape.fill(material) }
        }
    }
}

/// The shape of glass that is not told another: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
    /// The shape.
    public init() {}
    /// The capsule in a frame.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes: as its view does.
public struct GlassEffectTransition: Sendable {
    private init() {}
    /// As the view does.
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
    /// Taken as the view's own.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    /// Taken as the view's own.
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

extension View {
    /// The view on glass of a shape, a translucent colour.
    public func glassEffect<S: Shape>(
        _ glass: Glass = .regular,
        in shape: S = DefaultGlassEffectShape()
    ) -> some View {
        background { glass.pane(in: shape) }
    }
    /// Which glass it goes on as: each is drawn by itself.
    public func glassEffectID<ID: Hashable & Sendable>(
        _ id: ID?,
        in namespace: Namespace.ID
    ) -> some View { self }
    /// Which glass it is one with: each is drawn by itself.
    public func glassEffectUnion<ID: Hashable & Sendable>(
        id: ID?,
        namespace: Namespace.ID
    ) -> some View { self }
    /// How its glass comes and goes: as the view does.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// Views on glass: each pane is drawn by itself, however near they are.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Views.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    /// The views.
    public var body: some View { content }
}

/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    /// The style.
    public nonisolated init(_ glass: Glass = .regular) { self.glass = glass }
    /// The label on its glass.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .glassEffect(glass)
    }
}

/// A white label on glass in the accent.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public nonisolated init() {}
    /// The label on its background.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color.white)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(TintShapeStyle(), in: DefaultGlassEffectShape())
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass.
    public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// The label on a glass.
    public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle {
        GlassButtonStyle(glass)
    }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on glass in the accent.
    public nonisolated static var glassProminent: GlassProminentButtonStyle {
        GlassProminentButtonStyle()
    }
}
