/// Whether a picture that is being drawn is wanted no more.
///
/// Once it is not, it stays so, and whatever is at work leaves what it has made unfinished: nobody may
/// use that. Work that may take long asks as it goes.
final class Cancellation {
    private let isWantedNoMore: () -> Bool
    /// Whether the picture was wanted no more when that was last asked.
    private(set) var isCancelled = false
    /// Pieces of work since then.
    private var pieces = 0

    /// Pieces of work between two questions; each takes some microseconds at most.
    private static let stretch = 256

    /// One that asks `isWantedNoMore`.
    init(_ isWantedNoMore: @escaping () -> Bool) { self.isWantedNoMore = isWantedNoMore }

    /// Asks now.
    func ask() -> Bool {
        pieces = 0
        if !isCancelled { isCancelled = isWantedNoMore() }
        return isCancelled
    }

    /// Counts a piece of work, and asks after enough of them.
    func askAfterPiece() -> Bool {
        pieces += 1
        return pieces < Self.stretch ? isCancelled : ask()
    }
}
