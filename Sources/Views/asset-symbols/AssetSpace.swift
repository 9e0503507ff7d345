import AssetCatalogs

/// Assets by their names in Swift, in folders that give names of their own.
package struct AssetSpace {
    /// The colours' names in a catalogue, by theirs in Swift.
    package private(set) var colors: [String: String] = [:]
    /// The pictures' and symbols' names in a catalogue, by theirs in Swift.
    package private(set) var images: [String: String] = [:]
    /// The folders', by the names of their types.
    package private(set) var spaces: [String: AssetSpace] = [:]

    /// No assets.
    package init() {}

    /// Adds an asset; what has the same name already, where there is such an asset.
    package mutating func add(_ asset: Asset) -> String? {
        add(asset, in: asset.path.dropLast())
    }

    private mutating func add(_ asset: Asset, in folders: ArraySlice<String>) -> String? {
        if let folder = folders.first {
            guard let name = SymbolName.space(folder) else { return nil }
            return spaces[name, default: AssetSpace()].add(asset, in: folders.dropFirst())
        }
        guard let own = asset.path.last, let name = SymbolName.value(own, of: asset.kind) else {
            return nil
        }
        let names = asset.kind == .color ? \AssetSpace.colors : \AssetSpace.images
        if let other = self[keyPath: names][name] { return other }
        self[keyPath: names][name] = asset.name
        return nil
    }
}
