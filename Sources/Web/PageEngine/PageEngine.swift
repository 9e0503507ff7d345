import Base
import DesignFormat
import Indicators
import Lifecycles
import Raster

/// The state that a page controls: loaded designs, replays, and the last image that was drawn.
///
/// Requests and responses are JSON, images are pixels. The response to an invalid request is
/// `{"problems": […]}`; the engine never traps.
package final class PageEngine {
    /// The loaded designs.
    var indicators = Handles<Design>()
    /// The replays.
    var replays = Handles<StagedReplay>()
    /// The images that designs can use.
    var images = Handles<Image>()
    /// The last image that was drawn.
    package private(set) var picture: Image?
    private var renderer = Renderer()

    /// Creates an engine without designs.
    package init() {}

    /// Returns the response to a JSON request.
    package func answer(_ question: [UInt8]) -> JSON {
        do throws(PageProblems) {
            let fields: JSON
            do {
                fields = try JSON(reading: question)
            } catch {
                throw PageProblems("the request is not JSON: \(error)")
            }
            let name = fields["ask"]?.string ?? ""
            guard let call = PageCall.all.first(where: { $0.name == name }) else {
                throw PageProblems(
                    "unknown request “\(NearestName.excerpt(name))”",
                    hint: NearestName.hint(for: name, among: PageCall.all.map { $0.name })
                )
            }
            return try call.answer(self, PageFields(fields))
        } catch {
            return error.json
        }
    }

    /// Draws a scene and stores its image in `picture`.
    func draw(_ scene: Scene) {
        // The renderer reuses the memory of its last image if nothing else refers to that image.
        picture = nil
        picture = renderer.render(scene)
    }

    /// Stores an image for designs. Returns its handle, or 0 if the stored images would have too
    /// many pixels.
    package func addImage(_ image: Image) -> Int {
        let others = images.all.reduce(0) { $0 + $1.width * $1.height }
        guard PageLimits.fits(image.width, image.height, with: others) else { return 0 }
        return images.add(image)
    }
}

/// A kind of request.
struct PageCall: Sendable {
    /// The value of `ask` in a request.
    let name: String
    /// Returns the response to a request.
    let answer: @Sendable (PageEngine, PageFields) throws(PageProblems) -> JSON

    /// All kinds of requests.
    static let all = [
        load, warnings, change, text, release, values, lifecycles, builtIns, play, moments, moment,
        drawFrame, drawStage,
    ]
}
