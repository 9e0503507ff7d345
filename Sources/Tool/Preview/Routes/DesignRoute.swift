import Base
import Indicators
import Pages

/// The routes `/design.json` and `/pinwheel.wasm.gz`: the data that the page needs for drawing by
/// itself.
enum DesignRoute {
    /// The parameters of a design's URL.
    static let parameters = ["design", "v"]

    /// Returns a design's text with the files that it uses. A design that is written in Swift has
    /// no text.
    static func design(_ site: Site, _ request: Route.Input) throws -> Answer {
        let entry = try RenderOptions(request.query, on: site.store).entry
        guard let design = entry.design as? Design, !entry.text.isEmpty else {
            throw Refusal(
                status: 404,
                "\(entry.name) has no text, because it is made in Swift",
                hint: "request its frames"
            )
        }
        let page = try PageDesign(
            design,
            text: entry.text,
            file: entry.path ?? entry.name,
            name: entry.name
        )
        return Answer(page.json)
    }

    /// Returns the WebAssembly engine.
    static func engine(_ site: Site, _ request: Route.Input) throws -> Answer {
        do {
            return Answer(type: "application/gzip", try PageEngineFile.read(path: nil))
        } catch let error as InputError {
            throw Refusal(status: 404, error.description)
        }
    }
}
