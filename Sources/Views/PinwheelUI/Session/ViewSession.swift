import Foundation
import Indicators
import Raster

/// A view that runs on a virtual clock and can be drawn at any time.
///
/// The view appears at time 0. To draw a time before the last drawn one, the session rebuilds the
/// view. The view never waits for a real clock or reads one.
///
///     let session = try ViewSession(size: CGSize(width: 60, height: 60)) { ArcSpinner() }
///     let scene = try session.scene(at: 0.37)
@MainActor
public final class ViewSession {
    private(set) var host: ViewHost
    /// The actions to run at given times. They run again after the view is rebuilt.
    private var scheduledActions: [(time: Double, action: @MainActor () -> Void)] = []
    private let build: (_ hasTicks: Bool) throws(ViewFault) -> ViewHost
    /// Whether the view is updated at a fixed frame rate, because its actions depend on frames.
    private var hasTicks = false
    private let scale: Double
    private let background: Raster.Color?

    /// Builds a view and lets it appear.
    ///
    /// - Parameters:
    ///   - size: The proposed size in points, or `nil` for the ideal size of the view.
    ///   - environment: The appearance, palette, scale and background.
    ///   - trace: The movement of a finger over the scroll views, or `nil` if there is none.
    ///   - view: The view.
    /// - Throws: `ViewFault` if the view cannot be drawn.
    public init<Content: View>(
        size: CGSize? = nil,
        in environment: Indicators.Environment = .standard,
        scrolling trace: ScrollTrace? = nil,
        @ViewBuilder _ view: @escaping () -> Content
    ) throws(ViewFault) {
        scale = environment.scale
        background = environment.background
        var values = EnvironmentValues()
        values.colorScheme = environment.appearance == .light ? .light : .dark
        values.palette = environment.palette
        values.displayScale = environment.scale
        let (proposal, inherited) = (size.map { ProposedViewSize($0) } ?? .unspecified, values)
        build = { hasTicks throws(ViewFault) -> ViewHost in
            let host = ViewHost(
                size: proposal,
                environment: inherited,
                scrolling: trace,
                hasTicks: hasTicks
            )
            #if !os(Linux)
                host.note("queues and timers follow the real clock on this system")
            #endif
            try VirtualTime.run(by: host) { () throws(ViewFault) in try host.show(view()) }
            return host
        }
        host = try build(false)
    }

    /// Calls `make` with the clock and the random numbers of a view at time 0. Returns its result.
    package static func atTimeZero<Value>(_ make: @MainActor () -> Value) -> Value {
        let host = ViewHost(size: .unspecified, environment: EnvironmentValues())
        return VirtualTime.run(by: host) { make() }
    }

    isolated deinit { end() }

    /// Cancels the running tasks of the view.
    private func end() { VirtualTime.run(by: host) { host.end() } }

    /// The time in seconds since the view appeared.
    public var time: Double { host.now }

    /// The size of the content, in points.
    public var size: CGSize { host.contentSize }

    /// Descriptions of features that are approximated or not drawn, such as symbols without an
    /// outline. Each occurs once, in the order of detection.
    public var notes: [String] { host.notes }

    /// The names of symbols without an outline, in the order of detection.
    package var unknownSymbols: [String] { host.unknownSymbols }

    /// Returns the scene at a time in seconds, after running all events until then. If the time is
    /// in the past, the view is rebuilt first. Throws a `ViewFault` if the view cannot be drawn.
    public func scene(at time: Double) throws(ViewFault) -> Raster.Scene {
        try withView(at: time) { () throws(ViewFault) in try currentScene() }
    }

    /// Returns the items at a time. `transform` maps the space of the view to pixels.
    func items(
        at time: Double,
        transform: Transform,
        scale: Double
    ) throws(ViewFault) -> [Scene.Item] {
        try withView(at: time) { host.items(DrawContext(transform: transform, scale: scale)) }
    }

    /// Advances the view to a time and calls `draw`. If the time is in the past, the view is
    /// rebuilt first.
    ///
    /// If frames trigger actions, the result would depend on which frames were drawn before. The
    /// view is then rebuilt and updated at a fixed frame rate.
    private func withView<Output>(
        at time: Double,
        _ draw: () throws(ViewFault) -> Output
    ) throws(ViewFault) -> Output {
        if time < host.now { try rebuild() }
        try advanceView(until: time)
        if host.actsOnFrames {
            hasTicks = true
            try rebuild()
            try advanceView(until: time)
        }
        return try VirtualTime.run(by: host) { () throws(ViewFault) in try draw() }
    }

    private func advanceView(until time: Double) throws(ViewFault) {
        try VirtualTime.run(by: host) { () throws(ViewFault) in
            try host.advance(to: time)
            try host.prepareFrame()
        }
    }

    private func rebuild() throws(ViewFault) {
        end()
        host = try build(hasTicks)
        for (time, action) in scheduledActions { host.schedule(at: time, action) }
    }

    /// Schedules an action outside the view, such as a change of its input, at a time in seconds.
    /// The action runs again after the view is rebuilt.
    package func perform(at time: Double, _ action: @escaping @MainActor () -> Void) {
        scheduledActions.append((time, action))
        host.schedule(at: time, action)
    }

    /// Returns the scene at the current time.
    private func currentScene() throws(ViewFault) -> Raster.Scene {
        let size = host.contentSize
        guard size.width.isFinite, size.height.isFinite,
            let pixels = Size(width: size.width, height: size.height).pixelSize(atScale: scale)
        else { throw .size(width: size.width, height: size.height, scale: scale) }
        var scene = Raster.Scene(width: pixels.width, height: pixels.height)
        if let background {
            let area = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
            scene.fill(.rect(area), with: .solid(background))
        }
        scene.items += host.items(DrawContext(transform: Transform.scale(scale), scale: scale))
        return scene
    }
}
