/// The operations that resolve a driven value, independent of its type. Values are referred to by
/// their indices.
struct MotionResolution {
    /// A value of a form, before it is resolved.
    enum Given {
        /// The value with this index.
        case value(Int)
        /// The value of a parameter.
        case parameter(String)
    }

    /// Resolves a value and returns the index of the result. Returns `nil` after reporting a
    /// problem.
    let make: (inout Resolver, Given) -> Int?
    /// Whether two values of the form are written identically.
    let areWrittenIdentically: (Int, Int) -> Bool
    /// Returns the indices of the values if a parameter provides several, which form a keyframe
    /// track.
    let several: (ParameterValue) -> Range<Int>?
    /// Interpolates between two resolved values and returns the index of the result.
    let between: (Int, Int, Double) -> Int
    /// Returns the numeric components of all values resolved so far.
    let components: () -> [[Double]]
    /// The quantity that the components measure.
    let measure: ValueMeasure
    /// The reason why values cannot be added, or `nil` if they can.
    let additionError: String?
    /// Whether each value is held until the next one. The values of a list then get equal
    /// durations.
    let isStepwise: Bool
}

/// The values of a form with the results of resolving them.
final class ResolvedValues<Value: Equatable & Sendable, Made: Sendable> {
    /// The results. The first one is the default.
    private(set) var made: [Made]
    private var given: [Setting<Value>]
    private let kind: DrivenResolution<Value, Made>

    /// Creates storage for the values of `driven`, with `standard` as the first result.
    init(
        of driven: Driven<Value>,
        _ kind: DrivenResolution<Value, Made>,
        standard: Made
    ) {
        given = driven.values
        made = [standard]
        self.kind = kind
    }

    /// The operations that resolve the values by their indices.
    var resolution: MotionResolution {
        MotionResolution(
            make: { self.make(&$0, $1) },
            areWrittenIdentically: { self.given[$0] == self.given[$1] },
            several: { self.several($0) },
            between: { self.add(self.kind.between(self.made[$0], self.made[$1], $2)) },
            components: { self.made.map(self.kind.components) },
            measure: kind.measure,
            additionError: kind.additionError,
            isStepwise: kind.isStepwise
        )
    }

    private func make(_ resolver: inout Resolver, _ given: MotionResolution.Given) -> Int? {
        let setting: Setting<Value> =
            switch given {
            case .value(let index): self.given[index]
            case .parameter(let name): .parameter(name)
            }
        guard let value = kind.make(&resolver, setting) else { return nil }
        let index = add(value)
        resolver.recordResolved(index)
        return index
    }

    private func several(_ value: ParameterValue) -> Range<Int>? {
        guard let several = kind.several(value) else { return nil }
        given += several
        return given.count - several.count..<given.count
    }

    private func add(_ value: Made) -> Int {
        made.append(value)
        return made.count - 1
    }
}
