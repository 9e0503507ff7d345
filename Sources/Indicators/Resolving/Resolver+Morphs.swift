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
    /// What is driven if there is a way between its values; nil with a problem that says where two of
    /// them differ.
    mutating func alike<Value>(
        _ driven: Resolved.Driven<Value>,
        _ difference: (Value, Value) -> String?
    ) -> Resolved.Driven<Value>? {
        for track in driven.tracks where track.start != .own || track.values.count > 1 {
            let values = track.start == .own ? track.values : driven.values
            for value in values.dropFirst() {
                guard let text = difference(values[0], value) else { continue }
                report("there is no way from one to the other: \(text)")
                return nil
            }
        }
        return driven
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

extension Driven {
    /// Whether it may change from moment to moment.
    var moves: Bool {
        switch self {
        case .constant, .parameter: false
        case .choice(let choice): choice.branches.contains { $0.value.moves }
        case .course, .states, .each: true
        }
    }
}
