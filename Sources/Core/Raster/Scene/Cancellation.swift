/// A cancellation flag for a drawing in progress.
///
/// Once set, it stays set, and what was in progress is left unfinished and must not be used. Work
/// that may take long polls it.
final class Cancellation {
    private let isWantedNoMore: () -> Bool
    /// The flag as last polled.
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

    /// Counts a piece of work, and checks after enough of them.
    func askAfterPiece() -> Bool {
        pieces += 1
        return pieces < Self.stretch ? isCancelled : ask()
    }
}
