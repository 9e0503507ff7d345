import Foundation
import Goldens
import Indicators
import PinwheelUI
import Raster

/// A view and its drawing times.
struct ViewDrawing<Content: View> {
    let view: @MainActor () -> Content
    /// The proposed size in points, or `nil` for the view's ideal size.
    let size: CGSize?
    let changes: [ViewChange<Content>]
    let trace: ScrollTrace?
    /// The times in seconds since the view appeared, in any order.
    let times: [Double]
    let environment: Indicators.Environment

    /// The images, with notes about differences from SwiftUI.
    struct Output {
        var images: [Raster.Image] = []
        var notes: [String] = []
        var unknownSymbols: [String] = []
    }

    /// Draws the view at each of the times.
    ///
    /// - Throws: `GoldenError` if the view cannot be drawn.
    func draw() throws(GoldenError) -> Output {
        do throws(ViewFault) {
            return try ViewThread.run { () throws(ViewFault) in try drawOnMainActor() }
        } catch {
            throw GoldenError("\(error)")
        }
    }

    @MainActor
    private func drawOnMainActor() throws(ViewFault) -> Output {
        let input = ViewInput(ViewSession.atTimeZero(view))
        let session = try ViewSession(size: size, in: environment, scrolling: trace) {
            input.view { $0 }
        }
        for change in changes {
            session.perform(at: change.time) {
                input.change(animation: change.animation, change.apply)
            }
        }
        var renderer = Renderer()
        var output = Output()
        for time in times {
            output.images.append(renderer.render(try session.scene(at: time)))
        }
        output.notes = session.notes
        output.unknownSymbols = session.unknownSymbols
        return output
    }

    /// Returns the error about symbols without an outline.
    static func unknownSymbolsError(_ symbols: [String]) -> GoldenError {
        let names = symbols.map { "“\($0)”" }.joined(separator: ", ")
        return GoldenError(
            "no outline for the symbol\(symbols.count == 1 ? "" : "s") \(names): a crossed square "
                + "would be drawn",
            hint: "use another symbol or an image, or allow crossed squares with "
                + "traits: [.allowsUnknownSymbols]"
        )
    }
}
