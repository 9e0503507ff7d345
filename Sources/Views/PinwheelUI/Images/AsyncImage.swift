import Foundation

/// A picture at an address. Nothing is loaded here: what is shown before it comes is what is seen, for ever.
public struct AsyncImage<Content: View>: View {
    private let content: Content

    /// A picture at an address, with gray in its place until it comes.
    public init(url: URL?, scale: CGFloat = 1)
    where Content == _ConditionalContent<Image, Color> {
        content = ViewBuilder.buildEither(second: Color.gray.opacity(0.3))
    }
    /// A picture at an address, and what is shown before.
    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = ViewBuilder.buildEither(second: placeholder())
    }
    /// A picture at an address by how far it is loaded: never at all.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    /// What is shown before a picture comes.
    public var body: some View { content }
}

/// How far a picture is loaded.
public enum AsyncImagePhase {
    /// Not yet: the only one that there is here.
    case empty
    /// It is.
    case success(Image)
    /// It could not be.
    case failure(any Error)
    /// The picture.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// What is wrong.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
