import Indicators
import Raster

/// A disc that grows with the pull, written as a user of the library would write an indicator.
package struct Disc: Indicator {
    package let name = "disc"
    package let title = "A disc that grows with the pull"
    package let canvas = Size(width: 20, height: 10)
    package let states = [
        StateTimeline(state: .pulling, frames: 3),
        StateTimeline(state: .refreshing, drive: .time, period: 0.5, loops: true),
    ]
    package var parameters = [Parameter.color("tint", default: .red, "The disc's colour")]

    package init() {}

    package func items(
        at moment: Moment,
        in environment: Environment,
        transform: Transform
    ) -> [Scene.Item] {
        let side = 10 * localTime(of: moment)
        let frame = Rect(center: .zero, size: Size(width: side, height: side))
        guard case .color(let tint) = parameters[0].value else { return [] }
        let color = tint.resolved(in: environment.appearance, of: environment.palette)
        return [
            .shape(
                Shape(path: .circle(in: frame), paint: .solid(color), transform: transform)
            )
        ]
    }

    package func with(_ parameters: [Parameter]) throws(ModelErrors) -> Disc {
        var disc = self
        disc.parameters = parameters
        return disc
    }
}
