import Base
import Raster

/// The route `/strip.png`: all frames of a state in one image, in equal cells without gaps.
enum StripRoute {
    /// The parameters in addition to those of all images.
    static let parameters = FrameSeries.parameters + ["file"]

    /// Returns the strip as a PNG. The header `Pinwheel-Strip` describes its cells.
    static func answer(_ site: Site, _ request: Route.Input) throws -> Answer {
        let series = try FrameSeries(request.query, on: site.store, isDrawn: true)
        let sheet = CellSheet(
            count: series.moments.count,
            width: series.size.width,
            height: series.size.height
        )
        let environment = series.options.environment
        let image = try sheet.image { index in
            try request.context.image(
                of: series.options.design.scene(at: series.moments[index], in: environment)
            )
        }
        var answer = Answer(
            png: try request.context.fastPNG(of: image, scale: environment.scale)
        )
        let cells = JSON.object([
            JSON.Member("count", .number(Double(sheet.count))),
            JSON.Member("columns", .number(Double(sheet.columns))),
            JSON.Member("width", .number(Double(sheet.width))),
            JSON.Member("height", .number(Double(sheet.height))),
            JSON.Member("intro", .number(Double(series.frames.introCount))),
            JSON.Member("fps", .number(series.frames.fps)),
        ])
        answer.set("Pinwheel-Strip", cells.text)
        try answer.offer(
            request.query,
            as: "\(series.name)-strip.png"
        )
        return answer
    }
}
