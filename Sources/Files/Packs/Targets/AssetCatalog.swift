import Base

/// The files of an asset catalogue.
///
/// Format: Apple, "Asset Catalog Format Reference", image sets, folders and sprite atlases.
struct AssetCatalog {
    /// The design and its settings.
    let pack: Pack
    /// Whether the image sets are in a sprite atlas instead of a folder with a namespace.
    var hasAtlas = false
    /// The idiom of the images, such as `universal` or `watch`.
    var idiom = "universal"

    /// Adds the catalogue's files.
    func add(to contents: inout PackContents) throws {
        let catalog = "\(pack.typeName).xcassets"
        let folder = "\(catalog)/\(pack.name)\(hasAtlas ? ".spriteatlas" : "")"
        contents.files.append(PackFile("\(catalog)/Contents.json", ["info": Self.info]))
        let properties: JSON = hasAtlas ? [:] : ["provides-namespace": true]
        let folderContents: JSON =
            hasAtlas ? ["info": Self.info] : ["info": Self.info, "properties": properties]
        contents.files.append(PackFile("\(folder)/Contents.json", folderContents))
        for sequence in pack.sequences {
            for index in 0..<sequence.count {
                let set = "\(sequence.name)\(pack.numbering.text(index))"
                let json = imageSet(named: set)
                contents.files.append(PackFile("\(folder)/\(set).imageset/Contents.json", json))
            }
        }
        try pack.addImages(to: &contents) { sequence, index, variant in
            let set = "\(sequence.name)\(pack.numbering.text(index))"
            return "\(folder)/\(set).imageset/\(file(set, variant))"
        }
    }

    private func file(_ set: String, _ variant: PackVariant) -> String {
        let dark = variant.appearance == .dark ? "-dark" : ""
        return "\(set)\(dark)\(variant.suffix).png"
    }

    private func imageSet(named set: String) -> JSON {
        let images = pack.variants.map { variant in
            var members: [JSON.Member] = [JSON.Member("filename", .string(file(set, variant)))]
            members.append(JSON.Member("idiom", .string(idiom)))
            members.append(JSON.Member("scale", .string("\(NumberText.short(variant.scale))x")))
            // An image without appearances must exist, so light images have none.
            if variant.appearance == .dark, pack.appearances.contains(.light) {
                members.append(JSON.Member("appearances", Self.dark))
            }
            return JSON.object(members)
        }
        return ["images": .array(images), "info": Self.info]
    }

    private static let info: JSON = ["author": "pinwheel", "version": 1]
    private static let dark: JSON = [["appearance": "luminosity", "value": "dark"]]
}
