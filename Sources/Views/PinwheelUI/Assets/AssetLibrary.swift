import AssetCatalogs
import Foundation
import Pictures
import Platform
import Raster
import Synchronization

/// The assets of all bundles in use. Each asset is read once.
struct AssetLibrary {
    private static let shared = Mutex(AssetLibrary())

    /// The reason why an asset cannot be drawn.
    struct Missing: Error {
        /// The message for the notes of the session.
        let reason: String
        /// The size in points, if it could be read.
        var size: CGSize?
    }

    private struct ImageKey: Hashable {
        let asset: AssetName
        let scale: CGFloat
        let isDark: Bool
    }

    /// An image of a catalogue.
    struct AssetImage {
        let picture: MipmappedImage
        let scale: CGFloat
        /// Whether the image is drawn with the foreground style, or `nil` if the catalogue does not
        /// specify it.
        let isTemplate: Bool?
    }

    private var folders: [String?: ResourceFolder] = [:]
    private var colors: [AssetName: Result<ColorSet, Missing>] = [:]
    private var images: [ImageKey: Result<AssetImage, Missing>] = [:]

    /// Returns the colour with a name.
    static func color(_ name: AssetName) throws(Missing) -> ColorSet {
        try shared.withLock { library in
            if let known = library.colors[name] { return known }
            let color = library.readColor(name)
            library.colors[name] = color
            return color
        }.get()
    }

    /// Returns the image with a name, for a number of pixels per point.
    static func image(_ name: AssetName, scale: CGFloat, isDark: Bool) throws(Missing) -> AssetImage
    {
        let key = ImageKey(asset: name, scale: scale, isDark: isDark)
        return try shared.withLock { library in
            if let known = library.images[key] { return known }
            let image = library.readImage(key)
            library.images[key] = image
            return image
        }.get()
    }

    private mutating func folder(of name: AssetName) -> ResourceFolder {
        if let known = folders[name.folder] { return known }
        let folder = ResourceFolder(name.folder)
        folders[name.folder] = folder
        return folder
    }

    private mutating func readColor(_ name: AssetName) -> Result<ColorSet, Missing> {
        let folder = folder(of: name)
        guard let asset = folder.color(name.name) else {
            return .failure(Self.missing("colour", name, in: folder))
        }
        do { return .success(try ColorSet(asset)) } catch {
            return .failure(Missing(reason: "\(error)"))
        }
    }

    private mutating func readImage(_ key: ImageKey) -> Result<AssetImage, Missing> {
        let folder = folder(of: key.asset)
        do {
            guard let set = try folder.image(key.asset.name),
                let variant = set.variant(scale: key.scale, isDark: key.isDark)
            else { return .failure(Self.missing("image", key.asset, in: folder)) }
            let bytes = try PNG.bytes(path: variant.path)
            let scale = CGFloat(variant.scale)
            guard let size = JPEGSize.read(bytes) else {
                let picture = MipmappedImage(try PNG.decode(bytes))
                let image = AssetImage(picture: picture, scale: scale, isTemplate: set.isTemplate)
                return .success(image)
            }
            let points = CGSize(
                width: CGFloat(size.width) / scale,
                height: CGFloat(size.height) / scale
            )
            return .failure(Missing(reason: "\(variant.path): a JPEG, not a PNG", size: points))
        } catch let error as PNGError {
            return .failure(Missing(reason: "the image “\(key.asset.name)”: \(error)"))
        } catch {
            return .failure(Missing(reason: "\(error)"))
        }
    }

    private static func missing(_ kind: String, _ name: AssetName, in folder: ResourceFolder)
        -> Missing
    {
        if let fault = folder.faults.first { return Missing(reason: "\(fault)") }
        let place = name.folder.map { "of \($0)" } ?? "next to the program"
        return Missing(reason: "there is no \(kind) “\(name.name)” in the catalogues \(place)")
    }
}
