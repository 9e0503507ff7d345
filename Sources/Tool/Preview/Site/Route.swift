import Pages
import Pictures

/// One thing that can be asked for.
struct Route: Sendable {
    /// The method, `GET` or `POST`.
    let method: String
    /// The whole path.
    let path: String
    /// The parameters that an address may have, beside those that begin with `P.`.
    let parameters: [String]
    /// Whether the answer stays the same while the design does.
    var isLasting = true
    /// Makes the answer, on a thread that may take its time.
    let answer: @Sendable (Site, Input) throws -> Answer

    /// Whether a request is for many frames at once.
    static func isLong(_ request: Request) -> Bool {
        ["/strip.png", "/export.zip", "/sheet.png"].contains(request.path)
            || animations.contains { $0.path == request.path }
    }

    /// What a route is asked.
    struct Input {
        /// The address's parameters.
        let query: Query
        /// The body.
        let body: [UInt8]
        /// What draws and encodes.
        let context: RenderContext
    }

    /// A picture or text that is looked up or made.
    static func get(
        _ path: String,
        _ parameters: [String] = [],
        _ answer: @escaping @Sendable (Site, Input) throws -> Answer
    ) -> Route {
        Route(method: "GET", path: path, parameters: parameters, answer: answer)
    }

    /// What is looked up in files that may change at any time.
    static func look(
        _ path: String,
        _ parameters: [String] = [],
        _ answer: @escaping @Sendable (Site, Input) throws -> Answer
    ) -> Route {
        Route(method: "GET", path: path, parameters: parameters, isLasting: false, answer: answer)
    }

    /// What is made of a body.
    static func post(
        _ path: String,
        _ answer: @escaping @Sendable (Site, Input) throws -> Answer
    ) -> Route {
        Route(method: "POST", path: path, parameters: [], isLasting: false, answer: answer)
    }

    /// A picture or text of a design as the options of drawing have it.
    static func drawn(
        _ path: String,
        _ parameters: [String],
        _ answer: @escaping @Sendable (Site, Input) throws -> Answer
    ) -> Route {
        get(path, RenderOptions.parameters + parameters, answer)
    }

    /// What is told of a design's goldens, whose files may change at any time.
    static func golden(
        _ path: String,
        _ parameters: [String] = [],
        _ answer: @escaping @Sendable (Site, Input) throws -> Answer
    ) -> Route {
        look(path, RenderOptions.parameters + GoldenRoutes.parameters + parameters, answer)
    }

    /// All routes but the page's files and the events.
    static let all: [Route] =
        [
            .look("/designs.json") { site, _ in Answer(site.catalogue) },
            .get("/design.json", DesignRoute.parameters, DesignRoute.design),
            .look("/\(PageEngineFile.name)", [], DesignRoute.engine),
            .drawn("/frame.png", FrameRoute.parameters, FrameRoute.answer),
            .drawn("/strip.png", StripRoute.parameters, StripRoute.answer),
            .drawn("/values.json", ValuesRoute.parameters, ValuesRoute.answer),
            .drawn("/command.json", CommandRoute.parameters, CommandRoute.answer),
            .drawn("/export.zip", ExportRoutes.parameters, ExportRoutes.archive),
            .drawn("/sheet.png", ExportRoutes.parameters, ExportRoutes.sheet),
            .golden("/golden.json", [], GoldenRoutes.list),
            .golden("/golden.png", ["frame"], GoldenRoutes.picture),
            .golden("/difference.png", ["frame"], GoldenRoutes.difference),
            .post("/pull.png", PullRoute.picture),
            .post("/trace.yaml", PullRoute.trace),
        ] + animations

    /// A state's animation in each format that holds one.
    private static let animations = FrameFormat.all.holding(many: true).map { format in
        drawn("/export.\(format.fileExtension)", ExportRoutes.parameters + ["part"]) {
            try ExportRoutes.animation($0, $1, as: format)
        }
    }
}
