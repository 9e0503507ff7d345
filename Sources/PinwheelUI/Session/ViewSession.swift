import Foundation
import Indicators
import Raster

/// A view that lives by a clock of its own: it is built, laid out and let appear at 0, and seen at any time
/// from then on. Nothing waits, and nothing reads a real clock.
///
///     let session = try ViewSession(size: CGSize(width: 60, height: 60)) { ArcSpinner() }
///     let picture = try session.scene(at: 0.37)
@MainActor
public final class ViewSession {
    let host: ViewHost
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
        @ViewBuilder _ view: () -> Content
    ) throws(ViewFault) {
        scale = environment.scale
        background = environment.background
        var values = EnvironmentValues()
        values.colorScheme = environment.appearance == .light ? .light : .dark
        values.palette = environment.palette
        values.displayScale = environment.scale
        host = ViewHost(
            size: size.map { ProposedViewSize($0) } ?? .unspecified,
            environment: values,
            scrolling: trace
        )
        ViewThread.enter()
        defer { ViewThread.leave() }
        VirtualTime.host = host
        try host.show(view())
    }

    /// The time in seconds since the view appeared.
    public var time: Double { host.now }

    /// The size of the whole in points.
    public var size: CGSize { host.contentSize }

    /// What is drawn otherwise than was asked for, as symbols that have no outline here; each once, in the
    /// order in which it was found.
    public var notes: [String] { host.notes }

    /// What is seen at a time, at or after the one before: all that is due until then has happened.
    public func scene(at time: Double) throws(ViewFault) -> Raster.Scene {
        ViewThread.enter()
        defer { ViewThread.leave() }
        VirtualTime.host = host
        try host.advance(to: time)
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
