import Foundation

/// The name of an asset and the bundle that contains it.
struct AssetName: Hashable, Sendable {
    let name: String
    /// The bundle's folder. `nil` stands for the program's bundle and the bundles next to it.
    let folder: String?

    init(_ name: String, in bundle: Bundle? = nil) {
        self.name = name
        folder = bundle.flatMap { $0 == .main ? nil : $0.resourcePath ?? $0.bundlePath }
    }
}

/// A colour of an asset catalogue.
public struct ColorResource: Hashable, Sendable {
    let asset: AssetName
    /// Creates a resource. `name` includes the folders that provide a namespace.
    public init(name: String, bundle: Bundle) { asset = AssetName(name, in: bundle) }
}

/// An image of an asset catalogue.
public struct ImageResource: Hashable, Sendable {
    let asset: AssetName
    /// Creates a resource. `name` includes the folders that provide a namespace.
    public init(name: String, bundle: Bundle) { asset = AssetName(name, in: bundle) }
}

extension Color {
    /// Creates a colour of an asset catalogue. A missing colour is drawn in gray and noted in the
    /// session.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(AssetName(name, in: bundle)))
    }
    /// Creates a colour of an asset catalogue. A missing colour is drawn in gray and noted in the
    /// session.
    public init(_ resource: ColorResource) { self.init(.asset(resource.asset)) }
}

extension UIColor {
    /// Creates a colour of an asset catalogue, never `nil`. A missing colour is drawn in gray.
    public convenience init?(named name: String) { self.init(.asset(AssetName(name))) }
    /// Creates a colour of an asset catalogue, never `nil`. A missing colour is drawn in gray.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(.asset(AssetName(name, in: bundle)))
    }
    /// Creates a colour of an asset catalogue. A missing colour is drawn in gray.
    public convenience init(resource: ColorResource) { self.init(.asset(resource.asset)) }
}

extension Image {
    /// Creates an image from an asset catalogue or a PNG in the bundle. A missing image is drawn as
    /// a gray rectangle and noted in the session.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(AssetName(name, in: bundle)))
    }
    /// Creates an image like `init(_:bundle:)`. `label` is ignored.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
    }
    /// Creates an image like `init(_:bundle:)`.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
    /// Creates an image like `init(_:bundle:)`. `variableValue` is ignored.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }
    /// Creates an image of an asset catalogue. A missing image is drawn as a gray rectangle.
    public init(_ resource: ImageResource) { self.init(.asset(resource.asset)) }
    public init(uiImage: UIImage) { self.init(uiImage.source) }
}
