import Raster

extension DrivenResolution where Value == Int, Made == Double {
    /// A whole number within a range, which passes all between two.
    static func count(_ range: ClosedRange<Int>) -> DrivenResolution {
        DrivenResolution(
            make: { $0.integer($1, in: range).map(Double.init) },
            between: { $0.mixed(with: $1, at: $2) },
            measure: .count,
            components: { [$0] }
        )
    }
}

extension DrivenResolution where Value == [Setting<Pair>], Made == [Point] {
    /// So many points.
    static func points(_ count: ClosedRange<Int>) -> DrivenResolution {
        DrivenResolution(
            make: { resolver, points in
                resolver.list(points, count: count) { resolver, point in
                    resolver.pair(point, .points).map { Point(x: $0.dx, y: $0.dy) }
                }
            },
            between: { $0.count == $1.count ? $0.mixed(with: $1, at: $2) : $0 },
            measure: .points,
            components: { $0.flatMap { [$0.x, $0.y] } }
        )
    }
}

extension DrivenResolution where Value == String, Made == Path {
    /// The outline of SVG path data; arcs become curves where they are to move.
    static func path(keepsArcs: Bool) -> DrivenResolution {
        DrivenResolution(
            make: { resolver, data in
                resolver.plain(data).flatMap { resolver.path(svg: $0) }
                    .map { keepsArcs ? $0 : $0.withoutArcs }
            },
            between: { $0.mixed(with: $1, at: $2) },
            measure: .points,
            components: { $0.components },
            isNoSum: "outlines cannot be added; “from: current” begins with the outline before"
        )
    }
}

extension Resolver {
    /// What is driven if there is a way between its values; nil with a problem at the first that differs
    /// from the one before it.
    mutating func alike<Value, Made: Equatable>(
        _ driven: Driven<Value>?,
        _ resolution: DrivenResolution<Value, Made>,
        standard: Made,
        isUsual: Bool = true,
        _ difference: (Made, Made) -> MorphDifference?
    ) -> Resolved.Driven<Made>? {
        madeValues = []
        defer { madeValues = nil }
        let base = position.steps.count
        let resolved = self.driven(driven, resolution, standard: standard, isUsual: isUsual)
        for (place, track) in resolved.motion.placedTracks
        where track.start != .own || track.values.count > 1 {
            let isOwn = track.start == .own
            let values = isOwn ? track.values : resolved.motion.values
            for (before, value) in zip(values, values.dropFirst()) {
                guard let difference = difference(resolved[value], resolved[before]) else {
                    continue
                }
                let places = places(
                    of: { resolved[$0] == resolved[value] },
                    after: { resolved[$0] == resolved[before] },
                    isOwn ? place : []
                )
                report(difference, at: places.here, from: (places.there ?? []).dropFirst(base))
                return nil
            }
        }
        return resolved
    }

    /// Notes where the value of an index was made, where that is asked for.
    mutating func noteMade(_ index: Int) {
        guard madeValues != nil else { return }
        let value = MadeValue(place: position.steps, index: index)
        madeValues?.append(value)
    }

    /// Where a value was made, and before it the one that it would come from, within some steps.
    private func places(
        of isValue: (Int) -> Bool,
        after isBefore: (Int) -> Bool,
        _ steps: [ModelPath.Step]
    ) -> (here: [ModelPath.Step]?, there: [ModelPath.Step]?) {
        let made = (madeValues ?? []).filter { $0.isWithin(steps) }
        // A course that goes on from the state before has its first value twice.
        let isAlone = steps.isEmpty
        let index =
            isAlone
            ? made.lastIndex { isValue($0.index) } : made.firstIndex { isValue($0.index) }
        guard let here = index else { return (nil, nil) }
        let there = made[..<here].last { isBefore($0.index) } ?? made.first { isBefore($0.index) }
        return (made[here].place, there?.place)
    }

    private mutating func report(
        _ difference: MorphDifference,
        at here: [ModelPath.Step]?,
        from there: ArraySlice<ModelPath.Step>
    ) {
        var name = "the value before it"
        for step in there {
            switch step {
            case .index(let index): name = "value \(index + 1)"
            case .key(let key) where StateName(rawValue: key) != nil: name = "that of \(key)"
            default: break
            }
        }
        at(here ?? position.steps) {
            $0.report(
                "there is no way here from \(name): \(difference.text)",
                hint: difference.hint
            )
        }
    }

    fileprivate mutating func path(svg data: String) -> Path? {
        do throws(SVGPathError) {
            return try Path(svg: data)
        } catch {
            report("the path data are not right: \(error)")
            return nil
        }
    }
}

extension Path {
    /// The places of all its steps, arcs left out.
    fileprivate var components: [Double] {
        elements.flatMap { step -> [Double] in
            switch step {
            case .move(let a), .line(let a): [a.x, a.y]
            case .quad(let a, let b): [a.x, a.y, b.x, b.y]
            case .cubic(let a, let b, let c): [a.x, a.y, b.x, b.y, c.x, c.y]
            case .arc, .close: []
            }
        }
    }
}

/// Where a value of a driven one stands.
struct MadeValue {
    /// The steps to it.
    let place: [ModelPath.Step]
    /// Its index among all that were made.
    let index: Int

    /// Whether some steps lie on the way to it, in their order.
    func isWithin(_ steps: [ModelPath.Step]) -> Bool {
        var rest = place[...]
        for step in steps {
            guard let index = rest.firstIndex(of: step) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}
