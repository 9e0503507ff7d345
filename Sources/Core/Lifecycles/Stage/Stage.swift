import Indicators
import Raster

/// The conversion of a lifecycle's moments to scenes.
///
/// A stage shows the article's own indicator or a design, alone or on a screen. The same moment in
/// the same environment always gives the same scene.
public struct Stage: Sendable {
    /// The lifecycle, with its parameters.
    public let lifecycle: AnyLifecycle
    /// The design that replaces the lifecycle's own indicator, if any.
    public let design: AnyIndicator?
    /// The part that is shown.
    public let view: StageView
    /// The screen's size in points.
    public let screen: Size

    /// The default screen size, in points.
    public static let defaultScreen = Size(width: 375, height: 667)
    /// The valid range of a screen's width and height, in points.
    public static let sides: ClosedRange<Double> = 40...DesignLimits.canvas

    /// Creates a stage for a lifecycle.
    ///
    /// - Parameters:
    ///   - lifecycle: The lifecycle, with its parameters.
    ///   - design: The design that replaces the lifecycle's own indicator.
    ///   - view: The part to show.
    ///   - screen: The screen's size in points, clamped to `sides`. By default it is the size that
    ///     the lifecycle's parameters assume.
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

    /// The size of the shown part, in points.
    public var size: Size {
        switch view {
        case .screen: screen
        case .indicator: design?.canvas ?? lifecycle.indicatorSize
        }
    }

    /// Returns the size in pixels, or `nil` if it exceeds `DesignLimits`.
    public func pixelSize(atScale scale: Double) -> (width: Int, height: Int)? {
        size.pixelSize(atScale: scale)
    }

    /// Returns the scene of a moment. It is empty, 0×0 pixels, if it would exceed `DesignLimits`.
    public func scene(of moment: LifecycleMoment, in environment: Environment) -> Scene {
        guard let size = pixelSize(atScale: environment.scale) else {
            return Scene(width: 0, height: 0)
        }
        let items = items(of: moment, in: environment, transform: .scale(environment.scale))
        return Scene(width: size.width, height: size.height, items: items)
    }

    /// Returns the items of a moment's scene. `transform` maps points to pixels.
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

/// The part of a stage that is shown.
public enum StageView: String, Hashable, Sendable, CaseIterable {
    /// The indicator, without the screen.
    case indicator
    /// The entire screen with the indicator and the content.
    case screen
}

/// The values that a lifecycle draws at a moment, and their drawing.
package protocol StageRenderer: Equatable, Sendable {
    /// The values with their names. All moments have the same names in the same order.
    var named: [NamedValue] { get }
    /// The indicator's rotation, in degrees clockwise.
    var rotation: Double { get }

    /// Draws the entire screen.
    ///
    /// `indicator` draws the indicator around a point. Implementations call it at most once, and
    /// may omit the call if the indicator is not visible.
    func drawScreen(
        on canvas: inout StageCanvas,
        indicator: (inout StageCanvas, Point) -> Void
    )
    /// Draws the article's own indicator around a point.
    func drawIndicator(on canvas: inout StageCanvas, at center: Point)
    /// Draws the background of an indicator that is shown alone.
    func drawBackground(on canvas: inout StageCanvas)
}

extension StageRenderer {
    /// Draws nothing.
    package func drawBackground(on canvas: inout StageCanvas) {}
}
