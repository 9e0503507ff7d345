import Foundation
import Pictures

/// UIKit's image: a symbol, an image of an asset catalogue, or a PNG.
public final class UIImage: Sendable {
    let source: Image.Source

    init(_ source: Image.Source) { self.source = source }

    /// Creates an empty image. It is drawn like a missing image.
    public init() { source = .asset(AssetName("")) }
    /// Creates an image of an asset catalogue, never `nil`. A missing image is drawn as a gray
    /// rectangle.
    public init?(named name: String) { source = .asset(AssetName(name)) }
    /// Creates an image of an asset catalogue, never `nil`. A missing image is drawn as a gray
    /// rectangle.
    public init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        source = .asset(AssetName(name, in: bundle))
    }
    /// Creates an image of an asset catalogue. A missing image is drawn as a gray rectangle.
    public init(resource: ImageResource) { source = .asset(resource.asset) }
    /// Creates an image of a symbol, never `nil`.
    public init?(systemName name: String) { source = .symbol(name) }
    /// Creates an image from a PNG. Returns `nil` for other formats.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    /// Creates an image from a PNG with `scale` pixels per point. Returns `nil` for other formats.
    public init?(data: Data, scale: CGFloat) {
        guard let image = try? PNG.decode([UInt8](data)) else { return nil }
        source = .pixels(MipmappedImage(image), scale: scale > 0 ? scale : 1)
    }
    /// Creates an image from a PNG file. Returns `nil` for other formats.
    public init?(contentsOfFile path: String) {
        guard let image = try? PNG.read(path: path) else { return nil }
        let scale = CGFloat(ImageFileName(path.split(separator: "/").last ?? "")?.scale ?? 1)
        source = .pixels(MipmappedImage(image), scale: scale)
    }

    public var size: CGSize {
        ImageDrawing(Image(uiImage: self), in: EnvironmentValues()).size
    }
    /// The pixels per point.
    public var scale: CGFloat { pixels?.scale ?? 1 }

    /// The pixels for the view's display scale, in light appearance. `nil` for a symbol or a
    /// missing image.
    var pixels: (mipmaps: MipmappedImage, scale: CGFloat)? {
        switch source {
        case .symbol: return nil
        case .pixels(let mipmaps, let scale): return (mipmaps, scale)
        case .asset(let name):
            // Views are drawn on the main actor.
            let scale = VirtualTime.host.map { host in
                MainActor.assumeIsolated { host.displayScale }
            }
            let image = try? AssetLibrary.image(name, scale: scale ?? 1, isDark: false)
            return image.map { ($0.mipmaps, $0.scale) }
        }
    }
}

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// Creates an image of an asset catalogue.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(.asset(AssetName(name)))
    }
}
