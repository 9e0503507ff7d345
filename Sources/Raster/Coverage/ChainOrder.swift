/// Tells whether the plain sum of signed areas is a row's covered area.
///
/// Pieces that continue each other make chains. The sum is right when no two chains overlap from
/// left to right, and when, from the left, they lead from winding 0 to one and the same sign and
/// back: chains from the row's top to its bottom one by one, shorter ones in neighbouring pairs of
/// opposite direction and equal height, as at a corner or at the turn of a curve.
struct ChainOrder {
    private struct Chain: BitwiseCopyable {
        var left: Int32
        var right: Int32
        var top: Int32
        var bottom: Int32
        var direction: Int32
        /// The free ends, by which a following piece is recognised.
        var topX: Int32
        var bottomX: Int32
    }

    private let chains = GrowingBuffer<Chain>()
    /// Rows with more chains are walked through at once.
    private static let limit = 32

    init() {}

    /// Whether the row's signed areas may simply be summed.
    func isPlain(_ table: EdgeTable, row: Int) -> Bool {
        guard gather(table, row: row) else { return false }
        chains.sort(by: Self.isBefore)
        var i = 1
        while i < chains.count {
            if chains[i - 1].right > chains[i].left { return false }
            i += 1
        }
        return windingIsPlain()
    }

    private func gather(_ table: EdgeTable, row: Int) -> Bool {
        chains.removeAll()
        var index = Int(table.heads[row])
        while index >= 0 {
            let piece = table.pieces[index]
            index = Int(piece.next)
            if chains.count > 0, extendLast(by: piece) { continue }
            if chains.count == Self.limit { return false }
            chains.append(
                Chain(
                    left: min(piece.topX, piece.bottomX),
                    right: max(piece.topX, piece.bottomX),
                    top: piece.top,
                    bottom: piece.bottom,
                    direction: piece.direction,
                    topX: piece.topX,
                    bottomX: piece.bottomX
                )
            )
        }
        return true
    }

    /// Adds a piece to the last chain if it continues it.
    @inline(__always)
    private func extendLast(by piece: EdgeTable.Piece) -> Bool {
        var chain = chains[chains.count - 1]
        guard chain.direction == piece.direction else { return false }
        if chain.bottom == piece.top, chain.bottomX == piece.topX {
            chain.bottom = piece.bottom
            chain.bottomX = piece.bottomX
        } else if chain.top == piece.bottom, chain.topX == piece.bottomX {
            chain.top = piece.top
            chain.topX = piece.topX
        } else {
            return false
        }
        chain.left = min(chain.left, min(piece.topX, piece.bottomX))
        chain.right = max(chain.right, max(piece.topX, piece.bottomX))
        chains[chains.count - 1] = chain
        return true
    }

    private static func isBefore(_ a: Chain, _ b: Chain) -> Bool {
        a.left != b.left ? a.left < b.left : a.right < b.right
    }

    private func windingIsPlain() -> Bool {
        guard chains.count > 0 else { return true }
        let sign = chains[0].direction
        var winding: Int32 = 0
        var i = 0
        while i < chains.count {
            let chain = chains[i]
            let inside = winding + chain.direction
            guard inside == 0 || inside == sign else { return false }
            if chain.top == 0, chain.bottom == Subpixel.one {
                winding = inside
                i += 1
                continue
            }
            guard i + 1 < chains.count else { return false }
            let partner = chains[i + 1]
            guard partner.direction == -chain.direction, partner.top == chain.top,
                partner.bottom == chain.bottom
            else { return false }
            i += 2
        }
        return true
    }
}
