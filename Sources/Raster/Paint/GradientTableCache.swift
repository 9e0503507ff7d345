/// The tables of the gradients used last: a sequence of frames makes each but once.
final class GradientTableCache {
    private struct Key: Equatable {
        var gradient: Gradient
        /// How much of a turn the gradient goes round; nil for a straight one.
        var sweep: Double?
    }

    private var entries: [(key: Key, table: GradientTable)] = []
    private static let capacity = 16

    init() {}

    /// The table of `gradient`, laid round a whole turn if `sweep`, in turns, is given.
    func table(for gradient: Gradient, sweep: Double? = nil) -> GradientTable {
        let key = Key(gradient: gradient, sweep: sweep)
        if let entry = entries.first(where: { $0.key == key }) { return entry.table }
        let ramp = GradientRamp(gradient)
        let table = GradientTable(sweep.map { ramp.aroundTurn(sweep: $0) } ?? ramp)
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append((key, table))
        return table
    }
}
