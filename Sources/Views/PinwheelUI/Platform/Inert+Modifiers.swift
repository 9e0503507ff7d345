import Foundation

/// The context of Xcode's previews, which is not used.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(_ key: Key.Type) -> Key.Value { get }
}

/// A key of the preview context, which is not used.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The style of forms, which are always drawn as plain lists.
public struct FormStyle: Hashable, Sendable {
    private let number: Int
    /// Drawn as a plain list.
    public static let automatic = FormStyle(number: 0)
    /// Drawn as a plain list.
    public static let grouped = FormStyle(number: 1)
    /// Drawn as a plain list.
    public static let columns = FormStyle(number: 2)
}

/// An item for drag and drop, which never occurs.
public final class NSItemProvider: NSObject {
    public override init() { super.init() }
    public init(object: Any) { super.init() }
    public init?(contentsOf fileURL: URL?) { super.init() }
}

/// A type of content for drag and drop, which never occurs.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    public init?(_ identifier: String) { self.init(identifier: identifier) }
    private init(identifier: String) { self.identifier = identifier }
    public static let data = UTType(identifier: "public.data")
    public static let item = UTType(identifier: "public.item")
    public static let text = UTType(identifier: "public.text")
    public static let plainText = UTType(identifier: "public.plain-text")
    public static let image = UTType(identifier: "public.image")
    public static let url = UTType(identifier: "public.url")
    public static let fileURL = UTType(identifier: "public.file-url")
}

/// Modifiers without an effect. They exist so that views compile.
nonisolated extension View {
    /// Returns the view unchanged.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
    /// Returns the view unchanged: forms are always drawn as plain lists.
    public func formStyle(_ style: FormStyle) -> some View { self }
    /// Returns the view unchanged: drag and drop never occurs.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    /// Returns the view unchanged: drag and drop never occurs.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider,
        @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// Returns the view unchanged: drag and drop never occurs.
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    /// Returns the view unchanged: drag and drop never occurs.
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    /// Returns the view unchanged: drag and drop never occurs.
    @_disfavoredOverload
    public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
}
