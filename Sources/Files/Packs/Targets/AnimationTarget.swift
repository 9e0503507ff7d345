import Base
import Indicators
import Pictures
import Raster

/// One animated image for each state that plays, and a PNG for each frame of the other states,
/// since browsers cannot play an animated image by progress.
struct AnimationTarget: PackTarget {
    let name: String
    let purpose: String
    let proof: PackProof
    let scales: [Double] = [2]
    /// The format of the animations.
    private let format: FrameFormat
    /// The unit of delays, in seconds.
    private let unit: Double
    /// Whether an animation can stop at its last frame. Old versions of libavif cannot.
    private var playsOnce = true

    static let apng = AnimationTarget(
        name: "apng",
        purpose: "animated PNGs for browsers and apps",
        proof: .consumer("apngdis"),
        format: .apng,
        unit: 0.001
    )

    static let webp = AnimationTarget(
        name: "webp",
        purpose: "lossless animated WebP for browsers and apps",
        proof: .consumer("libwebp"),
        format: .webp,
        unit: 0.001
    )
    static let gif = AnimationTarget(
        name: "gif",
        purpose: "GIF for mail and chat: 255 colours, no partial transparency",
        proof: .consumer("Pillow"),
        format: .gif,
        unit: 0.01
    )
    static let avif = AnimationTarget(
        name: "avif",
        purpose: "animated AVIF for browsers, nearly lossless",
        proof: .consumer("avifdec"),
        format: .avif,
        unit: 1.0 / 90_000,
        playsOnce: false
    )

    func contents(of pack: Pack) throws -> PackContents {
        try pack.checkOneAppearance(of: self)
        var contents = PackContents()
        contents.delayUnit = unit
        contents.substitutions += substitutions(pack)
        let variants = pack.scales.map {
            PackVariant(scale: $0, appearance: pack.appearances[0])
        }
        var animations = try animations(of: pack, variants)[...]
        for variant in variants {
            for (index, sequence) in pack.sequences.enumerated() {
                let base = "\(pack.name)-\(sequence.name)"
                if sequence.duration > 0 {
                    let path = "\(base)\(variant.suffix).\(format.fileExtension)"
                    contents.add(PackFile(path, animations.removeFirst()), to: sequence)
                    continue
                }
                for (frame, png) in try pack.images.pngs(variant)[index].enumerated() {
                    let number = sequence.count == 1 ? "" : "-\(pack.numbering.text(frame))"
                    let path = "\(base)\(number)\(variant.suffix).png"
                    contents.add(PackFile(path, png), to: sequence)
                }
            }
        }
        return contents
    }

    /// Returns the animated images of all sequences that play, by variant. They are encoded in
    /// parallel.
    private func animations(of pack: Pack, _ variants: [PackVariant]) throws -> [[UInt8]] {
        let playing = pack.sequences.filter { $0.duration > 0 }
        let animations = variants.flatMap { variant in playing.map { (variant, $0) } }
        return try ThreadedMap.run(count: animations.count, threads: pack.settings.threads) {
            renderer,
            index in
            let (variant, sequence) = animations[index]
            return Result { try animation(sequence, variant, pack, &renderer) }
        }
    }

    /// Returns the animated image of a sequence.
    private func animation(
        _ sequence: PackSequence,
        _ variant: PackVariant,
        _ pack: Pack,
        _ renderer: inout Renderer
    ) throws -> [UInt8] {
        var settings = FrameSettings(
            count: sequence.count,
            plays: sequence.playback == .loop || !playsOnce ? 0 : 1,
            scale: variant.scale,
            compression: .small
        )
        settings.matte = pack.settings.matte?
            .resolved(in: variant.appearance, of: pack.settings.palette)
        let encoder = try format.encoder(for: settings)
        let seconds = sequence.duration / Double(sequence.count)
        let environment = try pack.images.environment(variant)
        for frame in sequence.frames {
            let scene = pack.design.scene(at: frame.moment, in: environment)
            try encoder.add(renderer.render(scene), lasting: seconds)
        }
        return try encoder.finish()
    }

    private func substitutions(_ pack: Pack) -> [String] {
        var sentences: [String] = []
        if !format.traits.contains(.alpha) {
            sentences.append(
                pack.settings.matte == nil
                    ? "GIF has no partial transparency: edges are drawn on white, or pass --matte."
                    : "GIF has no partial transparency: the frames are drawn on the matte colour."
            )
        }
        let once = pack.sequences.filter { $0.playback == .once && $0.duration > 0 }
        if !playsOnce, !once.isEmpty {
            let names = once.map(\.name).joined(separator: " and ")
            sentences.append("\(format.name) repeats for ever: the program must stop \(names).")
        }
        return sentences
    }
}
