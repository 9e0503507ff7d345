import Base
import Indicators
import Pictures
import Raster

/// A sprite sheet with JSON as Aseprite exports it, for Phaser, Pixi, Godot and others.
///
/// TexturePacker's "JSON (Hash)" has the same form. `animations`, which Pixi reads, is added.
struct AsepriteTarget: PackTarget {
    let name = "aseprite"
    let purpose = "a sprite sheet with Aseprite's JSON, for game engines"
    let proof = PackProof.consumer("Pillow")
    let scales: [Double] = [2]

    func contents(of pack: Pack) throws -> PackContents {
        try pack.checkOneAppearance(of: self)
        var contents = PackContents()
        contents.delayUnit = 0.001
        for scale in pack.scales { try add(scale, pack, to: &contents) }
        return contents
    }

    private func add(_ scale: Double, _ pack: Pack, to contents: inout PackContents) throws {
        guard let size = pack.design.pixelSize(atScale: scale) else { return }
        let variant = PackVariant(scale: scale, appearance: pack.appearances[0])
        let count = pack.sequences.reduce(0) { $0 + $1.count }
        let sheet = SpriteSheet(count: count, frame: (size.width, size.height))
        try pack.checkSide(sheet.size, SpriteSheet.sideLimit, "a sprite sheet has up to")
        let images = try pack.sequences.flatMap { try pack.images.images(of: $0, variant) }
        let base = "\(pack.name)\(variant.suffix)"
        let settings = FrameSettings(count: 1, compression: PNGCompression(level: 9))
        let png = try FrameFormat.png.file(of: sheet.image(of: images), settings)
        contents.files.append(PackFile("\(base).png", png))
        for sequence in pack.sequences { contents.sequenceFiles[sequence.name] = ["\(base).png"] }
        let json = AsepriteJSON(pack: pack, sheet: sheet, image: "\(base).png", scale: scale)
        contents.files.append(PackFile("\(base).json", json.hash))
        contents.files.append(PackFile("\(base)-array.json", json.array))
    }
}

/// The JSON of a sheet.
struct AsepriteJSON {
    let pack: Pack
    let sheet: SpriteSheet
    /// The name of the image's file.
    let image: String
    /// The scale in pixels per point.
    let scale: Double

    /// The frames by name.
    var hash: JSON {
        document(frames: .object(frames.map { JSON.Member($0.name, .object($0.members)) }))
    }

    /// The frames as a list.
    var array: JSON {
        let list = frames.map { frame in
            JSON.object([JSON.Member("filename", .string(frame.name))] + frame.members)
        }
        return document(frames: .array(list))
    }

    private var frames: [(name: String, members: [JSON.Member])] {
        var index = 0
        return pack.sequences.flatMap { sequence in
            // A frame that the finger selects needs some duration.
            let delays = sequence.delays(unit: 0.001)
            return (0..<sequence.count).map { number in
                defer { index += 1 }
                let delay = delays.isEmpty ? 100 : delays[number]
                return (pack.frameName(sequence, number), members(of: index, lasting: delay))
            }
        }
    }

    private func members(of index: Int, lasting delay: Int) -> [JSON.Member] {
        let (x, y) = sheet.origin(of: index)
        let (w, h) = sheet.frame
        return [
            JSON.Member("frame", rectangle(x, y, w, h)),
            JSON.Member("rotated", false),
            JSON.Member("trimmed", false),
            JSON.Member("spriteSourceSize", rectangle(0, 0, w, h)),
            JSON.Member("sourceSize", ["w": number(w), "h": number(h)]),
            JSON.Member("duration", number(delay)),
        ]
    }

    private func document(frames: JSON) -> JSON {
        var first = 0
        var tags: [JSON] = []
        var animations: [JSON.Member] = []
        for sequence in pack.sequences {
            let name = "\(pack.name)-\(sequence.name)"
            let last = first + sequence.count - 1
            tags.append([
                "name": .string(name), "from": number(first), "to": number(last),
                "direction": "forward",
            ])
            let names = (0..<sequence.count).map { JSON.string(pack.frameName(sequence, $0)) }
            animations.append(JSON.Member(name, .array(names)))
            first = last + 1
        }
        let meta: JSON = [
            "app": "https://example.com/Pinwheel", "version": "1.0", "image": .string(image),
            "format": "RGBA8888",
            "size": ["w": number(sheet.size.width), "h": number(sheet.size.height)],
            "scale": .string(NumberText.short(scale)), "frameTags": .array(tags),
        ]
        return ["frames": frames, "animations": .object(animations), "meta": meta]
    }

    private func rectangle(_ x: Int, _ y: Int, _ w: Int, _ h: Int) -> JSON {
        ["x": number(x), "y": number(y), "w": number(w), "h": number(h)]
    }

    private func number(_ value: Int) -> JSON { .number(Double(value)) }
}
