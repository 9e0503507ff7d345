import AssetCatalogs
import Foundation
import Platform

/// The assets in a bundle's folder: those of catalogues, and PNGs as they are.
struct ResourceFolder: Sendable {
    private var colors: [String: Asset] = [:]
    private var images: [String: Asset] = [:]
    private var files: [String: [(path: String, scale: Int)]] = [:]
    /// What could not be read.
    private(set) var faults: [AssetError] = []

    /// The folders of a bundle; nil for the program's own and the bundles of packages beside it.
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

    /// The colour of a name.
    func color(_ name: String) -> Asset? { colors[name] }
    /// The picture of a name, as a set of files or as a set of a catalogue.
    func image(_ name: String) throws(AssetError) -> ImageSet? {
        if let asset = images[name] { return try ImageSet(asset) }
        return files[name].map { ImageSet(files: $0) }
    }

    private static func listing(_ folder: String) -> FolderListing? { try? FolderListing(folder) }

    /// Adds what lies in a folder, or in those in it as well; what came first stays.
    private mutating func add(_ folder: String, withInner: Bool) {
        guard let listing = Self.listing(folder) else { return }
        for file in listing.files {
            guard let name = PictureFileName(file) else { continue }
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
                // Outlines of symbols are not read.
                case .symbol: break
                }
            }
        } catch {
            faults.append(error)
        }
    }
}
