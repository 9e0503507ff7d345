import AssetCatalogs

/// The Swift names of assets in a namespace, and its nested namespaces.
package struct AssetNamespace {
    /// The colours' catalogue names, by Swift name.
    package private(set) var colors: [String: String] = [:]
    /// The images' and symbols' catalogue names, by Swift name.
    package private(set) var images: [String: String] = [:]
    /// The nested namespaces, by the name of their Swift type.
    package private(set) var spaces: [String: AssetNamespace] = [:]

    /// Creates a namespace without assets.
    package init() {}

    /// Adds an asset, unless its Swift name is taken. Returns the catalogue name of the asset with
    /// the same Swift name, or `nil`.
    package mutating func add(_ asset: Asset) -> String? {
        add(asset, in: asset.path.dropLast())
    }

    private mutating func add(_ asset: Asset, in folders: ArraySlice<String>) -> String? {
        if let folder = folders.first {
            guard let name = SymbolName.namespace(folder) else { return nil }
            return spaces[name, default: AssetNamespace()].add(asset, in: folders.dropFirst())
        }
        guard let own = asset.path.last, let name = SymbolName.property(own, of: asset.kind) else {
            return nil
        }
        let names = asset.kind == .color ? \AssetNamespace.colors : \AssetNamespace.images
        if let other = self[keyPath: names][name] { return other }
        self[keyPath: names][name] = asset.name
        return nil
    }
}
