import AssetCatalogs
import Foundation
import Pictures
import Platform
import Raster
import Synchronization

/// The assets of all bundles in use.
struct AssetLibrary {
    private static let shared = Mutex(AssetLibrary())

    /// An asset that cannot be drawn.
    struct MissingAsset: Error {
        /// The message for the session's notes.
        let reason: String
        /// The size in points. `nil` if it could not be read.
        var size: CGSize?
    }

    private struct ImageKey: Hashable {
        let asset: AssetName
        let scale: CGFloat
        let isDark: Bool
    }

    /// An image of a catalogue.
    struct AssetImage {
        let mipmaps: MipmappedImage
        let scale: CGFloat
        /// Whether the image is drawn in the foreground style. `nil` if the catalogue does not
        /// specify it.
        let isTemplate: Bool?
    }

    private var folders: [String?: ResourceFolder] = [:]
    private var colors: [AssetName: Result<ColorSet, MissingAsset>] = [:]
    private var images: [ImageKey: Result<AssetImage, MissingAsset>] = [:]

    /// Returns the named colour. Each colour is read once.
    static func color(_ name: AssetName) throws(MissingAsset) -> ColorSet {
        try shared.withLock { library in
            if let known = library.colors[name] { return known }
            let color = library.readColor(name)
            library.colors[name] = color
            return color
        }.get()
    }

    /// Returns the named image. `scale` is the number of pixels per point.
    static func image(_ name: AssetName, scale: CGFloat, isDark: Bool) throws(MissingAsset)
        -> AssetImage
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

    private mutating func readColor(_ name: AssetName) -> Result<ColorSet, MissingAsset> {
        let folder = folder(of: name)
        guard let asset = folder.color(name.name) else {
            return .failure(Self.missingAsset("colour", name, in: folder))
        }
        do { return .success(try ColorSet(asset)) } catch {
            return .failure(MissingAsset(reason: "\(error)"))
        }
    }

    private mutating func readImage(_ key: ImageKey) -> Result<AssetImage, MissingAsset> {
        let folder = folder(of: key.asset)
        do {
            guard let set = try folder.image(key.asset.name),
                let variant = set.variant(scale: key.scale, isDark: key.isDark)
            else { return .failure(Self.missingAsset("image", key.asset, in: folder)) }
            let bytes = try PNG.bytes(path: variant.path)
            let scale = CGFloat(variant.scale)
            guard let size = JPEGSize.read(bytes) else {
                let mipmaps = MipmappedImage(try PNG.decode(bytes))
                let image = AssetImage(mipmaps: mipmaps, scale: scale, isTemplate: set.isTemplate)
                return .success(image)
            }
            let points = CGSize(
                width: CGFloat(size.width) / scale,
                height: CGFloat(size.height) / scale
            )
            return .failure(
                MissingAsset(reason: "\(variant.path): a JPEG, not a PNG", size: points)
            )
        } catch let error as PNGError {
            return .failure(MissingAsset(reason: "the image “\(key.asset.name)”: \(error)"))
        } catch {
            return .failure(MissingAsset(reason: "\(error)"))
        }
    }

    private static func missingAsset(_ kind: String, _ name: AssetName, in folder: ResourceFolder)
        -> MissingAsset
    {
        if let error = folder.errors.first { return MissingAsset(reason: "\(error)") }
        let place = name.folder.map { "of \($0)" } ?? "next to the program"
        return MissingAsset(reason: "there is no \(kind) “\(name.name)” in the catalogues \(place)")
    }
}
