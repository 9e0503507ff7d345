/// A number that a formula reads when it is evaluated.
package enum ExpressionInput: String, CaseIterable, Sendable {
    /// The local time of the state or clock, 0…1.
    case time = "t"
    /// The seconds since the beginning of the state or of the clock's period.
    case seconds = "s"
    /// The progress of the state.
    case progress = "p"
    /// The index of the copy.
    case copy = "i"
    /// The number of copies.
    case count = "n"
    /// The position along an outline, 0…1.
    case position = "u"
}

/// The numbers for one evaluation of a formula.
package struct ExpressionInputs: Equatable, Sendable {
    /// The local time of the state or clock, 0…1.
    package var time = 0.0
    /// The seconds since the beginning of the state or of the clock's period.
    package var seconds = 0.0
    /// The progress of the state.
    package var progress = 0.0
    /// The index of the copy in the innermost repetition, counted from 0. 0 outside of repetitions.
    package var copy = 0.0
    /// The number of copies in the innermost repetition. 1 outside of repetitions.
    package var count = 1.0
    /// The position along an outline, 0…1.
    package var position = 0.0

    /// Creates the inputs at time 0 outside of repetitions.
    package init() {}

    /// Returns an input.
    subscript(input: ExpressionInput) -> Double {
        switch input {
        case .time: time
        case .seconds: seconds
        case .progress: progress
        case .copy: copy
        case .count: count
        case .position: position
        }
    }
}
