import Foundation
import GoldenTesting
import Goldens
import Indicators
import PinwheelUI
import Raster

extension GoldenSource {
    /// A view at some times, in seconds since it appeared.
    ///
    /// The view's clock is set to these times. Nothing waits, and every run draws the same bytes. The test
    /// needs to be neither asynchronous nor on the main actor.
    ///
    ///     @Test func spins() {
    ///         let size = CGSize(width: 60, height: 60)
    ///         expectGolden(.view(ArcSpinner(), size: size, times: .at([0, 0.25, 0.5])))
    ///     }
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - size: The size that it is offered, a `CGSize` or `.fixed(width:height:)`. By default its own size.
    ///   - changes: Changes that its parent view makes.
    ///   - trace: A finger's movement that scrolls its scroll views, such as `.pull(to: 130)`.
    ///   - times: The times.
    ///   - traits: Scale, colour scheme, palette and background. They take precedence over `environment`.
    ///   - environment: The same as one value.
    public static func view<Content: View>(
        _ view: @autoclosure @escaping @MainActor () -> Content,
        size: some ViewSizing = .fitting,
        changes: [ViewChange<Content>] = [],
        scrolling trace: ScrollTrace? = nil,
        times: ViewTimes = .at([0]),
        traits: [ViewTrait] = [],
        in environment: Indicators.Environment = .standard
    ) -> GoldenSource {
        GoldenSource { _ throws(GoldenError) in
            let (times, fps) = try times.resolved()
            guard let environment = traits.environment(over: environment) else {
                throw GoldenError("a scale is \(Indicators.Environment.scales) pixels a point")
            }
            let drawing = ViewDrawing(
                view: view,
                size: size.offered,
                changes: changes,
                trace: trace,
                times: times,
                environment: environment
            )
            let drawn = try drawing.drawn()
            if !traits.allowUnknownSymbols, !drawn.unknownSymbols.isEmpty {
                throw ViewDrawing<Content>.error(aboutUnknown: drawn.unknownSymbols)
            }
            var frames = GoldenFrames(drawn.images, fps: fps)
            frames.notes = drawn.notes
            if traits.haveContentSize {
                frames.notes.append(
                    "the size of the user's texts has no effect: texts have the sizes of their fonts"
                )
            }
            return frames
        }
    }
}
