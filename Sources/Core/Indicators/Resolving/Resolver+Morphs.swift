import Raster

extension DrivenResolution where Value == Int, Made == Double {
    /// Returns the resolution of integers, which pass through fractional values when they are
    /// interpolated.
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
    /// Returns the resolution of lists of points with an allowed count.
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
    /// Returns the resolution of SVG path data. Arcs are converted to curves unless `keepsArcs` is
    /// set.
    static func path(keepsArcs: Bool) -> DrivenResolution {
        DrivenResolution(
            make: { resolver, data in
                resolver.plain(data).flatMap { resolver.path(svg: $0) }
                    .map { keepsArcs ? $0 : $0.withoutArcs }
            },
            between: { $0.mixed(with: $1, at: $2) },
            measure: .points,
            components: { $0.components },
            additionError:
                "outlines cannot be added; use “from: current” to start at the previous outline"
        )
    }
}

extension Resolver {
    /// Resolves a driven value whose consecutive values must be compatible for interpolation.
    ///
    /// Returns `nil` after reporting the first value that is incompatible with the previous one.
    mutating func interpolatable<Value, Made: Equatable>(
        _ driven: Driven<Value>?,
        _ resolution: DrivenResolution<Value, Made>,
        standard: Made,
        hasDefault: Bool = true,
        _ difference: (Made, Made) -> MorphDifference?
    ) -> Resolved.Driven<Made>? {
        resolvedLocations = []
        defer { resolvedLocations = nil }
        let base = position.steps.count
        let resolved = self.driven(driven, resolution, standard: standard, hasDefault: hasDefault)
        for (place, track) in resolved.motion.locatedTracks
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

    /// Records the path of a resolved value if `interpolatable` is running.
    mutating func recordResolved(_ index: Int) {
        guard resolvedLocations != nil else { return }
        let value = ResolvedValueLocation(place: position.steps, index: index)
        resolvedLocations?.append(value)
    }

    /// Returns the paths of a value and of the one it is interpolated from, among the recorded
    /// values within `steps`.
    private func places(
        of isValue: (Int) -> Bool,
        after isBefore: (Int) -> Bool,
        _ steps: [ModelPath.Step]
    ) -> (here: [ModelPath.Step]?, there: [ModelPath.Step]?) {
        let made = (resolvedLocations ?? []).filter { $0.isWithin(steps) }
        // The first value of a track that continues from the previous state occurs twice.
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
                "cannot interpolate from \(name): \(difference.text)",
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
    /// The coordinates of all path elements except arcs.
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

/// The location of a resolved value.
struct ResolvedValueLocation {
    /// The path of the value.
    let place: [ModelPath.Step]
    /// The index among all resolved values.
    let index: Int

    /// Whether `steps` is a subsequence of the path.
    func isWithin(_ steps: [ModelPath.Step]) -> Bool {
        var rest = place[...]
        for step in steps {
            guard let index = rest.firstIndex(of: step) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}
