import Raster

extension DrivenResolution where Value == Int, Output == Double {
    /// Returns the resolution of integers. Interpolation between them yields fractions.
    static func count(_ range: ClosedRange<Int>) -> DrivenResolution {
        DrivenResolution(
            resolve: { $0.integer($1, in: range).map(Double.init) },
            interpolate: { $0.mixed(with: $1, at: $2) },
            measure: .count,
            components: { [$0] },
            expressionBasis: { _ in
                let range = Double(range.lowerBound)...Double(range.upperBound)
                let bounds = NumberBounds(range: range, unit: "", measure: .count)
                return ExpressionBasis(corners: [0, 1], bounds: bounds)
            }
        )
    }
}

extension DrivenResolution where Value == [Setting<Pair>], Output == [Point] {
    /// Returns the resolution of lists of points with an allowed count.
    static func points(_ count: ClosedRange<Int>) -> DrivenResolution {
        DrivenResolution(
            resolve: { resolver, points in
                resolver.list(points, count: count) { resolver, point in
                    resolver.pair(point, .points).map { Point(x: $0.dx, y: $0.dy) }
                }
            },
            interpolate: { $0.count == $1.count ? $0.mixed(with: $1, at: $2) : $0 },
            measure: .points,
            components: { $0.flatMap { [$0.x, $0.y] } }
        )
    }
}

extension DrivenResolution where Value == String, Output == Path {
    /// Returns the resolution of SVG path data. Arcs are converted to curves unless `keepsArcs` is
    /// set.
    static func path(keepsArcs: Bool) -> DrivenResolution {
        DrivenResolution(
            resolve: { resolver, data in
                resolver.plain(data).flatMap { resolver.path(svg: $0) }
                    .map { keepsArcs ? $0 : $0.withoutArcs }
            },
            interpolate: { $0.mixed(with: $1, at: $2) },
            measure: .points,
            components: { $0.components },
            additionError:
                "outlines cannot be added; use “from: current” to start at the previous outline"
        )
    }
}

extension Resolver {
    /// Resolves a driven value whose consecutive values must have the same structure to be
    /// interpolated.
    ///
    /// Returns `nil` after reporting the first value that is incompatible with the previous one.
    mutating func interpolatable<Value, Output: Equatable>(
        _ driven: Driven<Value>?,
        _ resolution: DrivenResolution<Value, Output>,
        standard: Output,
        hasDefault: Bool = true,
        _ difference: (Output, Output) -> MorphDifference?
    ) -> Resolved.Driven<Output>? {
        resolvedLocations = []
        defer { resolvedLocations = nil }
        let base = position.steps.count
        let resolved = self.driven(driven, resolution, standard: standard, hasDefault: hasDefault)
        for (path, track) in resolved.motion.locatedTracks
        where track.start != .own || track.values.count > 1 {
            let isOwn = track.start == .own
            let values = isOwn ? track.values : resolved.motion.values
            for (before, value) in zip(values, values.dropFirst()) {
                guard let difference = difference(resolved[value], resolved[before]) else {
                    continue
                }
                let paths = paths(
                    of: { resolved[$0] == resolved[value] },
                    after: { resolved[$0] == resolved[before] },
                    isOwn ? path : []
                )
                report(difference, at: paths.here, from: (paths.there ?? []).dropFirst(base))
                return nil
            }
        }
        return resolved
    }

    /// Records the path of a resolved value if `interpolatable` is running.
    mutating func recordResolved(_ index: Int) {
        guard resolvedLocations != nil else { return }
        let value = ResolvedValueLocation(path: position.steps, index: index)
        resolvedLocations?.append(value)
    }

    /// Returns the paths of a value and of the value before it, among the recorded values within
    /// `steps`.
    private func paths(
        of isValue: (Int) -> Bool,
        after isBefore: (Int) -> Bool,
        _ steps: [ModelPath.Step]
    ) -> (here: [ModelPath.Step]?, there: [ModelPath.Step]?) {
        let located = (resolvedLocations ?? []).filter { $0.isWithin(steps) }
        // The first value of a track that continues from the previous state has been recorded
        // twice.
        let isUnlocated = steps.isEmpty
        let index =
            isUnlocated
            ? located.lastIndex { isValue($0.index) } : located.firstIndex { isValue($0.index) }
        guard let here = index else { return (nil, nil) }
        let there =
            located[..<here].last { isBefore($0.index) } ?? located.first { isBefore($0.index) }
        return (located[here].path, there?.path)
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
            case .key(let key) where StateName(rawValue: key) != nil: name = "the value of \(key)"
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
    /// The coordinates of all points in the path, except those of arcs.
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
    let path: [ModelPath.Step]
    /// The index of the value among all resolved values.
    let index: Int

    /// Returns whether `steps` is a subsequence of the path.
    func isWithin(_ steps: [ModelPath.Step]) -> Bool {
        var rest = path[...]
        for step in steps {
            guard let index = rest.firstIndex(of: step) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}
