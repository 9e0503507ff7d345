import AssetCatalogs
import Foundation
import Platform

/// The assets in a bundle's folder: colours and images of asset catalogues, and PNG files.
struct ResourceFolder: Sendable {
    private var colors: [String: Asset] = [:]
    private var images: [String: Asset] = [:]
    private var files: [String: [(path: String, scale: Int)]] = [:]
    /// The errors of catalogues that could not be read.
    private(set) var errors: [AssetError] = []

    /// Reads a bundle's folder. `nil` stands for the program's folder and the package bundles in
    /// it.
    init(_ folder: String?) {
        guard let folder else {
            let program = Bundle.main.bundlePath
            let bundles = Self.listing(program)?.folders.filter { $0.hasSuffix(".resources") } ?? []
            add(program, includesSubfolders: false)
            for bundle in bundles { add("\(program)/\(bundle)", includesSubfolders: true) }
            return
        }
        add(folder, includesSubfolders: true)
    }

    /// Returns the named colour, or `nil`.
    func color(_ name: String) -> Asset? { colors[name] }
    /// Returns the named image from a catalogue or from PNG files, or `nil`.
    func image(_ name: String) throws(AssetError) -> ImageSet? {
        if let asset = images[name] { return try ImageSet(asset) }
        return files[name].map { ImageSet(files: $0) }
    }

    private static func listing(_ folder: String) -> FolderListing? { try? FolderListing(folder) }

    /// Adds the assets of a folder, and of its subfolders if `includesSubfolders` is set. Existing
    /// names take precedence.
    private mutating func add(_ folder: String, includesSubfolders: Bool) {
        guard let listing = Self.listing(folder) else { return }
        for file in listing.files {
            guard let name = ImageFileName(file) else { continue }
            files[name.name, default: []].append((path: "\(folder)/\(file)", scale: name.scale))
        }
        for inner in listing.folders {
            let path = "\(folder)/\(inner)"
            if inner.hasSuffix(AssetCatalog.suffix) {
                addCatalog(path)
            } else if includesSubfolders {
                add(path, includesSubfolders: false)
            }
        }
    }

    private mutating func addCatalog(_ path: String) {
        do {
            for asset in try AssetCatalog(path: path).assets {
                switch asset.kind {
                case .color: colors[asset.name] = colors[asset.name] ?? asset
                case .image: images[asset.name] = images[asset.name] ?? asset
                // Custom symbols cannot be drawn.
                case .symbol: break
                }
            }
        } catch {
            errors.append(error)
        }
    }
}
