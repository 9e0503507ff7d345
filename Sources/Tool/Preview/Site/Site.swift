import Console
import Indicators
import Platform

/// All URLs of the preview, from request to response, independent of sockets.
package final class Site: Sendable {
    /// The designs.
    package let store: DesignStore
    /// The designs' goldens.
    let goldens: PreviewedGoldens
    private let page: Page
    /// The cached responses.
    private let cache = AnswerCache(limit: 32 << 20)

    package init(store: DesignStore, goldens: PreviewedGoldens, page: Page) {
        self.store = store
        self.goldens = goldens
        self.page = page
    }

    /// The maximum size of a body, in bytes.
    package static let bodyLimit = 1 << 20

    /// Returns the response to a request that has passed `OriginCheck`. Errors become responses.
    package func answer(_ request: Request, on context: RenderContext) -> Answer {
        var answer: Answer
        do {
            answer = try response(to: request, on: context)
        } catch {
            answer = Refusal(error).answer
        }
        return Self.secured(answer)
    }

    private func response(to request: Request, on context: RenderContext) throws -> Answer {
        // For HEAD, the handler removes the body from the response.
        let method = request.method == "HEAD" ? "GET" : request.method
        if method == "GET", let file = try page.file(at: request.path) { return file }
        let here = Route.all.filter { $0.path == request.path }
        guard !here.isEmpty else { throw Refusal(status: 404, "there is nothing at this address") }
        guard let route = here.first(where: { $0.method == method }) else {
            throw Refusal(status: 405, "only \(here[0].method) is allowed here")
        }
        let query = try Query(request.query)
        try query.check(route.parameters)
        let input = Route.Input(query: query, body: request.body, context: context)
        guard route.isCacheable else { return try route.answer(self, input) }
        return try cached(request, query) { try route.answer(self, input) }
    }

    /// Returns the response to a request about a design, which is constant for a version of the
    /// design.
    ///
    /// The response is cached if the request names the version or is for many frames. If the
    /// request names the version, the browser may cache it, too.
    private func cached(
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

    /// Returns the response with the headers that all responses have.
    static func secured(_ answer: Answer) -> Answer {
        var answer = answer
        if answer.header("Cache-Control") == nil { answer.set("Cache-Control", "no-store") }
        for (name, value) in security { answer.set(name, value) }
        return answer
    }

    /// Headers that prevent other sites from embedding, reading or scripting the responses.
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
    /// Creates a site for the options of a command line. Indicators written in Swift come before
    /// all designs.
    ///
    /// The process must call `ReadingProbe.runIfAsked` at its start. For development of the page,
    /// the environment variable PINWHEEL_PREVIEW_PAGE specifies the folder of its files.
    ///
    /// - Throws: The errors of `DesignStore` and `PreviewedGoldens`.
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
