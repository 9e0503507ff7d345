import Base
import Packs

/// A program or library that shows packs, independently of Pinwheel.
///
/// A new player is a type with this protocol and an entry in `PackPlayers.all`.
package protocol PackPlayer: Sendable {
    /// The name, such as `rlottie`.
    var name: String { get }
    /// The targets whose packs it shows.
    var targets: [String] { get }
    /// How far the frames that it shows may be from the design's.
    var limits: ProofLimits { get }
    /// The command that installs the player, or `nil` if it is installed.
    var installation: String? { get }

    /// Returns what the player shows for a sequence. Empty if the pack has nothing for it to show.
    ///
    /// - Throws: `InputError` if the player rejects the pack.
    func frames(of sequence: PackSequence, in pack: WrittenPack) throws(InputError) -> [ShownFrame]
}

/// All players.
package enum PackPlayers {
    package static let all: [any PackPlayer] = [
        ImageFilePlayer(), BrowserImagePlayer.exact, BrowserImagePlayer.lossy, LottiePlayer(),
        BrowserSheetPlayer.svg, BrowserSheetPlayer.css, BrowserSheetPlayer.sprites, AtlasPlayer(),
        ThemePlayer(),
    ]

    /// Returns the player for a target, or `nil` if no program that can run here shows its packs.
    package static func player(for target: String) -> (any PackPlayer)? {
        all.first { $0.targets.contains(target) }
    }
}

/// A pack in its folder.
package struct WrittenPack {
    package let pack: Pack
    package let contents: PackContents
    /// The path of the folder.
    package let folder: String

    /// Creates the description of a pack that has been written.
    package init(pack: Pack, contents: PackContents, folder: String) {
        (self.pack, self.contents, self.folder) = (pack, contents, folder)
    }
}

/// A frame that a player shows.
package struct ShownFrame {
    /// The index of the same frame in the sequence.
    package let index: Int
    package let variant: PackVariant
    /// The pixels as four bytes, red first, multiplied by alpha.
    package let pixels: [UInt8]
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
}

/// How far shown frames may be from the design's.
package struct ProofLimits: Equatable, Sendable {
    /// The largest mean difference of a channel on white, in steps of 1/255.
    package let mean: Double
    /// The largest share of pixels with a channel that differs by more than 64.
    package let share: Double

    /// Creates limits.
    package init(mean: Double, share: Double) { (self.mean, self.share) = (mean, share) }

    /// For formats that store every pixel: only the multiplication by alpha may round differently.
    static let equal = ProofLimits(mean: 0.05, share: 0)
    /// For formats with a palette or lossy colours.
    static let lossy = ProofLimits(mean: 3, share: 0.005)
    /// For shapes that another rasteriser draws.
    static let shapes = ProofLimits(mean: 1.5, share: 0.005)
    /// For shapes that masks cut out. Their edges are softer than those of other shapes.
    static let masks = ProofLimits(mean: 2, share: 0.005)
}

extension PackSequence {
    /// The indices of at most ten frames, evenly spaced, with the first and the last.
    var sampledIndices: [Int] {
        guard count > 10 else { return Array(0..<count) }
        return (0..<10).map { ($0 * (count - 1) + 4) / 9 }
    }
}
