import Foundation

/// An image at a URL. Nothing is loaded: the placeholder is always drawn.
public struct AsyncImage<Content: View>: View {
    private let content: Content

    /// Creates a view that draws translucent gray.
    public init(url: URL?, scale: CGFloat = 1)
    where Content == _ConditionalContent<Image, Color> {
        content = ViewBuilder.buildEither(second: Color.gray.opacity(0.3))
    }
    /// Creates a view that draws `placeholder`.
    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = ViewBuilder.buildEither(second: placeholder())
    }
    /// Creates a view that draws the content for `AsyncImagePhase.empty`.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    public var body: some View { content }
}

/// The loading state of an image. It is always `empty`.
public enum AsyncImagePhase {
    /// The only state that occurs.
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
