import Base
import Indicators
import Pictures
import Preview
import Raster
import Testing

/// A site that answers requests without sockets.
final class TestSite {
    let site: Site
    private let context: RenderContext

    /// Creates a site of designs. The folder of goldens need not exist.
    init(
        _ designs: [String] = [],
        indicators: [any Indicator] = [],
        goldens: String = "/nowhere",
        page: String? = nil
    ) throws {
        site = Site(
            store: try DesignStore(designs, indicators),
            goldens: try PreviewedGoldens(folder: goldens),
            page: Page(folder: page)
        )
        context = try RenderContext()
    }

    /// Answers a request.
    func ask(_ request: Request) -> Answer { site.answer(request, on: context) }

    /// Answers GET `/path?query`.
    func get(_ address: String) -> Answer {
        let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
        return ask(Request("GET", parts[0], query: parts.count > 1 ? parts[1] : ""))
    }

    /// Answers POST with a body.
    func post(_ path: String, _ body: String) -> Answer {
        ask(Request("POST", path, body: Array(body.utf8)))
    }

    /// Returns the JSON of a successful response.
    func json(_ address: String) throws -> JSON {
        let answer = get(address)
        #expect(answer.status == 200, "\(address): \(String(decoding: answer.body, as: UTF8.self))")
        return try JSON(reading: answer.body)
    }

    /// Returns the image of a successful response.
    func picture(_ address: String) throws -> Image {
        let answer = get(address)
        #expect(answer.status == 200, "\(address): \(String(decoding: answer.body, as: UTF8.self))")
        #expect(answer.header("Content-Type") == "image/png")
        return try PNG.decode(answer.body)
    }

    /// Returns the error message of a failed response.
    func error(_ address: String, status: Int = 400) throws -> String {
        let answer = get(address)
        #expect(answer.status == status, "\(address)")
        return try #require(JSON(reading: answer.body)["error"]?.string)
    }
}
