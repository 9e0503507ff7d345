import Foundation
import GoldenTesting
import Goldens
import Indicators
import PinwheelUI
import Raster

extension GoldenSource {
    /// Returns the frames of a view at given times.
    ///
    /// The view runs on a virtual clock, so nothing waits and every run draws the same bytes. The
    /// test needs to be neither asynchronous nor on the main actor.
    ///
    ///     @Test func spins() {
    ///         let size = CGSize(width: 60, height: 60)
    ///         expectGolden(.view(ArcSpinner(), size: size, times: .at([0, 0.25, 0.5])))
    ///     }
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - size: The proposed size, a `CGSize` or `.fixed(width:height:)`. By default the view's
    ///     ideal size.
    ///   - changes: Changes that a parent view would make.
    ///   - trace: A finger's movement over the view's scroll views, such as `.pull(to: 130)`.
    ///   - times: The times to draw, in seconds since the view appeared.
    ///   - traits: Scale, colour scheme, palette and background. They take precedence over
    ///     `environment`.
    ///   - environment: Scale, colour scheme, palette and background as one value.
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
                throw GoldenError(
                    "the scale must be in \(Indicators.Environment.scales) pixels per point"
                )
            }
            let drawing = ViewDrawing(
                view: view,
                size: size.offered,
                changes: changes,
                trace: trace,
                times: times,
                environment: environment
            )
            let output = try drawing.draw()
            if !traits.allowUnknownSymbols, !output.unknownSymbols.isEmpty {
                throw ViewDrawing<Content>.unknownSymbolsError(output.unknownSymbols)
            }
            var frames = GoldenFrames(output.images, fps: fps)
            frames.notes = output.notes
            if traits.haveContentSize {
                frames.notes.append(
                    "preferredContentSizeCategory has no effect: text always has its font's size"
                )
            }
            return frames
        }
    }
}
