import Base
import Packs
import Pictures
import Platform
import Raster

/// Cuts the frames out of a texture atlas, at the positions in its JSON.
struct AtlasPlayer: PackPlayer {
    let name = "libpng"
    let targets = ["aseprite"]
    let limits = ProofLimits.equal
    let installation: String? = nil

    func frames(of sequence: PackSequence, in pack: WrittenPack) throws(InputError) -> [ShownFrame]
    {
        guard let file = pack.contents.sequenceFiles[sequence.name]?.last,
            let scale = pack.pack.scales.last
        else { return [] }
        let path = "\(pack.folder)/\(file)"
        let (image, atlas) = try contents(of: path)
        let variant = PackVariant(scale: scale, appearance: pack.pack.appearances[0])
        return try sequence.sampledIndices.map { index throws(InputError) in
            let name = "\(pack.pack.name)-\(sequence.name)\(index)"
            let place = atlas["frames"]?[name]?["frame"]
            func number(_ key: String) -> Int { Int(place?[key]?.number ?? -1) }
            let part = image.part(
                x: number("x"),
                y: number("y"),
                width: number("w"),
                height: number("h")
            )
            guard let part else { throw InputError("\(path) has no frame “\(name)”", hint: nil) }
            return ShownFrame(index: index, variant: variant, premultiplying: part)
        }
    }

    private func contents(of path: String) throws(InputError) -> (image: Image, atlas: JSON) {
        do {
            let image = try PNG.decode(try FileContents.read(path: path))
            let description = path.replacing(".png", with: ".json")
            return (image, try JSON(reading: try FileContents.read(path: description)))
        } catch {
            throw InputError("\(path) cannot be read: \(error)", hint: nil)
        }
    }
}
