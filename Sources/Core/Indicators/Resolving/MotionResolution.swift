/// How values are resolved of which one follows another, apart from what they are: all are told by indices.
struct MotionResolution {
    /// A value of a form.
    enum Given {
        /// The value of this index.
        case value(Int)
        /// That of the parameter with this name.
        case parameter(String)
    }

    /// The index of what is made of a value, or nil with a problem.
    let make: (inout Resolver, Given) -> Int?
    /// Whether two values of the form are written alike.
    let areAlike: (Int, Int) -> Bool
    /// The values of a course that a parameter with several of them stands for.
    let several: (ParameterValue) -> Range<Int>?
    /// The index of a made value a fraction of the way between two.
    let between: (Int, Int, Double) -> Int
    /// The numbers of all values that were made so far.
    let components: () -> [[Double]]
    /// What these measure.
    let measure: ValueMeasure
    /// Why a value cannot be added to another; nil where it can.
    let isNoSum: String?
    /// Whether each value holds until the next; then those of a list share the time evenly.
    let isStepwise: Bool
}

/// The values of a form, and what was made of them.
final class MadeValues<Value: Equatable & Sendable, Made: Sendable> {
    /// What was made, the standard first.
    private(set) var made: [Made]
    private var given: [Setting<Value>]
    private let kind: DrivenResolution<Value, Made>

    /// The values of what is driven.
    init(
        of driven: Driven<Value>,
        _ kind: DrivenResolution<Value, Made>,
        standard: Made
    ) {
        given = driven.values
        made = [standard]
        self.kind = kind
    }

    /// How they are resolved, by their indices.
    var resolution: MotionResolution {
        MotionResolution(
            make: { self.make(&$0, $1) },
            areAlike: { self.given[$0] == self.given[$1] },
            several: { self.several($0) },
            between: { self.add(self.kind.between(self.made[$0], self.made[$1], $2)) },
            components: { self.made.map(self.kind.components) },
            measure: kind.measure,
            isNoSum: kind.isNoSum,
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
        resolver.noteMade(index)
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
