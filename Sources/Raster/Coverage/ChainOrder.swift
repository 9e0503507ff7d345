/// Sums a row's signed areas, and tells whether that is its covered area.
///
/// Pieces that continue each other make chains. The sum is right when no two chains of the
/// same height overlap from left to right, and when at each height they lead, from the left, from winding 0 to one and the
/// same sign and back.
struct ChainOrder {
    private struct Chain: BitwiseCopyable {
        var left: Int32
        var right: Int32
        var top: Int32
        var bottom: Int32
        var direction: Int32
        /// The free ends, by which what continues the chain is recognised.
        var topX: Int32
        var bottomX: Int32

        @inline(__always)
        init(_ piece: EdgeTable.Piece) {
            left = min(piece.topX, piece.bottomX)
            right = max(piece.topX, piece.bottomX)
            top = piece.top
            bottom = piece.bottom
            direction = piece.direction
            topX = piece.topX
            bottomX = piece.bottomX
        }

        /// Whether the chain leads from the row's top to its bottom.
        @inline(__always)
        var isWhole: Bool { top == 0 && bottom == Subpixel.one }

        /// Adds another chain if it continues this one.
        @inline(__always)
        mutating func extend(by other: Chain) -> Bool {
            guard direction == other.direction else { return false }
            if bottom == other.top, bottomX == other.topX {
                bottom = other.bottom
                bottomX = other.bottomX
            } else if top == other.bottom, topX == other.bottomX {
                top = other.top
                topX = other.topX
            } else {
                return false
            }
            left = min(left, other.left)
            right = max(right, other.right)
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
            let next = Chain(table.pieces[index])
            if chain.extend(by: next) { continue }
            guard chains.count < Self.limit else { return false }
            finish(chain)
            chain = next
        }
        finish(chain)
        return isPlain()
    }

    /// Takes in a chain, joined to one that it continues: a contour's end meets its beginning.
    @inline(__always)
    private func finish(_ chain: Chain) {
        var chain = chain
        if !chain.isWhole {
            var i = 0
            while i < chains.count {
                if chain.extend(by: chains[i]) {
                    chains[i] = chains[chains.count - 1]
                    chains.removeLast()
                    i = 0
                } else {
                    i += 1
                }
            }
        }
        chains.append(chain)
    }

    private func isPlain() -> Bool {
        chains.sort { $0.left != $1.left ? $0.left < $1.left : $0.right < $1.right }
        var isWhole = chains[0].isWhole
        var right = chains[0].right
        for i in 1..<max(chains.count, 1) {
            let chain = chains[i]
            if right > chain.left, overlapsEarlier(i) { return false }
            right = max(right, chain.right)
            isWhole = isWhole && chain.isWhole
        }
        if isWhole { return windingIsPlain(at: 0) }
        // What stands side by side changes only where a chain begins or ends.
        for i in 0..<chains.count {
            let chain = chains[i]
            guard windingIsPlain(at: chain.top), windingIsPlain(at: chain.bottom) else {
                return false
            }
        }
        return true
    }

    /// Whether a chain to the left of chain `index` reaches over it, at a height of both.
    private func overlapsEarlier(_ index: Int) -> Bool {
        let chain = chains[index]
        for i in 0..<index {
            let other = chains[i]
            if other.right > chain.left, other.top < chain.bottom, chain.top < other.bottom {
                return true
            }
        }
        return false
    }

    /// Whether the chains just below a height lead to one sign and back in turn.
    private func windingIsPlain(at y: Int32) -> Bool {
        let sign = chains[0].direction
        var winding: Int32 = 0
        for i in 0..<chains.count {
            let chain = chains[i]
            guard chain.top <= y, y < chain.bottom else { continue }
            winding += chain.direction
            guard winding == 0 || winding == sign else { return false }
        }
        return true
    }
}
