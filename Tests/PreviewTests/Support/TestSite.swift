import Base
import Indicators
import Pictures
import Preview
import Raster
import Testing

/// A site that is asked without sockets.
final class TestSite {
    let site: Site
    private let context: RenderContext

    /// A site of designs, with goldens in a folder that need not be there.
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

    /// The answer to a request.
    func ask(_ request: Request) -> Answer { site.answer(request, on: context) }

    /// The answer to `/path?query`.
    func get(_ address: String) -> Answer {
        let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
        return ask(Request("GET", parts[0], query: parts.count > 1 ? parts[1] : ""))
    }

    /// The answer to a body.
    func post(_ path: String, _ body: String) -> Answer {
        ask(Request("POST", path, body: Array(body.utf8)))
    }

    /// The JSON of a good answer.
    func json(_ address: String) throws -> JSON {
        let answer = get(address)
        #expect(answer.status == 200, "\(address): \(String(decoding: answer.body, as: UTF8.self))")
        return try JSON(reading: answer.body)
    }

    /// The picture of a good answer.
    func picture(_ address: String) throws -> Image {
        let answer = get(address)
        #expect(answer.status == 200, "\(address): \(String(decoding: answer.body, as: UTF8.self))")
        #expect(answer.header("Content-Type") == "image/png")
        return try PNG.decode(answer.body)
    }

    /// What a refusal says.
    func error(_ address: String, status: Int = 400) throws -> String {
        let answer = get(address)
        #expect(answer.status == status, "\(address)")
        return try #require(JSON(reading: answer.body)["error"]?.string)
    }
}
