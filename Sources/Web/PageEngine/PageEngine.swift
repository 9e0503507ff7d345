import Base
import DesignFormat
import Indicators
import Lifecycles
import Raster

/// What a page asks for: designs that are read, replays that are played, and the picture drawn last.
///
/// Questions and answers are JSON, pictures are pixels. A question that cannot be answered gets
/// `{"problems": […]}`, never a trap.
package final class PageEngine {
    /// The designs that are loaded.
    var indicators = Handles<Design>()
    /// The replays that are played.
    var replays = Handles<StagedReplay>()
    /// The images that designs may use.
    var images = Handles<Image>()
    /// The picture drawn last.
    package private(set) var picture: Image?
    private var renderer = Renderer()

    /// An engine with nothing loaded.
    package init() {}

    /// The answer to a question in JSON.
    package func answer(_ question: [UInt8]) -> JSON {
        do throws(PageProblems) {
            let fields: JSON
            do {
                fields = try JSON(reading: question)
            } catch {
                throw PageProblems("the question is not JSON: \(error)")
            }
            let name = fields["ask"]?.string ?? ""
            guard let call = PageCall.all.first(where: { $0.name == name }) else {
                throw PageProblems(
                    "there is no question “\(NearestName.excerpt(name))”",
                    hint: NearestName.hint(for: name, among: PageCall.all.map { $0.name })
                )
            }
            return try call.answer(self, PageFields(fields))
        } catch {
            return error.json
        }
    }

    /// Draws a scene, whose picture is then `picture`.
    func draw(_ scene: Scene) {
        // A renderer that alone holds the last picture draws over it.
        picture = nil
        picture = renderer.render(scene)
    }

    /// Keeps an image for designs to use; its handle, or 0 where there would be too many pixels.
    package func keep(_ image: Image) -> Int {
        let others = images.all.reduce(0) { $0 + $1.width * $1.height }
        guard PageLimits.holds(image.width, image.height, beside: others) else { return 0 }
        return images.add(image)
    }
}

/// One kind of question.
struct PageCall: Sendable {
    /// Its name.
    let name: String
    /// What answers it.
    let answer: @Sendable (PageEngine, PageFields) throws(PageProblems) -> JSON

    /// All there are.
    static let all = [
        load, warnings, change, text, release, values, lifecycles, builtIns, play, moments, moment,
        drawn, staged,
    ]
}
