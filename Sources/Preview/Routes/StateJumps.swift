import Base
import Indicators
import Raster

/// Where values jump when one state follows another.
struct StateJumps {
    /// One value that leaps.
    struct Jump: Hashable {
        /// The state that ends.
        let from: StateName
        /// The state that begins.
        let to: StateName
        /// The layer's index in the list.
        let layer: Int
        /// The value's name.
        let property: String
        /// The value at the end of the one.
        let before: LayerValues.Value.Content
        /// The value at the beginning of the other.
        let after: LayerValues.Value.Content

        /// The jump for the page.
        var json: JSON {
            .object([
                JSON.Member("from", .string(from.rawValue)),
                JSON.Member("to", .string(to.rawValue)),
                JSON.Member("layer", .number(Double(layer))),
                JSON.Member("property", .string(property)),
                JSON.Member("before", before.json),
                JSON.Member("after", after.json),
            ])
        }
    }

    /// The jumps in the order of the states.
    let list: [Jump]

    /// The states that a pull passes through, one after the other.
    private static let courses: [(StateName, StateName)] = [
        (.idle, .pulling), (.pulling, .armed), (.armed, .refreshing), (.refreshing, .finishing),
        (.refreshing, .success), (.refreshing, .failure), (.success, .finishing),
        (.failure, .finishing), (.finishing, .idle), (.canceling, .idle),
    ]

    /// Looks at all courses whose states the design has both.
    init(design: some Indicator, environment: Environment) {
        var list: [Jump] = []
        for (from, to) in Self.courses {
            guard let first = design.timeline(of: from), let second = design.timeline(of: to) else {
                continue
            }
            let before = design.layerValues(at: first.end, in: environment)
            let after = design.layerValues(at: second.start, in: environment)
            for (index, (old, new)) in zip(before, after).enumerated() {
                list += Self.changes(old, new).map { change in
                    Jump(
                        from: from,
                        to: to,
                        layer: index,
                        property: change.before.name,
                        before: change.before.content,
                        after: change.after.content
                    )
                }
            }
        }
        self.list = list
    }

    private static func changes(
        _ before: LayerValues,
        _ after: LayerValues
    ) -> [(before: LayerValues.Value, after: LayerValues.Value)] {
        // What cannot be seen on either side may be anything.
        if before.isInvisible, after.isInvisible { return [] }
        let pairs = zip(before.values, after.values).filter { differs($0, $1) }
        return pairs.map { (before: $0, after: $1) }
    }

    private static func differs(_ old: LayerValues.Value, _ new: LayerValues.Value) -> Bool {
        switch (old.content, new.content) {
        case (.number(let a), .number(let b)): isFar(a, b, of: old.name)
        case (.pair(let a, let b), .pair(let c, let d)):
            isFar(a, c, of: old.name) || isFar(b, d, of: old.name)
        default: old.content != new.content
        }
    }

    private static func isFar(_ a: Double, _ b: Double, of name: String) -> Bool {
        var distance = (a - b).magnitude
        if name == "rotation" {
            // A whole turn more is the same angle.
            distance = distance.truncatingRemainder(dividingBy: 360)
            distance = min(distance, 360 - distance)
        }
        // Shares count in hundredths, points and degrees in tenths.
        return distance > (shares.contains(name) ? 0.01 : 0.1)
    }

    private static let shares: Set = ["opacity", "trim", "scale", "phase", "reveal"]
}

extension LayerValues {
    /// Whether the layer's own opacity hides it.
    fileprivate var isInvisible: Bool {
        values.contains { $0.name == "opacity" && $0.content == .number(0) }
    }
}

extension StateTimeline {
    /// The state's first moment.
    fileprivate var start: Moment {
        Moment(state: state, position: drive == .time ? .time(0) : .progress(from))
    }

    /// The state's last moment: of a loop the end of its first period.
    fileprivate var end: Moment {
        let length = intro + period
        // A hair before the end, which is the beginning of the next period.
        let position: Moment.Position =
            drive == .time ? .time(loops ? length * (1 - 1e-9) : length) : .progress(to)
        return Moment(state: state, position: position)
    }
}
