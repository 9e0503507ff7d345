import Base
import Indicators
import Pictures

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
        for scale in pack.scales {
            let variant = PackVariant(scale: scale, appearance: pack.appearances[0])
            for sequence in pack.sequences {
                try add(sequence, variant, pack, to: &contents)
            }
        }
        return contents
    }

    private func add(
        _ sequence: PackSequence,
        _ variant: PackVariant,
        _ pack: Pack,
        to contents: inout PackContents
    ) throws {
        let base = "\(pack.name)-\(sequence.name)"
        guard sequence.duration > 0 else {
            let index = pack.sequences.firstIndex(of: sequence) ?? 0
            for (frame, png) in try pack.images.pngs(variant)[index].enumerated() {
                let number = sequence.count == 1 ? "" : "-\(pack.numbering.text(frame))"
                contents.add(PackFile("\(base)\(number)\(variant.suffix).png", png), to: sequence)
            }
            return
        }
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
        for image in try pack.images.images(of: sequence, variant) {
            try encoder.add(image, lasting: seconds)
        }
        let path = "\(base)\(variant.suffix).\(format.fileExtension)"
        contents.add(PackFile(path, try encoder.finish()), to: sequence)
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
