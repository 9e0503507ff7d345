import Pages
import Pictures

/// A route of the server.
struct Route: Sendable {
    /// The method, `GET` or `POST`.
    let method: String
    /// The path.
    let path: String
    /// The parameters that a URL may have, in addition to those that begin with `P.`.
    let parameters: [String]
    /// Whether the response depends only on the design's version and the URL.
    var isCacheable = true
    /// Creates the response, on a render thread.
    let answer: @Sendable (Site, Input) throws -> Answer

    /// Whether a request is for many frames.
    static func isLong(_ request: Request) -> Bool {
        ["/strip.png", "/export.zip", "/sheet.png"].contains(request.path)
            || animations.contains { $0.path == request.path }
    }

    /// The input of a route.
    struct Input {
        /// The parameters of the URL.
        let query: Query
        /// The body.
        let body: [UInt8]
        /// The renderer and encoders.
        let context: RenderContext
    }

    /// Creates a GET route whose response can be cached.
    static func get(
        _ path: String,
        _ parameters: [String] = [],
        _ answer: @escaping @Sendable (Site, Input) throws -> Answer
    ) -> Route {
        Route(method: "GET", path: path, parameters: parameters, answer: answer)
    }

    /// Creates a GET route that reads files, which may change at any time.
    static func uncached(
        _ path: String,
        _ parameters: [String] = [],
        _ answer: @escaping @Sendable (Site, Input) throws -> Answer
    ) -> Route {
        Route(method: "GET", path: path, parameters: parameters, isCacheable: false, answer: answer)
    }

    /// Creates a POST route.
    static func post(
        _ path: String,
        _ answer: @escaping @Sendable (Site, Input) throws -> Answer
    ) -> Route {
        Route(method: "POST", path: path, parameters: [], isCacheable: false, answer: answer)
    }

    /// Creates a GET route with the drawing options of a design.
    static func drawn(
        _ path: String,
        _ parameters: [String],
        _ answer: @escaping @Sendable (Site, Input) throws -> Answer
    ) -> Route {
        get(path, RenderOptions.parameters + parameters, answer)
    }

    /// Creates a GET route for a design's goldens, whose files may change at any time.
    static func golden(
        _ path: String,
        _ parameters: [String] = [],
        _ answer: @escaping @Sendable (Site, Input) throws -> Answer
    ) -> Route {
        uncached(path, RenderOptions.parameters + GoldenRoutes.parameters + parameters, answer)
    }

    /// All routes, except for the page's files and the events.
    static let all: [Route] =
        [
            .uncached("/designs.json") { site, _ in Answer(site.catalogue) },
            .get("/design.json", DesignRoute.parameters, DesignRoute.design),
            .uncached("/\(PageEngineFile.name)", [], DesignRoute.engine),
            .drawn("/frame.png", FrameRoute.parameters, FrameRoute.answer),
            .drawn("/strip.png", StripRoute.parameters, StripRoute.answer),
            .drawn("/values.json", ValuesRoute.parameters, ValuesRoute.answer),
            .drawn("/command.json", CommandRoute.parameters, CommandRoute.answer),
            .drawn("/lint.json", [], LintRoute.answer),
            .get("/packs.json", []) { _, _ in Answer(PackRoutes.targets) },
            .drawn("/pack.json", PackRoutes.parameters, PackRoutes.source),
            .drawn("/pack.zip", PackRoutes.parameters, PackRoutes.archive),
            .drawn("/export.zip", ExportRoutes.parameters, ExportRoutes.archive),
            .drawn("/sheet.png", ExportRoutes.parameters, ExportRoutes.sheet),
            .golden("/golden.json", [], GoldenRoutes.list),
            .golden("/golden.png", ["frame"], GoldenRoutes.picture),
            .golden("/difference.png", ["frame"], GoldenRoutes.difference),
            .post("/pull.png", PullRoute.picture),
            .post("/trace.yaml", PullRoute.trace),
        ] + animations

    /// The route of each animation format.
    private static let animations = FrameFormat.all.holding(many: true).map { format in
        drawn("/export.\(format.fileExtension)", ExportRoutes.parameters + ["part"]) {
            try ExportRoutes.animation($0, $1, as: format)
        }
    }
}
