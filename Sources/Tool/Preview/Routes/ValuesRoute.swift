import Base
import Indicators
import Summaries

/// `/values.json`: what the layers are set to in each frame of a state, and what jumps where it
/// is followed by the next.
enum ValuesRoute {
    /// The parameters beside those of all pictures.
    static let parameters = FrameSeries.parameters

    /// The values, as `StateValues` has them.
    static func answer(_ site: Site, _ request: Route.Input) throws -> Answer {
        let series = try FrameSeries(request.query, on: site.store, isDrawn: false)
        let options = series.options
        return Answer(StateValues.json(of: options.design, series.frames, in: options.environment))
    }
}
