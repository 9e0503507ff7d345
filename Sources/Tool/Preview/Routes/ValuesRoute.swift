import Base
import Indicators
import Summaries

/// The route `/values.json`: the layers' values in each frame of a state, and jumps between states.
enum ValuesRoute {
    /// The parameters in addition to those of all images.
    static let parameters = FrameSeries.parameters

    /// Returns the values in the format of `StateValues`.
    static func answer(_ site: Site, _ request: Route.Input) throws -> Answer {
        let series = try FrameSeries(request.query, on: site.store, isDrawn: false)
        let options = series.options
        return Answer(StateValues.json(of: options.design, series.frames, in: options.environment))
    }
}
