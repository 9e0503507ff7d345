import Foundation

/// What surrounds a view in Xcode's previews: nothing here.
public protocol PreviewContext {
    /// Some of it, by a key.
    subscript<Key: PreviewContextKey>(_ key: Key.Type) -> Key.Value { get }
}

/// A key of what surrounds a view in Xcode's previews.
public protocol PreviewContextKey {
    /// What it stands for.
    associatedtype Value
    /// What it is where nothing is said.
    static var defaultValue: Value { get }
}

/// How forms look: always as plain lists.
public struct FormStyle: Hashable, Sendable {
    private let number: Int
    /// Taken as a plain list.
    public static let automatic = FormStyle(number: 0)
    /// Taken as a plain list.
    public static let grouped = FormStyle(number: 1)
    /// Taken as a plain list.
    public static let columns = FormStyle(number: 2)
}

/// What is dragged: nothing ever is.
public final class NSItemProvider: NSObject {
    /// Nothing.
    public override init() { super.init() }
    /// An object.
    public init(object: Any) { super.init() }
    /// What is at an address.
    public init?(contentsOf fileURL: URL?) { super.init() }
}

/// What kind of thing is dropped: nothing ever is.
public struct UTType: Hashable, Sendable {
    /// Its name.
    public let identifier: String
    /// A kind by its name.
    public init?(_ identifier: String) { self.init(identifier: identifier) }
    private init(identifier: String) { self.identifier = identifier }
    /// Anything with bytes.
    public static let data = UTType(identifier: "public.data")
    /// Anything.
    public static let item = UTType(identifier: "public.item")
    /// Text.
    public static let text = UTType(identifier: "public.text")
    /// Text without styles.
    public static let plainText = UTType(identifier: "public.plain-text")
    /// A picture.
    public static let image = UTType(identifier: "public.image")
    /// An address.
    public static let url = UTType(identifier: "public.url")
    /// A file's address.
    public static let fileURL = UTType(identifier: "public.file-url")
}

/// What nobody does or sees here: these compile and change nothing.
nonisolated extension View {
    /// What surrounds the view in Xcode's previews.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
    /// How forms below look: always as plain lists.
    public func formStyle(_ style: FormStyle) -> some View { self }
    /// What is dragged with the view: nothing.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    /// What is dragged with the view, and its picture: nothing.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider,
        @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// What is dropped on the view: nothing.
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    /// What is dropped on the view, and where: nothing.
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    /// What is dropped on the view: nothing.
    @_disfavoredOverload
    public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
}
