import Foundation

/// A named asset of a catalogue.
package struct Asset: Hashable, Sendable {
    /// The supported kinds. The raw value is the extension of the asset's folder.
    package enum Kind: String, CaseIterable, Sendable {
        case color = "colorset"
        case image = "imageset"
        /// A custom symbol. It gets a Swift name but cannot be drawn.
        case symbol = "symbolset"

        fileprivate var suffix: String { ".\(rawValue)" }
    }

    package let kind: Kind
    /// The names of the enclosing folders that provide a namespace, then the asset's own name.
    package let path: [String]
    /// The path of the folder that contains the asset's files.
    package let folder: String

    /// Creates an asset without reading its folder.
    package init(kind: Kind, path: [String], folder: String) {
        self.kind = kind
        self.path = path
        self.folder = folder
    }

    /// The name in code: the components of `path`, joined by slashes.
    package var name: String { path.joined(separator: "/") }
}

/// An asset catalogue in Xcode's format, such as `Assets.xcassets`.
///
/// It reads files with Foundation instead of `Platform`. The build plugin's tool is built
/// separately for the host, where the C modules of `Platform` would be defined twice.
package struct AssetCatalog: Sendable {
    /// The extension of catalogue folders.
    package static let suffix = ".xcassets"

    /// All assets, in the order of the folders' names.
    package let assets: [Asset]

    /// Lists the assets of the catalogue at `path`, without reading the assets themselves.
    ///
    /// - Throws: `AssetError` if a folder or a folder's `Contents.json` cannot be read.
    package init(path: String) throws(AssetError) {
        assets = try Self.assets(in: path, below: [])
    }

    private static func assets(in folder: String, below names: [String]) throws(AssetError)
        -> [Asset]
    {
        var assets: [Asset] = []
        for name in try AssetCatalog.folders(in: folder) {
            let inner = "\(folder)/\(name)"
            // Other folders group assets. Some contain none, such as the folder of an app icon.
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

    /// Returns the names of the subfolders, sorted by their UTF-8 bytes.
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
