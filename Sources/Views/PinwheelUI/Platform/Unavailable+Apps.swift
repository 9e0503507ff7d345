import Foundation

@available(
    *,
    unavailable,
    message: "AppKit's colours are not available; use Color or UIColor"
)
public typealias NSColor = UIColor

@available(
    *,
    unavailable,
    message: "AppKit's images are not available; use Image(systemName:) or shapes"
)
public final class NSImage {
    public init?(named name: String) { return nil }
    public init?(systemSymbolName name: String, accessibilityDescription: String?) { return nil }
}

@available(
    *,
    unavailable,
    message: "views cannot render themselves; use ViewSession or expectGolden"
)
@MainActor @preconcurrency
public final class ImageRenderer<Content: View> {
    public init(content: Content) {}
}

@available(
    *,
    unavailable,
    message: "apps are not available; exclude the file on Linux and show its views in a gallery"
)
@MainActor @preconcurrency
public protocol App {
    init()
}

@available(
    *,
    unavailable,
    message: "windows are not available; show the view in a gallery, or draw it with ViewSession"
)
@MainActor @preconcurrency
public struct WindowGroup<Content: View> {
    public init(@ViewBuilder content: () -> Content) {}
}

@available(
    *,
    unavailable,
    message: "video is not played; show a shape or an Image instead"
)
public struct VideoPlayer: View {
    public init(player: Any?) {}
    public var body: some View { EmptyView() }
}

@available(
    *,
    unavailable,
    message: "SpriteKit is not available; draw particles with TimelineView and Canvas"
)
public struct SpriteView: View {
    public init(scene: Any) {}
    public var body: some View { EmptyView() }
}

@available(
    *,
    unavailable,
    message: "maps are not drawn; show a shape or an Image instead"
)
public struct Map: View {
    public init() {}
    public var body: some View { EmptyView() }
}

@available(
    *,
    unavailable,
    message: "there is no data store; pass the data to the view with a let or @State"
)
@propertyWrapper
public struct Query<Value> {
    public init() {}
    public var wrappedValue: Value { fatalError("there is no data store") }
}

@available(
    *,
    unavailable,
    message: "there is no data store; pass the data to the view with a let or @State"
)
@propertyWrapper
public struct FetchRequest<Value> {
    public init() {}
    public var wrappedValue: Value { fatalError("there is no data store") }
}

/// A chart of Apple's Charts module.
@available(*, unavailable, message: "Charts is not available; draw with shapes, Path or Canvas")
public struct Chart<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

/// A custom renderer of text.
@available(
    *,
    unavailable,
    message: "text renderers are not available; use the modifiers of Text, or Canvas"
)
public protocol TextRenderer {}

extension View {
    @available(
        *,
        unavailable,
        message: "text renderers are not available; use the modifiers of Text, or Canvas"
    )
    public func textRenderer<T>(_ renderer: T) -> some View { self }
}
