import Base
import Indicators
import Pages

/// `/design.json` and `/pinwheel.wasm.gz`: what the page needs to draw by itself.
enum DesignRoute {
    /// The parameters of a design's address.
    static let parameters = ["design", "v"]

    /// A design's text, with what it uses; what was made in Swift has none.
    static func design(_ site: Site, _ request: Route.Input) throws -> Answer {
        let entry = try RenderOptions(request.query, on: site.store).entry
        guard let design = entry.design as? Design, !entry.text.isEmpty else {
            throw Refusal(
                status: 404,
                "\(entry.name) has no text, as it was made in Swift",
                hint: "ask for its frames"
            )
        }
        let held = try PageDesign(
            design,
            text: entry.text,
            file: entry.path ?? entry.name,
            name: entry.name
        )
        return Answer(held.json)
    }

    /// The engine for pages.
    static func engine(_ site: Site, _ request: Route.Input) throws -> Answer {
        do {
            return Answer(type: "application/gzip", try PageEngineFile.read(path: nil))
        } catch let error as InputError {
            throw Refusal(status: 404, error.description)
        }
    }
}
