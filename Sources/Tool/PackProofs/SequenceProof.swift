import Base
import Comparison
import Packs
import Pictures
import Raster

/// The comparison of the frames that a player shows with those of the design.
package struct SequenceProof: Equatable, Sendable {
    /// The name of the sequence.
    package let sequence: String
    /// The name of the player.
    package let player: String
    /// The number of frames that were compared.
    package let count: Int
    /// The largest mean difference of a frame, in steps of 1/255.
    package let mean: Double
    /// The largest share of a frame's pixels that differ by more than 64 steps.
    package let share: Double
    /// Whether the differences are within the player's limits.
    package let passes: Bool
    /// Sentences about the differences, if they are not within the limits.
    package let findings: [String]

    /// Compares the frames of a sequence. Returns `nil` if the pack has nothing for the player.
    ///
    /// - Throws: `InputError` if the player rejects the pack.
    package init?(
        of sequence: PackSequence,
        in pack: WrittenPack,
        by player: some PackPlayer
    ) throws(InputError) {
        let shown = try player.frames(of: sequence, in: pack)
        guard !shown.isEmpty else { return nil }
        var images: [PackVariant: [Image]] = [:]
        var pairs: [(expected: Image, shown: ShownFrame)] = []
        for frame in shown {
            if images[frame.variant] == nil {
                images[frame.variant] = try pack.pack.images.images(of: sequence, frame.variant)
            }
            guard let rendered = images[frame.variant] else { continue }
            pairs.append((rendered[frame.index], frame))
        }
        let differences = pairs.map { PixelDifference($0.expected, $0.shown) }
        let (mean, share) = (differences.map(\.mean).max(), differences.map(\.share).max())
        let limits = player.limits
        let passes = (mean ?? 0) <= limits.mean && (share ?? 0) <= limits.share
        self.sequence = sequence.name
        self.player = player.name
        self.mean = mean ?? 0
        self.share = share ?? 0
        self.passes = passes
        count = shown.count
        findings = passes ? [] : Self.findings(pairs)
    }

    private static func findings(_ pairs: [(expected: Image, shown: ShownFrame)]) -> [String] {
        func frames(_ images: [Image]) -> FrameSequence {
            FrameSequence(
                images.enumerated().map { index, image in
                    SequenceFrame(image: image, moment: .progress(Double(index)))
                }
            )
        }
        let verdict = SequenceVerdict(
            expected: frames(pairs.map(\.expected)),
            actual: frames(pairs.map { $0.shown.straightImage })
        )
        return verdict.findings.prefix(3).map(\.sentence)
    }

    /// The verdict in one line.
    package var text: String {
        let frames = count == 1 ? "1 frame" : "\(count) frames"
        guard !passes else {
            return mean == 0
                ? "\(sequence): \(player) shows \(frames), all equal"
                : "\(sequence): \(player) shows \(frames), \(amount)"
        }
        let reasons = findings.isEmpty ? "" : ": " + findings.joined(separator: "; ")
        return "\(sequence): \(player) shows \(frames) differently, \(amount)\(reasons)"
    }

    private var amount: String {
        let share = Decimal.text(share * 100, 2)
        return "at most \(Decimal.text(mean, 2)) of 255 off on average, "
            + "and \(share) % of the pixels by more than 64"
    }

    /// The verdict as JSON.
    package var json: JSON {
        [
            "state": .string(sequence), "player": .string(player),
            "frames": .number(Double(count)), "mean": .number(mean), "share": .number(share),
            "passed": .bool(passes), "findings": .array(findings.map(JSON.string)),
        ]
    }
}

/// The difference between a rendered frame and a shown one, both on white.
private struct PixelDifference {
    /// The mean difference of a channel, in steps of 1/255.
    let mean: Double
    /// The share of pixels with a channel that differs by more than 64 steps.
    let share: Double

    init(_ expected: Image, _ shown: ShownFrame) {
        guard expected.width == shown.width, expected.height == shown.height else {
            (mean, share) = (255, 1)
            return
        }
        var (sum, large) = (0, 0)
        for start in stride(from: 0, to: shown.pixels.count, by: 4) {
            let alpha = Int(expected.pixels[start + 3])
            let shownAlpha = Int(shown.pixels[start + 3])
            var largest = 0
            for channel in start..<(start + 3) {
                let multiplied = (Int(expected.pixels[channel]) * alpha + 127) / 255
                let one = multiplied + 255 - alpha
                let difference = abs(one - (Int(shown.pixels[channel]) + 255 - shownAlpha))
                sum += difference
                largest = max(largest, difference)
            }
            if largest > 64 { large += 1 }
        }
        let count = max(shown.width * shown.height, 1)
        mean = Double(sum) / Double(3 * count)
        share = Double(large) / Double(count)
    }
}

extension ShownFrame {
    /// The frame with straight colours.
    fileprivate var straightImage: Image {
        var straight = pixels
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(pixels[start + 3])
            guard alpha > 0, alpha < 255 else { continue }
            for channel in start..<(start + 3) {
                straight[channel] = UInt8(
                    min((Int(pixels[channel]) * 255 + alpha / 2) / alpha, 255)
                )
            }
        }
        return Image(width: width, height: height, pixels: straight)
    }
}
