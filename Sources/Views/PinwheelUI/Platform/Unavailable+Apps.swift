import Foundation

/// AppKit's colours: there are none.
@available(
    *,
    unavailable,
    message: "AppKit's colours do not exist here; use Color, or UIColor"
)
public typealias NSColor = UIColor

/// AppKit's pictures: there are none.
@available(
    *,
    unavailable,
    message: "AppKit's pictures do not exist here; use Image(systemName:), or shapes"
)
public final class NSImage {
    /// A picture by its name.
    public init?(named name: String) { return nil }
    /// A symbol by its name.
    public init?(systemSymbolName name: String, accessibilityDescription: String?) { return nil }
}

/// Pictures of views, made while an app runs: there are none.
@available(
    *,
    unavailable,
    message: "no view draws itself here; use ViewSession, or expectGolden(of:)"
)
@MainActor @preconcurrency
public final class ImageRenderer<Content: View> {
    /// Pictures of a view.
    public init(content: Content) {}
}

/// Apps: there are none.
@available(
    *,
    unavailable,
    message: "there are no apps here; leave the file out on Linux, and show its views in a gallery"
)
@MainActor @preconcurrency
public protocol App {
    /// An app.
    init()
}

/// An app's windows: there are none.
@available(
    *,
    unavailable,
    message: "there are no windows here; show the view in a gallery, or draw it by ViewSession"
)
@MainActor @preconcurrency
public struct WindowGroup<Content: View> {
    /// Windows with a view.
    public init(@ViewBuilder content: () -> Content) {}
}

/// Films: there are none.
@available(
    *,
    unavailable,
    message: "films are not played here; show a shape or an Image in their place"
)
public struct VideoPlayer: View {
    /// A film.
    public init(player: Any?) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// SpriteKit's scenes: there are none.
@available(
    *,
    unavailable,
    message: "SpriteKit does not exist here; draw the particles by TimelineView and Canvas"
)
public struct SpriteView: View {
    /// A scene.
    public init(scene: Any) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Maps: there are none.
@available(
    *,
    unavailable,
    message: "maps are not drawn here; show a shape or an Image in their place"
)
public struct Map: View {
    /// A map.
    public init() {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// SwiftData's queries: there are none.
@available(
    *,
    unavailable,
    message: "nothing is stored here; hand the view its data by a let, or by @State"
)
@propertyWrapper
public struct Query<Value> {
    /// A query.
    public init() {}
    /// What it has found.
    public var wrappedValue: Value { fatalError("nothing is stored here") }
}

/// Core Data's queries: there are none.
@available(
    *,
    unavailable,
    message: "nothing is stored here; hand the view its data by a let, or by @State"
)
@propertyWrapper
public struct FetchRequest<Value> {
    /// A query.
    public init() {}
    /// What it has found.
    public var wrappedValue: Value { fatalError("nothing is stored here") }
}

/// Charts of Apple's module Charts.
@available(*, unavailable, message: "there are no charts here; draw with shapes, Path or Canvas")
public struct Chart<Content: View>: View {
    /// A chart.
    public init(@ViewBuilder content: () -> Content) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Drawing of a text's lines by a type of one's own.
@available(
    *,
    unavailable,
    message: "texts are not drawn by renderers here; use Text's styles, or Canvas"
)
public protocol TextRenderer {}

extension View {
    /// Draws texts by a renderer.
    @available(
        *,
        unavailable,
        message: "texts are not drawn by renderers here; use Text's styles, or Canvas"
    )
    public func textRenderer<T>(_ renderer: T) -> some View { self }
}
