import AssetCatalogs
import Foundation
import Platform

/// The assets in the folder of a bundle: those of catalogues, and single PNGs.
struct ResourceFolder: Sendable {
    private var colors: [String: Asset] = [:]
    private var images: [String: Asset] = [:]
    private var files: [String: [(path: String, scale: Int)]] = [:]
    /// The catalogues that could not be read.
    private(set) var faults: [AssetError] = []

    /// Reads the folder of a bundle. For `nil` it reads that of the program and the package bundles
    /// next to it.
    init(_ folder: String?) {
        guard let folder else {
            let program = Bundle.main.bundlePath
            let bundles = Self.listing(program)?.folders.filter { $0.hasSuffix(".resources") } ?? []
            add(program, withInner: false)
            for bundle in bundles { add("\(program)/\(bundle)", withInner: true) }
            return
        }
        add(folder, withInner: true)
    }

    /// Returns the colour with a name.
    func color(_ name: String) -> Asset? { colors[name] }
    /// Returns the image with a name, from a catalogue or from single files.
    func image(_ name: String) throws(AssetError) -> ImageSet? {
        if let asset = images[name] { return try ImageSet(asset) }
        return files[name].map { ImageSet(files: $0) }
    }

    private static func listing(_ folder: String) -> FolderListing? { try? FolderListing(folder) }

    /// Adds the assets of a folder, and of its subfolders if `withInner` is set. Existing names
    /// take precedence.
    private mutating func add(_ folder: String, withInner: Bool) {
        guard let listing = Self.listing(folder) else { return }
        for file in listing.files {
            guard let name = ImageFileName(file) else { continue }
            files[name.name, default: []].append((path: "\(folder)/\(file)", scale: name.scale))
        }
        for inner in listing.folders {
            let path = "\(folder)/\(inner)"
            if inner.hasSuffix(AssetCatalog.suffix) {
                addCatalog(path)
            } else if withInner {
                add(path, withInner: false)
            }
        }
    }

    private mutating func addCatalog(_ path: String) {
        do {
            for asset in try AssetCatalog(path: path).assets {
                switch asset.kind {
                case .color: colors[asset.name] = colors[asset.name] ?? asset
                case .image: images[asset.name] = images[asset.name] ?? asset
                // Outlines of symbols are not supported.
                case .symbol: break
                }
            }
        } catch {
            faults.append(error)
        }
    }
}
