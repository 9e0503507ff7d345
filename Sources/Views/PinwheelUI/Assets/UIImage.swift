import Foundation
import Pictures

/// A picture in UIKit's words: a symbol, one of a catalogue of assets, or a PNG.
public final class UIImage: Sendable {
    let source: Image.Source

    init(_ source: Image.Source) { self.source = source }

    /// Nothing: drawn as a picture that is not there.
    public init() { source = .asset(AssetName("")) }
    /// A picture of a catalogue of assets; a gray square where there is none.
    public init?(named name: String) { source = .asset(AssetName(name)) }
    /// A picture of a bundle's catalogue of assets; a gray square where there is none.
    public init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        source = .asset(AssetName(name, in: bundle))
    }
    /// A picture of a catalogue of assets.
    public init(resource: ImageResource) { source = .asset(resource.asset) }
    /// A symbol by its name.
    public init?(systemName name: String) { source = .symbol(name) }
    /// The picture of a PNG's bytes; nil for others.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    /// The picture of a PNG's bytes, `scale` pixels to a point; nil for others.
    public init?(data: Data, scale: CGFloat) {
        guard let picture = try? PNG.decode([UInt8](data)) else { return nil }
        source = .picture(Picture(picture), scale: scale > 0 ? scale : 1)
    }
    /// The picture of a PNG; nil for other files.
    public init?(contentsOfFile path: String) {
        guard let picture = try? PNG.read(path: path) else { return nil }
        let scale = CGFloat(PictureFileName(path.split(separator: "/").last ?? "")?.scale ?? 1)
        source = .picture(Picture(picture), scale: scale)
    }

    /// The size in points.
    public var size: CGSize {
        ImageDrawing(Image(uiImage: self), in: EnvironmentValues()).size
    }
    /// Pixels to a point.
    public var scale: CGFloat { pixels?.scale ?? 1 }

    /// The pixels that are drawn where the view is, in light; nil where there are none.
    var pixels: (picture: Picture, scale: CGFloat)? {
        switch source {
        case .symbol: return nil
        case .picture(let picture, let scale): return (picture, scale)
        case .asset(let name):
            // Views are drawn where they live.
            let scale = VirtualTime.host.map { host in
                MainActor.assumeIsolated { host.displayScale }
            }
            let image = try? AssetLibrary.image(name, scale: scale ?? 1, isDark: false)
            return image.map { ($0.picture, $0.scale) }
        }
    }
}

/// Pictures in UIKit's words, as `#imageLiteral` makes them.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// A picture of a catalogue of assets.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(.asset(AssetName(name)))
    }
}
