/// A cancellation flag for a drawing in progress.
///
/// Once set, it stays set. The unfinished result must not be used then. Work that may take long
/// polls the flag.
final class Cancellation {
    private let shouldCancel: () -> Bool
    /// The result of the last poll.
    private(set) var isCancelled = false
    /// The pieces of work since the last poll.
    private var pieces = 0

    /// The pieces of work between two polls. Each takes a few microseconds at most.
    private static let interval = 256

    /// Creates a flag that polls `shouldCancel`.
    init(_ shouldCancel: @escaping () -> Bool) { self.shouldCancel = shouldCancel }

    /// Polls now. Returns whether the drawing is cancelled.
    func poll() -> Bool {
        pieces = 0
        if !isCancelled { isCancelled = shouldCancel() }
        return isCancelled
    }

    /// Counts a piece of work, and polls after every 256 pieces. Returns whether the drawing is
    /// cancelled.
    func pollAfterPiece() -> Bool {
        pieces += 1
        return pieces < Self.interval ? isCancelled : poll()
    }
}
