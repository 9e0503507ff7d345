import Foundation
import Indicators
import Raster

/// A view that lives by a clock of its own: it is built, laid out and let appear at 0, and seen at any time
/// from then on, in any order: for an earlier time it is built anew. Nothing waits, and nothing reads a real clock.
///
///     let session = try ViewSession(size: CGSize(width: 60, height: 60)) { ArcSpinner() }
///     let picture = try session.scene(at: 0.37)
@MainActor
public final class ViewSession {
    private(set) var host: ViewHost
    /// What is done at given times, whenever the view lives through them.
    private var performances: [(time: Double, action: @MainActor () -> Void)] = []
    private let build: (_ hasTicks: Bool) throws(ViewFault) -> ViewHost
    /// Whether frames come by themselves: set where actions follow from them.
    private var hasTicks = false
    private let scale: Double
    private let background: Raster.Color?

    /// Builds a view.
    ///
    /// - Parameters:
    ///   - size: What the view is offered, in points; nil for its own size.
    ///   - environment: Appearance, palette, scale and background.
    ///   - trace: What a finger does to scroll views; nil for nothing.
    ///   - view: The view.
    /// - Throws: `ViewFault` where the view does not come to rest.
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
        let (offered, surroundings) = (size.map { ProposedViewSize($0) } ?? .unspecified, values)
        build = { hasTicks throws(ViewFault) -> ViewHost in
            let host = ViewHost(
                size: offered,
                environment: surroundings,
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

    /// Makes something as a view at 0 would: its dates and random numbers are those of views.
    package static func atBeginning<Value>(_ make: @MainActor () -> Value) -> Value {
        let host = ViewHost(size: .unspecified, environment: EnvironmentValues())
        return VirtualTime.run(by: host) { make() }
    }

    isolated deinit { end() }

    /// Cancels what runs: nothing of it goes on.
    private func end() { VirtualTime.run(by: host) { host.end() } }

    /// The time in seconds since the view appeared.
    public var time: Double { host.now }

    /// The size of the whole in points.
    public var size: CGSize { host.contentSize }

    /// What is drawn otherwise than was asked for, as symbols that have no outline here; each once, in the
    /// order in which it was found.
    public var notes: [String] { host.notes }

    /// The names of symbols that have no outline here, in the order in which they were found.
    package var unknownSymbols: [String] { host.unknownSymbols }

    /// What is seen at a time in seconds: all that is due until then has happened. For a time before the
    /// last one the view is built anew and lives up to it.
    public func scene(at time: Double) throws(ViewFault) -> Raster.Scene {
        try seen(at: time) { () throws(ViewFault) in try drawn() }
    }

    /// What is seen at a time, by the way from the view's space to pixels.
    func items(
        at time: Double,
        transform: Transform,
        scale: Double
    ) throws(ViewFault) -> [Scene.Item] {
        try seen(at: time) { host.items(DrawContext(transform: transform, scale: scale)) }
    }

    /// Lets the view live until a time, from its beginning again if that is past, and looks at it.
    ///
    /// Where actions follow from frames, what is seen would depend on which times were asked for before: the
    /// view begins again then, with frames that come by themselves.
    private func seen<Sight>(
        at time: Double,
        _ look: () throws(ViewFault) -> Sight
    ) throws(ViewFault) -> Sight {
        if time < host.now { try beginAgain() }
        try live(until: time)
        if host.actsOnFrames {
            hasTicks = true
            try beginAgain()
            try live(until: time)
        }
        return try VirtualTime.run(by: host) { () throws(ViewFault) in try look() }
    }

    private func live(until time: Double) throws(ViewFault) {
        try VirtualTime.run(by: host) { () throws(ViewFault) in
            try host.advance(to: time)
            try host.prepareFrame()
        }
    }

    private func beginAgain() throws(ViewFault) {
        end()
        host = try build(hasTicks)
        for (time, action) in performances { host.schedule(at: time, action) }
    }

    /// Has something done at a time in seconds, as by the program around the view. It is done again where the
    /// view is built anew for an earlier time.
    package func perform(at time: Double, _ action: @escaping @MainActor () -> Void) {
        performances.append((time, action))
        host.schedule(at: time, action)
    }

    /// What is seen now.
    private func drawn() throws(ViewFault) -> Raster.Scene {
        let size = host.contentSize
        guard size.width.isFinite, size.height.isFinite,
            let pixels = Size(width: size.width, height: size.height).pixelSize(atScale: scale)
        else { throw .size(width: size.width, height: size.height, scale: scale) }
        var scene = Raster.Scene(width: pixels.width, height: pixels.height)
        if let background {
            let all = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
            scene.fill(.rect(all), with: .solid(background))
        }
        scene.items += host.items(DrawContext(transform: Transform.scale(scale), scale: scale))
        return scene
    }
}
