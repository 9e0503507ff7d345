import DesignFormat
import Indicators

/// A design that is read from layers, with its values at moments.
struct DrawnValues {
    let design: Design

    /// Reads a design with the given layers. `refreshing` has an intro of 0.4 s and a period of 1 s.
    init(_ layers: String) throws {
        design = try Design(
            text: """
                pinwheel: 1
                canvas: {size: [60, 60]}
                states:
                  idle: {frames: 1}
                  pulling: {frames: 5}
                  refreshing: {drive: time, intro: 0.4, period: 1, loop: true}
                  finishing: {from: 1, to: 0, duration: 0.5}
                  success: {drive: time, period: 0.5}
                layers:
                \(layers)
                """
        )
    }

    /// Returns a number of the first layer, or of a named one.
    func number(
        _ name: String,
        of layer: String? = nil,
        in state: StateName = .refreshing,
        at position: Moment.Position,
        after previous: [Moment] = []
    ) -> Double? {
        let moment = Moment(state: state, position: position, after: previous)
        let all = design.layerValues(at: moment, in: .standard)
        let values = layer.map { layer in all.filter { $0.layer == layer } } ?? [all[0]]
        guard let value = values.first?.values.first(where: { $0.name == name }),
            case .number(let number) = value.content
        else { return nil }
        return number
    }

    /// Returns the centres of the shapes that are drawn at a moment, in the order of drawing.
    func centers(in state: StateName = .refreshing, at position: Moment.Position) -> [[Double]] {
        let moment = Moment(state: state, position: position)
        return design.scene(at: moment, in: .standard).items.compactMap { item in
            guard case .shape(let shape) = item, let bounds = shape.path.bounds else { return nil }
            let center = shape.transform.apply(to: bounds.center)
            return [center.x, center.y].map { ($0 * 1e6).rounded() / 1e6 }
        }
    }
}
