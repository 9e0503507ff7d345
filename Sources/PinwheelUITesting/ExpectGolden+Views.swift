import Comparison
import Foundation
import GoldenTesting
import Goldens
import Indicators
import PinwheelUI
import Raster
import Testing

/// Expects a view to look as its golden at some times, in seconds since it appeared.
///
/// Times take the place of waits: nothing is slept through, and every run draws the same bytes.
///
///     @Test func spins() {
///         expectGolden(of: ArcSpinner(), size: .fixed(width: 60, height: 60), at: [0, 0.25, 0.5])
///     }
///
/// The test need not be the main actor's: the view lives on the thread of the test.
///
/// - Parameters:
///   - view: The view.
///   - size: What it is offered; by default its own size.
///   - times: When it is drawn, in any order.
///   - environment: Appearance, palette, scale and background.
///   - name: What the golden is called beside the test's name; needed where a test has several.
///   - tolerance: How much the pictures may differ; nothing if not given.
///   - record: Which goldens may be written.
///   - sourceLocation: Where failures are shown.
public func expectGolden<Content: View>(
    of view: @autoclosure @escaping @MainActor () -> Content,
    size: ViewSize = .fitting,
    at times: [Double] = [0],
    in environment: Indicators.Environment = .standard,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectImages(of: view, size, times, environment, sourceLocation) { images in
        expectGolden(
            images,
            named: name,
            tolerance: tolerance,
            record: record,
            sourceLocation: sourceLocation
        )
    }
}

/// Expects a view to look as its golden in frames of `interval` seconds, for `duration` seconds; see
/// `expectGolden(of:size:at:in:named:tolerance:record:sourceLocation:)`.
public func expectGolden<Content: View>(
    of view: @autoclosure @escaping @MainActor () -> Content,
    size: ViewSize = .fitting,
    every interval: Double,
    for duration: Double,
    in environment: Indicators.Environment = .standard,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard interval > 0, duration >= 0, duration / interval < 10_000 else {
        Issue.record(
            "every \(interval) for \(duration) s: the interval is above 0, with fewer than 10,000 frames",
            sourceLocation: sourceLocation
        )
        return
    }
    // A frame at the very end is that of the next turn; rounding must not lose the one before it.
    let count = max(Int((duration / interval - 1e-9).rounded(.up)), 1)
    let times = (0..<count).map { Double($0) * interval }
    expectImages(of: view, size, times, environment, sourceLocation) { images in
        expectGolden(
            images,
            fps: 1 / interval,
            named: name,
            tolerance: tolerance,
            record: record,
            sourceLocation: sourceLocation
        )
    }
}

/// Draws a view at some times and checks its pictures; what cannot be drawn is an issue.
private func expectImages<Content: View>(
    of view: @escaping @MainActor () -> Content,
    _ size: ViewSize,
    _ times: [Double],
    _ environment: Indicators.Environment,
    _ sourceLocation: SourceLocation,
    _ check: ([Raster.Image]) -> Void
) {
    do throws(ViewFault) {
        // Views live one at a time; what they look like is drawn beside others.
        let scenes = try ViewThread.run { () throws(ViewFault) -> [Raster.Scene] in
            let session = try ViewSession(size: size.size, in: environment, view)
            var scenes: [Raster.Scene] = []
            for time in times { scenes.append(try session.scene(at: time)) }
            return scenes
        }
        var renderer = Renderer()
        check(scenes.map { renderer.render($0) })
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}
