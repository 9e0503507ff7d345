import Base
import DesignFormat
import PackProofs
import Packs
import Raster
import TestSupport
import Testing

/// A proof tells whether a player shows the design, and how it differs.
@Suite struct SequenceProofTests {
    /// A player that shows the design's own frames, changed.
    private struct Player: PackPlayer {
        let name = "player"
        let targets = ["apng"]
        let limits = ProofLimits(mean: 1, share: 0.001)
        let installation: String? = nil
        /// Changes the image of a frame.
        let change: @Sendable (Int, Image) -> Image

        func frames(
            of sequence: PackSequence,
            in pack: WrittenPack
        ) throws(InputError) -> [ShownFrame] {
            let variant = PackVariant(scale: 2, appearance: .light)
            let images = try pack.pack.images.images(of: sequence, variant)
            return images.enumerated().map { index, image in
                ShownFrame(index: index, variant: variant, premultiplying: change(index, image))
            }
        }
    }

    private static func pack() throws -> WrittenPack {
        let images = try PackImages(
            of: #require(BuiltInDesigns.design(named: "arc")),
            PackSettings()
        )
        func pack(for target: some PackTarget) throws -> Pack { try Pack(of: images, for: target) }
        return WrittenPack(
            pack: try pack(for: PackTargets.target(named: "apng")),
            contents: PackContents(),
            folder: "none"
        )
    }

    private static func proof(
        _ change: @escaping @Sendable (Int, Image) -> Image
    ) throws -> SequenceProof {
        let written = try pack()
        let sequence = try #require(written.pack.sequence("refreshing"))
        return try #require(
            try SequenceProof(of: sequence, in: written, by: Player(change: change))
        )
    }

    @Test func `equal frames pass`() throws {
        let proof = try Self.proof { $1 }
        #expect(proof.passes)
        #expect(proof.text == "refreshing: player shows 27 frames, all equal")
    }

    @Test func `a mirrored frame is found and named`() throws {
        let proof = try Self.proof { index, image in
            guard index == 5 else { return image }
            var pixels = image.pixels
            for start in stride(from: 0, to: pixels.count / 2, by: 4) {
                let other = pixels.count - 4 - start
                for channel in 0..<4 { pixels.swapAt(start + channel, other + channel) }
            }
            return Image(width: image.width, height: image.height, pixels: pixels)
        }
        #expect(!proof.passes)
        #expect(proof.text.contains("differently"))
        #expect(proof.findings.contains { $0.contains("frame 5") }, "\(proof.findings)")
    }

    @Test func `another size does not pass`() throws {
        let proof = try Self.proof { _, image in
            Image(width: 1, height: 1, pixels: Array(image.pixels[..<4]))
        }
        #expect(!proof.passes)
    }

    @Test func `each player's targets exist`() {
        let names = PackTargets.all.map(\.name)
        for player in PackPlayers.all {
            for target in player.targets { #expect(names.contains(target), "\(target)") }
        }
    }
}
