import Base
import Indicators

/// An asset catalogue for Xcode, with a namespace or a sprite atlas for the design.
struct AssetCatalogTarget: PackTarget {
    let name = "xcassets"
    let purpose = "an asset catalogue for Xcode, light and dark"
    let proof = PackProof.structure
    let loadsAllFrames = true
    let appearances: [Appearance] = [.light, .dark]

    func contents(of pack: Pack) throws -> PackContents {
        let pack = try pack.withoutEqualAppearances()
        try pack.checkScales([1, 2, 3], of: self, "asset catalogues have 1x, 2x and 3x")
        var contents = PackContents()
        let catalog = AssetCatalog(pack: pack, hasAtlas: pack.settings.hasSpriteAtlas)
        try catalog.add(to: &contents)
        let code = pack.settings.hasSpriteAtlas ? atlasCode(pack) : viewCode(pack)
        contents.files.append(PackFile("\(pack.typeName)Frames.swift", text: code))
        return contents
    }

    private func viewCode(_ pack: Pack) -> String {
        AnimatedImageCode(pack: pack, prefix: "\(pack.name)/").text
    }

    private func atlasCode(_ pack: Pack) -> String {
        let actions = pack.sequences.map { sequence in
            let time = sequence.duration / Double(sequence.count)
            let textures = """
                    /// The textures of \(sequence.name).
                    static var \(sequence.propertyName): [SKTexture] {
                        textures("\(sequence.name)", \(sequence.count))
                    }
                """
            guard sequence.duration > 0 else { return textures }
            let action = """
                    /// An action that plays \(sequence.name) once.
                    static var \(sequence.propertyName)Action: SKAction {
                        .animate(with: \(sequence.propertyName), timePerFrame: \(time.literal))
                    }
                """
            return textures + "\n\n" + action
        }
        return """
            import SpriteKit

            /// The textures of the indicator "\(pack.design.name)", from its sprite atlas.
            enum \(pack.typeName)Frames {
                private static let atlas = SKTextureAtlas(named: "\(pack.name)")

                private static func textures(_ name: String, _ count: Int) -> [SKTexture] {
                    (0..<count).map { atlas.textureNamed(name + number($0)) }
                }

                private static func number(_ index: Int) -> String {
            \(pack.numbering.swiftBody(indent: 8))
                }

            \(actions.joined(separator: "\n\n"))
            }
            """
    }
}
