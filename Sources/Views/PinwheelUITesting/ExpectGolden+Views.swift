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
/// Times take the place of waits: nothing is slept through, and every run draws the same bytes. The test
/// needs to be neither asynchronous nor on the main actor.
///
///     @Test func spins() {
///         expectGolden(of: ArcSpinner(), size: CGSize(width: 60, height: 60), at: [0, 0.25, 0.5])
///     }
///
/// - Parameters:
///   - view: The view.
///   - size: What it is offered, a `CGSize` or `.fixed(width:height:)`; `.fitting`, its own size, if not given.
///   - changes: What those above the view change while it lives.
///   - trace: What a finger does to its scroll views, such as `.pull(to: 130)`; nothing if not given.
///   - times: When it is drawn, in any order.
///   - traits: What it is drawn in: scale, colour scheme, palette, background.
///   - environment: The same as a value; traits come over it.
///   - name: What the golden is called beside the test's name; needed where a test has several.
///   - tolerance: How much the pictures may differ; nothing if not given.
///   - record: Which goldens may be written.
///   - sourceLocation: Where failures are shown.
public func expectGolden<Content: View>(
    of view: @autoclosure @MainActor () -> Content,
    size: some ViewSizing = .fitting,
    changes: [ViewChange<Content>] = [],
    scrolling trace: ScrollTrace? = nil,
    at times: [Double] = [0],
    traits: [ViewTrait] = [],
    in environment: Indicators.Environment = .standard,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let look = ViewLook(size.offered, trace, traits, environment)
    let check = ViewCheck(name, tolerance, record, sourceLocation)
    check.expect(view, changes, look, ViewTimes(times)) {
        "the times \(times): each is 0 or more, with at most 10,000"
    }
}

/// Expects a view to look as its golden in frames of `interval` seconds, for `duration` seconds; see
/// `expectGolden(of:size:changes:scrolling:at:traits:in:named:tolerance:record:sourceLocation:)`.
///
///     expectGolden(of: ArcSpinner(), size: CGSize(width: 60, height: 60), every: 1 / 30, for: 0.9)
public func expectGolden<Content: View>(
    of view: @autoclosure @MainActor () -> Content,
    size: some ViewSizing = .fitting,
    changes: [ViewChange<Content>] = [],
    scrolling trace: ScrollTrace? = nil,
    every interval: Double,
    for duration: Double,
    traits: [ViewTrait] = [],
    in environment: Indicators.Environment = .standard,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let look = ViewLook(size.offered, trace, traits, environment)
    let check = ViewCheck(name, tolerance, record, sourceLocation)
    check.expect(view, changes, look, ViewTimes(every: interval, for: duration)) {
        "every \(interval) for \(duration) s: the interval is above 0, with fewer than 10,000 frames"
    }
}

/// Expects a view to look as its golden in its first frames; see
/// `expectGolden(of:size:changes:scrolling:at:traits:in:named:tolerance:record:sourceLocation:)`.
///
///     expectGolden(of: ArcSpinner(), size: CGSize(width: 60, height: 60), frames: 12, fps: 30)
public func expectGolden<Content: View>(
    of view: @autoclosure @MainActor () -> Content,
    size: some ViewSizing = .fitting,
    changes: [ViewChange<Content>] = [],
    scrolling trace: ScrollTrace? = nil,
    frames count: Int,
    fps: Double = 60,
    traits: [ViewTrait] = [],
    in environment: Indicators.Environment = .standard,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let look = ViewLook(size.offered, trace, traits, environment)
    let check = ViewCheck(name, tolerance, record, sourceLocation)
    check.expect(view, changes, look, ViewTimes(count, fps: fps)) {
        "\(count) frames at \(fps) a second: both are above 0, with at most 10,000 frames"
    }
}
