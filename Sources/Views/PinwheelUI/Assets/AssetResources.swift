import Foundation

/// What an asset is asked for by: its name, and the bundle that it is in.
struct AssetName: Hashable, Sendable {
    let name: String
    /// The folder of the bundle; nil for the program's own and those beside it.
    let folder: String?

    init(_ name: String, in bundle: Bundle? = nil) {
        self.name = name
        folder = bundle.flatMap { $0 == .main ? nil : $0.resourcePath ?? $0.bundlePath }
    }
}

/// A colour of a catalogue of assets.
public struct ColorResource: Hashable, Sendable {
    let asset: AssetName
    /// The colour of a name, with the folders above that give names of their own.
    public init(name: String, bundle: Bundle) { asset = AssetName(name, in: bundle) }
}

/// A picture of a catalogue of assets.
public struct ImageResource: Hashable, Sendable {
    let asset: AssetName
    /// The picture of a name, with the folders above that give names of their own.
    public init(name: String, bundle: Bundle) { asset = AssetName(name, in: bundle) }
}

extension Color {
    /// A colour of a bundle's catalogue of assets; gray, which the session notes, where there is none.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(AssetName(name, in: bundle)))
    }
    /// A colour of a catalogue of assets.
    public init(_ resource: ColorResource) { self.init(.asset(resource.asset)) }
}

extension UIColor {
    /// A colour of a catalogue of assets; gray where there is none.
    public convenience init?(named name: String) { self.init(.asset(AssetName(name))) }
    /// A colour of a bundle's catalogue of assets; gray where there is none.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(.asset(AssetName(name, in: bundle)))
    }
    /// A colour of a catalogue of assets.
    public convenience init(resource: ColorResource) { self.init(.asset(resource.asset)) }
}

extension Image {
    /// A picture of a bundle's catalogue of assets, or a PNG in the bundle; a gray square, which the session
    /// notes, where there is none.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(AssetName(name, in: bundle)))
    }
    /// A picture of a bundle's catalogue of assets.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
    }
    /// A picture of a bundle's catalogue of assets.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
    /// A picture of a bundle's catalogue of assets; `variableValue` is not shown.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }
    /// A picture of a catalogue of assets.
    public init(_ resource: ImageResource) { self.init(.asset(resource.asset)) }
    /// The picture of a UIImage.
    public init(uiImage: UIImage) { self.init(uiImage.source) }
}
