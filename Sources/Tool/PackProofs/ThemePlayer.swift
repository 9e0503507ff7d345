import Base
import Packs

/// Shows the images of a Plymouth theme as its module two-step does: `throbber-` over two seconds,
/// `progress-` and `animation-` from the first to the last.
struct ThemePlayer: PackPlayer {
    let name = "libpng"
    let targets = ["plymouth"]
    let limits = ProofLimits.equal
    let installation: String? = nil

    func frames(of sequence: PackSequence, in pack: WrittenPack) throws(InputError) -> [ShownFrame]
    {
        let prefixes = [
            "refreshing": "throbber-", "pulling": "progress-", "finishing": "animation-",
        ]
        guard let prefix = prefixes[sequence.name] else { return [] }
        let files = (pack.contents.sequenceFiles[sequence.name] ?? []).filter {
            $0.contains("/\(prefix)")
        }
        let periods = prefix == "throbber-" ? max(Int((2 / sequence.duration).rounded()), 1) : 1
        let count = files.count / periods
        let variant = PackVariant(
            scale: pack.pack.scales[0],
            appearance: pack.pack.appearances[0]
        )
        return try files.enumerated().map { number, file throws(InputError) in
            let index = number % count * sequence.count / count
            return try ShownFrame(index: index, variant: variant, path: "\(pack.folder)/\(file)")
        }
    }
}
