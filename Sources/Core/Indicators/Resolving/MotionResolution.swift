/// The operations that resolve a driven value, independent of its type. They refer to values by
/// index.
struct MotionResolution {
    /// A reference to a value of a form before it is resolved.
    enum Source {
        /// The value with this index.
        case value(Int)
        /// The value of a parameter.
        case parameter(String)
    }

    /// Resolves a value and returns the index of the result. Returns `nil` after reporting a
    /// problem.
    let resolve: (inout Resolver, Source) -> Int?
    /// Returns whether two values of the form are written identically.
    let areWrittenIdentically: (Int, Int) -> Bool
    /// Returns the indices of the values of a parameter that provides several, which form a
    /// keyframe track. Returns `nil` for other parameters.
    let keyframeValues: (ParameterValue) -> Range<Int>?
    /// Interpolates between two resolved values and returns the index of the result.
    let interpolate: (Int, Int, Double) -> Int
    /// Returns the numeric components of all values resolved so far.
    let components: () -> [[Double]]
    /// Adds the values from which the value of expressions is interpolated. Returns their indices,
    /// or `nil` if the value cannot be an expression.
    let expressionBasis: (ExpressionForm) -> (corners: [Int], bounds: NumberBounds)?
    /// The quantity that the components measure.
    let measure: ValueMeasure
    /// The reason why values cannot be added, or `nil` if they can.
    let additionError: String?
    /// Whether the value is constant between keyframes. The values of a list then have equal
    /// durations.
    let isStepwise: Bool
}

/// The values of a form with the results of resolving them.
final class ResolvedValues<Value: Equatable & Sendable, Output: Sendable> {
    /// The results. The first one is the default.
    private(set) var results: [Output]
    private var values: [Setting<Value>]
    private let kind: DrivenResolution<Value, Output>

    /// Creates storage for the values of `driven`, with `standard` as the first result.
    init(
        of driven: Driven<Value>,
        _ kind: DrivenResolution<Value, Output>,
        standard: Output
    ) {
        values = driven.values
        results = [standard]
        self.kind = kind
    }

    /// The operations that resolve the values by their indices.
    var resolution: MotionResolution {
        MotionResolution(
            resolve: { self.resolve(&$0, $1) },
            areWrittenIdentically: { self.values[$0] == self.values[$1] },
            keyframeValues: { self.keyframeValues($0) },
            interpolate: {
                self.add(self.kind.interpolate(self.results[$0], self.results[$1], $2))
            },
            components: { self.results.map(self.kind.components) },
            expressionBasis: { self.expressionBasis($0) },
            measure: kind.measure,
            additionError: kind.additionError,
            isStepwise: kind.isStepwise
        )
    }

    private func resolve(_ resolver: inout Resolver, _ source: MotionResolution.Source) -> Int? {
        let setting: Setting<Value> =
            switch source {
            case .value(let index): self.values[index]
            case .parameter(let name): .parameter(name)
            }
        guard let value = kind.resolve(&resolver, setting) else { return nil }
        let index = add(value)
        resolver.recordResolved(index)
        return index
    }

    private func keyframeValues(_ value: ParameterValue) -> Range<Int>? {
        guard let settings = kind.keyframeValues(value) else { return nil }
        values += settings
        return values.count - settings.count..<values.count
    }

    private func expressionBasis(
        _ form: ExpressionForm
    ) -> (corners: [Int], bounds: NumberBounds)? {
        guard let basis = kind.expressionBasis(form) else { return nil }
        return (basis.corners.map { add($0) }, basis.bounds)
    }

    private func add(_ value: Output) -> Int {
        results.append(value)
        return results.count - 1
    }
}
