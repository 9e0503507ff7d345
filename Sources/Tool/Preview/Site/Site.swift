import Console
import Indicators
import Platform

/// All of the preview's addresses, from request to answer; without sockets.
package final class Site: Sendable {
    /// The designs that are shown.
    package let store: DesignStore
    /// What was recorded of them.
    let goldens: PreviewedGoldens
    /// The page.
    private let page: Page
    /// Answers that may be asked for again.
    private let cache = AnswerCache(limit: 32 << 20)

    /// A site of designs, their goldens, and the page that shows them.
    package init(store: DesignStore, goldens: PreviewedGoldens, page: Page) {
        self.store = store
        self.goldens = goldens
        self.page = page
    }

    /// The most bytes of a body.
    package static let bodyLimit = 1 << 20

    /// The answer to a request that comes from the page itself; never throws, but says what is
    /// wrong.
    package func answer(_ request: Request, on context: RenderContext) -> Answer {
        var answer: Answer
        do {
            answer = try find(request, on: context)
        } catch {
            answer = Refusal(error).answer
        }
        return Self.secured(answer)
    }

    private func find(_ request: Request, on context: RenderContext) throws -> Answer {
        // The handler omits the body of the answer to HEAD.
        let method = request.method == "HEAD" ? "GET" : request.method
        if method == "GET", let file = try page.file(at: request.path) { return file }
        let here = Route.all.filter { $0.path == request.path }
        guard !here.isEmpty else { throw Refusal(status: 404, "there is nothing at this address") }
        guard let route = here.first(where: { $0.method == method }) else {
            throw Refusal(status: 405, "only \(here[0].method) is possible here")
        }
        let query = try Query(request.query)
        try query.check(route.parameters)
        let input = Route.Input(query: query, body: request.body, context: context)
        guard route.isLasting else { return try route.answer(self, input) }
        return try kept(request, query) { try route.answer(self, input) }
    }

    /// The answer to a request about a design, which stays the same while its version does: kept
    /// here if it took long or if the request names the version, and then by the browser, too.
    private func kept(
        _ request: Request,
        _ query: Query,
        _ make: () throws -> Answer
    ) throws -> Answer {
        guard let version = query.text("design").flatMap(store.design(named:))?.version else {
            return try make()
        }
        let isNamed = query.text("v") == String(version)
        guard isNamed || Route.isLong(request) else { return try make() }
        let key = "\(version) \(request.path)?\(request.query)"
        if let answer = cache[key] { return answer }
        var answer = try make()
        if isNamed { answer.set("Cache-Control", "private, max-age=31536000, immutable") }
        cache[key] = answer
        return answer
    }

    /// The answer with what every answer says.
    static func secured(_ answer: Answer) -> Answer {
        var answer = answer
        if answer.header("Cache-Control") == nil { answer.set("Cache-Control", "no-store") }
        for (name, value) in security { answer.set(name, value) }
        return answer
    }

    /// No other site may show, read or script what is answered here.
    private static let security = [
        (
            "Content-Security-Policy",
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob: data:"
        ),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Referrer-Policy", "no-referrer"),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
    ]
}

extension Site {
    /// A site for the options of a command line, with indicators made in Swift before all designs.
    ///
    /// The process must call `ReadingProbe.runIfAsked` when it starts. To work on the page itself, set
    /// the variable PINWHEEL_PREVIEW_PAGE to the folder with its files.
    ///
    /// - Throws: What `DesignStore` and `PreviewedGoldens` throw.
    package convenience init(
        _ options: PreviewOptions,
        _ indicators: [any Indicator] = []
    ) throws {
        let folder = Variables.value(of: "PINWHEEL_PREVIEW_PAGE")
        self.init(
            store: try DesignStore(options.designs, indicators, probe: .own),
            goldens: try PreviewedGoldens(
                folder: options.goldens,
                allowsOutside: options.allowOutside
            ),
            page: Page(folder: folder)
        )
    }
}
