import Comparison
import Foundation
import GoldenTesting
import Goldens
import Indicators
import PinwheelUI
import Raster
import Testing

/// What a view is offered, pulled by and drawn in.
struct ViewLook {
    /// The size in points; nil for the view's own.
    let size: CGSize?
    /// What a finger does to its scroll views; nil for nothing.
    let trace: ScrollTrace?
    /// What is said of the surroundings, over `environment`.
    let traits: [ViewTrait]
    let environment: Indicators.Environment

    init(
        _ size: CGSize?,
        _ trace: ScrollTrace?,
        _ traits: [ViewTrait],
        _ environment: Indicators.Environment
    ) {
        (self.size, self.trace, self.traits, self.environment) = (size, trace, traits, environment)
    }
}

/// One check of a view in a test.
struct ViewCheck {
    private let name: String?
    private let tolerance: Tolerance?
    private let record: RecordMode?
    private let location: SourceLocation

    init(
        _ name: String?,
        _ tolerance: Tolerance?,
        _ record: RecordMode?,
        _ location: SourceLocation
    ) {
        (self.name, self.tolerance, self.record) = (name, tolerance, record)
        self.location = location
    }

    /// Draws a view and holds its pictures against their golden; what cannot be drawn is an issue.
    ///
    /// - Parameter fault: What is wrong with the times where there are none.
    func expect<Content: View>(
        _ view: @MainActor () -> Content,
        _ changes: [ViewChange<Content>],
        _ look: ViewLook,
        _ times: ViewTimes?,
        fault: () -> String
    ) {
        guard let times else { return fail(fault()) }
        guard let environment = look.traits.environment(over: look.environment) else {
            return fail("a scale is \(Indicators.Environment.scales) pixels a point")
        }
        if look.traits.haveContentSize {
            warn("the size of the user's texts has no effect: texts have the sizes of their fonts")
        }
        let drawn: Drawn
        do throws(ViewFault) {
            drawn = try ViewThread.run { () throws(ViewFault) in
                try Self.draw(view, changes, at: times, look, environment)
            }
        } catch {
            return fail("\(error)")
        }
        for note in drawn.notes { warn(note) }
        if !look.traits.allowUnknownSymbols, !drawn.unknownSymbols.isEmpty {
            return fail(Self.message(ofUnknown: drawn.unknownSymbols))
        }
        expectGolden(
            drawn.images,
            fps: times.fps,
            named: name,
            tolerance: tolerance,
            record: record,
            sourceLocation: location
        )
    }

    /// A view's images, and what is drawn otherwise than was asked for.
    private struct Drawn {
        var images: [Raster.Image] = []
        var notes: [String] = []
        var unknownSymbols: [String] = []
    }

    private static func message(ofUnknown symbols: [String]) -> String {
        let names = symbols.map { "“\($0)”" }.joined(separator: ", ")
        return
            "no outline for the symbol\(symbols.count == 1 ? "" : "s") \(names): a crossed square "
            + "would be drawn; use a symbol of Documentation/views.md or a picture, or allow it by "
            + "traits: [.allowsUnknownSymbols]"
    }

    @MainActor
    private static func draw<Content: View>(
        _ view: @MainActor () -> Content,
        _ changes: [ViewChange<Content>],
        at times: ViewTimes,
        _ look: ViewLook,
        _ environment: Indicators.Environment
    ) throws(ViewFault) -> Drawn {
        let input = ViewInput(ViewSession.atBeginning(view))
        let session = try ViewSession(size: look.size, in: environment, scrolling: look.trace) {
            input.view { $0 }
        }
        for change in changes {
            session.perform(at: change.time) {
                input.change(animation: change.animation, change.apply)
            }
        }
        var renderer = Renderer()
        var drawn = Drawn()
        for time in times.times {
            drawn.images.append(renderer.render(try session.scene(at: time)))
        }
        drawn.notes = session.notes
        drawn.unknownSymbols = session.unknownSymbols
        return drawn
    }

    private func fail(_ text: String) {
        Issue.record(Comment(rawValue: text), sourceLocation: location)
    }

    private func warn(_ text: String) {
        #if compiler(>=6.3)
            Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: location)
        #else
            print(text)
        #endif
    }
}
