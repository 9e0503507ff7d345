import CPixels

extension GradientTable {
    /// The encoded colours of a turning gradient by direction, for stretches of pixels.
    @safe struct TurnedCodes {
        private let turn: cpixels_turn

        @unsafe init(_ turn: cpixels_turn) { unsafe self.turn = turn }

        /// Writes the colours of `columns`, which lie in `run`, with their shares of `opacity` as
        /// alphas.
        ///
        /// Ends before a colour that is not opaque, for which the caller has to see; tells how many
        /// pixels were written.
        @inline(__always)
        func write(
            _ turns: TurnMap.Row,
            _ columns: Range<Int>,
            to pixels: TargetPixels,
            _ run: CoverageRow.Run,
            of coverage: CoverageRow,
            opacity: Float
        ) -> Int {
            let count = Int32(truncatingIfNeeded: columns.count)
            let target = unsafe pixels.pointer(to: columns)
            let directions = unsafe turns.pointer(to: columns)
            let written: Int32
            if run.isVarying {
                let shares = unsafe coverage.values.pointer + columns.lowerBound
                written = unsafe cpixels_turning_shares(
                    target,
                    count,
                    directions,
                    turn,
                    shares,
                    opacity
                )
            } else if run.constant * opacity < 1 {
                let alpha = run.constant * opacity
                written = unsafe cpixels_turning_share(target, count, directions, turn, alpha)
            } else {
                written = unsafe cpixels_turning(target, count, directions, turn)
            }
            return Int(written)
        }
    }
}
