import Indicators
import Raster

/// A lifecycle's moments as pictures: its own indicator or a design's, alone or on the screen.
///
/// A stage is a value: the same moment in the same environment gives the same scene.
public struct Stage: Sendable {
    /// The lifecycle, with its parameters.
    public let lifecycle: AnyLifecycle
    /// What is drawn in place of the article's own indicator; nil for that.
    public let design: AnyIndicator?
    /// What is shown.
    public let view: StageView
    /// The screen's size in points.
    public let screen: Size

    /// The size of a screen where none is given, in points.
    public static let usualScreen = Size(width: 375, height: 667)
    /// The sides that a screen may have, in points.
    public static let sides: ClosedRange<Double> = 40...DesignLimits.canvas

    /// A stage for a lifecycle.
    ///
    /// - Parameters:
    ///   - lifecycle: The lifecycle, with its parameters.
    ///   - design: What is drawn in place of the article's own indicator; nil for that.
    ///   - view: What is shown.
    ///   - screen: The screen's size in points; nil for the one that the lifecycle is set for,
    ///     and for `usualScreen` where it is set for none. Sides are clamped to `sides`.
    public init(
        _ lifecycle: AnyLifecycle,
        design: AnyIndicator? = nil,
        view: StageView = .screen,
        screen: Size? = nil
    ) {
        self.lifecycle = lifecycle
        self.design = design
        self.view = view
        let size = screen ?? lifecycle.screen
        func side(_ length: Double) -> Double {
            length > Self.sides.lowerBound
                ? min(length, Self.sides.upperBound) : Self.sides.lowerBound
        }
        self.screen = Size(width: side(size.width), height: side(size.height))
    }

    /// The picture's size in points.
    public var size: Size {
        switch view {
        case .screen: screen
        case .indicator: design?.canvas ?? lifecycle.indicatorSize
        }
    }

    /// The picture's size at so many pixels a point; nil where it would be too large, see
    /// `DesignLimits`.
    public func pixelSize(atScale scale: Double) -> (width: Int, height: Int)? {
        size.pixelSize(atScale: scale)
    }

    /// The picture of a moment of the lifecycle, in pixels; empty, 0 by 0, where it would be too
    /// large.
    public func scene(of moment: LifecycleMoment, in environment: Environment) -> Scene {
        guard let size = pixelSize(atScale: environment.scale) else {
            return Scene(width: 0, height: 0)
        }
        let items = items(of: moment, in: environment, transform: .scale(environment.scale))
        return Scene(width: size.width, height: size.height, items: items)
    }

    /// What is drawn at a moment; `transform` leads from points to pixels.
    package func items(
        of moment: LifecycleMoment,
        in environment: Environment,
        transform: Transform
    ) -> [Scene.Item] {
        var canvas = StageCanvas(size: size, environment: environment, transform: transform)
        let values = moment.values
        let middle = Point(x: size.width / 2, y: size.height / 2)
        if let color = environment.background { canvas.fillAll(color) }
        switch (view, design) {
        case (.screen, nil):
            values.drawScreen(&canvas) { values.drawIndicator(&$0, $1) }
        case (.screen, let design?):
            let shown = moment.moment(in: design)
            values.drawScreen(&canvas) { $0.draw(design, at: shown, around: $1) }
        case (.indicator, nil):
            values.drawBackground(&canvas)
            values.drawIndicator(&canvas, middle)
        case (.indicator, let design?):
            let shown = moment.moment(in: design)
            if environment.background == nil {
                canvas.fillAll(design.background(at: shown, in: environment) ?? .clear)
            }
            canvas.draw(design, at: shown, around: middle)
        }
        return canvas.items
    }
}

/// What of a stage is shown.
public enum StageView: String, Hashable, Sendable, CaseIterable {
    /// The indicator alone, in a frame of its own.
    case indicator
    /// The whole screen: the indicator where the article puts it, and what moves with it.
    case screen
}

/// What a lifecycle draws at one moment: its values, and how they look on the screen.
package protocol StageRenderer: Equatable, Sendable {
    /// The values by name, always the same names in the same order.
    var named: [NamedValue] { get }
    /// How far the indicator is turned, in degrees clockwise.
    var rotation: Double { get }

    /// Draws the whole screen. `indicator` draws the indicator around a point; it is called once
    /// at most, and not where nothing of it shows.
    func drawScreen(
        on canvas: inout StageCanvas,
        indicator: (inout StageCanvas, Point) -> Void
    )
    /// Draws the article's own indicator around a point.
    func drawIndicator(on canvas: inout StageCanvas, at center: Point)
    /// Draws what lies behind the indicator where it is shown alone.
    func drawBackground(on canvas: inout StageCanvas)
}

extension StageRenderer {
    /// Nothing.
    package func drawBackground(on canvas: inout StageCanvas) {}
}
