extension Resolved {
    /// A number, or the two numbers of a pair or point, computed by expressions at an instant.
    struct Formula: Equatable, Sendable {
        /// The program of the number, or of x.
        let x: ExpressionProgram
        /// The program of y, or `nil` for a number.
        let y: ExpressionProgram?
        /// The allowed range of the numbers, to which they are clamped.
        let range: ClosedRange<Double>
        /// The number of copies of the innermost repetition. 1 outside of repetitions.
        let copies: Int
        /// The values for x and y of 0 and 1. Values between and beyond them are interpolated.
        let corners: Corners
        /// The indices of sampled values, which include the extremes.
        let samples: [Int]

        /// The indices of the values for x and y of 0 and 1. For a number, y has no effect.
        struct Corners: Equatable, Sendable {
            var zero: Int
            var one: Int
            var zeroAtY = 0
            var oneAtY = 0
        }

        /// Whether the value may change over time.
        var changesOverTime: Bool { uses(.time) || uses(.seconds) || uses(.progress) }

        /// Returns whether the value depends on an input.
        func uses(_ input: ExpressionInput) -> Bool {
            x.uses(input) || (y?.uses(input) ?? false)
        }

        /// Returns local times of a state that are close enough together to find extremes. Empty if
        /// the value does not change over time.
        func turningPoints(in state: Instant) -> [Double] {
            guard changesOverTime else { return [] }
            let times = (0...32).map { Double($0) / 32 }
            // The pull may go on beyond the threshold.
            return state.state == .armed ? times + [1.25, 1.5, 2, 4, 10] : times
        }

        /// Returns the number, or x and y, at an instant.
        func numbers(at instant: Instant) -> (x: Double, y: Double?) {
            let inputs = instant.inputs(copies: copies)
            return (clamped(x.value(inputs)), y.map { clamped($0.value(inputs)) })
        }

        private func clamped(_ value: Double) -> Double {
            min(max(value, range.lowerBound), range.upperBound)
        }

        /// Returns whether both formulas have the same values.
        func isSame(as other: Formula) -> Bool {
            x == other.x && y == other.y && range == other.range && copies == other.copies
        }
    }
}

extension Instant {
    /// Returns the inputs of expressions. `copies` is the number of copies of the innermost
    /// repetition.
    fileprivate func inputs(copies: Int) -> ExpressionInputs {
        var inputs = ExpressionInputs()
        inputs.time = time
        inputs.seconds = elapsed
        inputs.progress = progress
        inputs.copy = Double(copy)
        inputs.count = Double(copies)
        inputs.position = position
        return inputs
    }
}
