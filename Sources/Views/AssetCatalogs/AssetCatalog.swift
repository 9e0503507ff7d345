import Foundation

/// What has a name in a catalogue of assets.
package struct Asset: Hashable, Sendable {
    /// What kinds are drawn or have symbols.
    package enum Kind: String, CaseIterable, Sendable {
        /// A colour.
        case color = "colorset"
        /// A picture.
        case image = "imageset"
        /// A symbol of one's own, which has no picture here.
        case symbol = "symbolset"

        fileprivate var suffix: String { ".\(rawValue)" }
    }

    /// What it is.
    package let kind: Kind
    /// The folders above that give names of their own, and its own name.
    package let path: [String]
    /// The folder that holds it.
    package let folder: String

    /// An asset by its kind, its path and its folder.
    package init(kind: Kind, path: [String], folder: String) {
        self.kind = kind
        self.path = path
        self.folder = folder
    }

    /// The name by which it is asked for.
    package var name: String { path.joined(separator: "/") }
}

/// A catalogue of assets as Xcode keeps it, `Assets.xcassets`.
///
/// Files are read by Foundation: what a build's plugin runs is made apart, where modules of C would be there twice.
package struct AssetCatalog: Sendable {
    /// How the names of such folders end.
    package static let suffix = ".xcassets"

    /// All that is in it, by the order of its folders' names.
    package let assets: [Asset]

    /// Reads what is in the catalogue at `path`, but not yet any of that itself.
    package init(path: String) throws(AssetError) {
        assets = try Self.assets(in: path, below: [])
    }

    private static func assets(in folder: String, below names: [String]) throws(AssetError)
        -> [Asset]
    {
        var assets: [Asset] = []
        for name in try AssetCatalog.folders(in: folder) {
            let inner = "\(folder)/\(name)"
            // What is neither of these is a folder of more, or, as an app's icon, has none in it.
            guard let kind = Asset.Kind.allCases.first(where: { name.hasSuffix($0.suffix) }) else {
                let isSpace = try AssetContents.read(in: inner).properties?.providesNamespace
                assets += try Self.assets(
                    in: inner,
                    below: isSpace == true ? names + [name] : names
                )
                continue
            }
            let path = names + [String(name.dropLast(kind.suffix.count))]
            assets.append(Asset(kind: kind, path: path, folder: inner))
        }
        return assets
    }

    /// The names of the folders in a folder, sorted by their bytes.
    private static func folders(in folder: String) throws(AssetError) -> [String] {
        let files = FileManager.default
        guard let names = try? files.contentsOfDirectory(atPath: folder) else {
            throw AssetError(folder, "the folder cannot be read")
        }
        return names.filter { name in
            var isFolder: ObjCBool = false
            return unsafe files.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
                && isFolder.boolValue
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
