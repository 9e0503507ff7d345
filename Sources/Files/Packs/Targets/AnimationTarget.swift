import Base
import Indicators
import Pictures

/// One animated image for each state that plays, and a PNG for each frame of the other states, since
/// browsers cannot play an animated image by progress.
struct AnimationTarget: PackTarget {
    let name: String
    let purpose: String
    let proof: PackProof
    let scales: [Double] = [2]
    /// The format of the animations.
    private let format: FrameFormat
    /// The unit of delays, in seconds.
    private let unit: Double

    static let apng = AnimationTarget(
        name: "apng",
        purpose: "animated PNGs for browsers and apps",
        proof: .consumer("apngdis"),
        format: .apng,
        unit: 0.001
    )

    func contents(of pack: Pack) throws -> PackContents {
        try pack.checkOneAppearance(of: self)
        var contents = PackContents()
        contents.delayUnit = unit
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
        let encoder = try format.encoder(
            for: FrameSettings(
                count: sequence.count,
                plays: sequence.playback == .loop ? 0 : 1,
                scale: variant.scale
            )
        )
        let seconds = sequence.duration / Double(sequence.count)
        for image in try pack.images.images(of: sequence, variant) {
            try encoder.add(image, lasting: seconds)
        }
        let path = "\(base)\(variant.suffix).\(format.fileExtension)"
        contents.add(PackFile(path, try encoder.finish()), to: sequence)
    }
}
