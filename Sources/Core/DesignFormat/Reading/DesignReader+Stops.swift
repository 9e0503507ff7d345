import Base
import Indicators

extension DesignReader {
    /// Whether a list of colours has a map with a position.
    func hasStops(_ node: YAMLNode) -> Bool {
        node.items?.contains { isStop($0) } ?? false
    }

    private func isStop(_ node: YAMLNode) -> Bool {
        node.reference == nil
            && node.entries?.contains { $0.key == "at" || $0.key == "color" } ?? false
    }

    /// Parses a list of colours and stops. The first colour without a position is at 0, the last at
    /// 1, and all others are evenly spaced between their neighbours.
    func colorsAndStops(_ node: YAMLNode) -> PaintSource.Colors? {
        guard let items = list(node, count: 2...DesignLimits.keys) else { return nil }
        var stops: [PaintSource.Colors.Stop?] = []
        var places: [Double?] = []
        for item in items {
            if isStop(item) {
                guard let stop = stop(item) else { return nil }
                stops.append(stop)
                places.append(stop.at.plainNumber)
            } else {
                guard let color = driven(item, .color) else { return nil }
                stops.append(PaintSource.Colors.Stop(at: 0, color: color))
                places.append(nil)
            }
        }
        var result: [Setting<PaintSource.Colors.Stop>] = []
        for (index, item) in items.enumerated() {
            guard var stop = stops[index] else { return nil }
            if !isStop(item) {
                guard let place = place(of: index, in: items, places) else {
                    log.report(
                        "a colour next to a moving stop needs a position",
                        at: item.mark,
                        hint: "write {color: \(HintValues.text(item)), at: 0.5}"
                    )
                    return nil
                }
                stop.at = .constant(place)
            }
            result.append(.constant(stop))
        }
        return PaintSource.Colors(.stops(.constant(result)))
    }

    /// Returns the position of a colour without one; `nil` if a neighbour's position is not a
    /// number.
    private func place(of index: Int, in items: [YAMLNode], _ places: [Double?]) -> Double? {
        let before = items[..<index].lastIndex(where: isStop)
        let after = items[(index + 1)...].firstIndex(where: isStop)
        let first = before ?? 0, last = after ?? items.count - 1
        guard let start = before == nil ? 0 : places[first],
            let end = after == nil ? 1 : places[last]
        else { return nil }
        return last > first
            ? start + (end - start) * Double(index - first) / Double(last - first) : start
    }
}

extension Driven<Double> {
    /// The number, if it is constant and not set by a parameter.
    fileprivate var plainNumber: Double? {
        guard case .constant = form, case .constant(let number)? = values.first else { return nil }
        return number
    }
}
