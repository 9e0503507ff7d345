/// Sums a row's signed areas, and tells whether that is its covered area.
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
        /// The free ends, by which a piece that continues the chain is recognised.
        var topX: Int32
        var bottomX: Int32

        init(_ piece: EdgeTable.Piece) {
            left = min(piece.topX, piece.bottomX)
            right = max(piece.topX, piece.bottomX)
            top = piece.top
            bottom = piece.bottom
            direction = piece.direction
            topX = piece.topX
            bottomX = piece.bottomX
        }

        /// Adds a piece if it continues the chain.
        @inline(__always)
        mutating func extend(by piece: EdgeTable.Piece) -> Bool {
            guard direction == piece.direction else { return false }
            if bottom == piece.top, bottomX == piece.topX {
                bottom = piece.bottom
                bottomX = piece.bottomX
            } else if top == piece.bottom, topX == piece.bottomX {
                top = piece.top
                topX = piece.topX
            } else {
                return false
            }
            left = min(left, min(piece.topX, piece.bottomX))
            right = max(right, max(piece.topX, piece.bottomX))
            return true
        }
    }

    private let chains = GrowingBuffer<Chain>()
    /// Rows with more chains are walked through at once.
    private static let limit = 32

    init() {}

    /// Adds the signed areas of the row's pieces to `areas`; false if that is not the covered area,
    /// and `areas` may then hold anything.
    func sum(_ table: EdgeTable, row: Int, into areas: AreaRow) -> Bool {
        chains.removeAll()
        var index = Int(table.heads[row])
        var chain = Chain(table.pieces[index])
        while true {
            let piece = table.pieces[index]
            areas.add(
                topX: piece.topX,
                top: piece.top,
                bottomX: piece.bottomX,
                bottom: piece.bottom,
                direction: piece.direction
            )
            index = Int(piece.next)
            guard index >= 0 else { break }
            let next = table.pieces[index]
            if chain.extend(by: next) { continue }
            guard chains.count < Self.limit else { return false }
            chains.append(chain)
            chain = takeChain(before: next)
        }
        chains.append(chain)
        return isPlain()
    }

    /// The chain that `piece` continues, taken out and extended, or else a new one. A contour's end
    /// meets its beginning in this way.
    private func takeChain(before piece: EdgeTable.Piece) -> Chain {
        for i in 0..<chains.count {
            var chain = chains[i]
            guard chain.extend(by: piece) else { continue }
            chains[i] = chains[chains.count - 1]
            chains.removeLast()
            return chain
        }
        return Chain(piece)
    }

    private func isPlain() -> Bool {
        chains.sort(by: Self.isBefore)
        var i = 1
        while i < chains.count {
            if chains[i - 1].right > chains[i].left { return false }
            i += 1
        }
        return windingIsPlain()
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
