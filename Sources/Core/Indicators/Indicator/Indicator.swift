import Base
import Raster

/// A pull-to-refresh or loading indicator that can be drawn at any state and time.
///
/// `Design` conforms to it. Frames, strips, sheets, goldens, stages and the terminal accept any
/// other conforming type:
///
///     struct Dot: Indicator {
///         let name = "dot"
///         let canvas = Size(width: 20, height: 20)
///         let states = [StateTimeline(state: .pulling, frames: 12)]
///
///         func items(at moment: Moment, in environment: Environment, transform: Transform)
///             -> [Scene.Item]
///         {
///             let radius = 10 * localTime(of: moment)
///             let square = Rect(center: .zero, size: Size(width: 2 * radius, height: 2 * radius))
///             let path = Path.circle(in: square)
///             return [.shape(Shape(path: path, paint: .solid(.black), transform: transform))]
///         }
///     }
public protocol Indicator: Sendable {
    /// The name in commands and file names.
    var name: String { get }
    /// A short title for people. May be empty.
    var title: String { get }
    /// The kind, tags, description and origin.
    var info: DesignInfo { get }
    /// The size in points.
    var canvas: Size { get }
    /// The pull distance for a progress of 1, in points.
    var pullThreshold: Double { get }
    /// The parameters that can be set.
    var parameters: [Parameter] { get }
    /// The timelines of the states, each at most once, in listing order.
    var states: [StateTimeline] { get }
    /// The files that the indicator uses, relative to its own file.
    var assets: [String] { get }

    /// Returns the items at a moment, back to front, without the background.
    ///
    /// It must not fail. It must also draw something in states that the indicator does not have.
    ///
    /// - Parameters:
    ///   - moment: The state and the position in it.
    ///   - environment: The appearance, palette and scale.
    ///   - transform: The transform from points around the canvas's centre to pixels.
    func items(
        at moment: Moment,
        in environment: Environment,
        transform: Transform
    ) -> [Scene.Item]

    /// Returns the indicator's background colour at a moment, or `nil` if it has none.
    func background(at moment: Moment, in environment: Environment) -> Color?

    /// Returns the indicator with other current values.
    ///
    /// - Parameter parameters: The parameters of this indicator in the same order, with new values.
    /// - Throws: `ModelErrors` for invalid values.
    func with(_ parameters: [Parameter]) throws(ModelErrors) -> Self
}

extension Indicator {
    /// The default title, which is empty.
    public var title: String { "" }

    /// The default description, which is empty.
    public var info: DesignInfo { DesignInfo() }

    /// The default pull distance of designs, in points.
    public var pullThreshold: Double { DesignModel.defaultPullThreshold }

    /// The default parameters: none.
    public var parameters: [Parameter] { [] }

    /// The default files: none.
    public var assets: [String] { [] }

    /// Returns the default background: none.
    public func background(at moment: Moment, in environment: Environment) -> Color? { nil }

    /// Returns the indicator unchanged. Throws `ModelErrors` if a value differs from the current
    /// one.
    public func with(_ parameters: [Parameter]) throws(ModelErrors) -> Self {
        let problems = parameters.filter { !self.parameters.contains($0) }.map { parameter in
            ModelProblem(
                path: ModelPath([.key("parameters"), .key(parameter.name)]),
                parameter: parameter.name,
                message: "the parameter cannot be set",
                hint: nil
            )
        }
        guard problems.isEmpty else { throw ModelErrors(problems: problems) }
        return self
    }

    /// Returns the scene at a moment, in pixels.
    ///
    /// It never fails. If the image would be too large (see `pixelSize(atScale:)`), the scene has 0
    /// × 0 pixels.
    public func scene(at moment: Moment, in environment: Environment) -> Scene {
        scene(at: moment, in: environment) {
            items(at: moment, in: environment, transform: $0)
        }
    }

    /// Returns the scene at a moment with the items that `make` returns. `make` receives the
    /// transform from points to pixels.
    func scene(
        at moment: Moment,
        in environment: Environment,
        items make: (Transform) -> [Scene.Item]
    ) -> Scene {
        guard let size = pixelSize(atScale: environment.scale) else {
            return Scene(width: 0, height: 0)
        }
        let toPixels = Transform.translation(dx: canvas.width / 2, dy: canvas.height / 2)
            .then(.scale(environment.scale))
        var items = make(toPixels)
        let color = environment.background ?? background(at: moment, in: environment)
        if let color, color.alpha > 0 {
            let all = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
            items.insert(.shape(Shape(path: .rect(all), paint: .solid(color))), at: 0)
        }
        return Scene(width: size.width, height: size.height, items: items)
    }

    /// Returns the timeline of a state, or `nil` if the indicator does not have the state.
    public func timeline(of state: StateName) -> StateTimeline? {
        states.first { $0.state == state }
    }

    /// Returns the local time of a moment: the progress, or the elapsed fraction of intro and
    /// period, 0…1. In `armed` the progress may exceed 1.
    public func localTime(of moment: Moment) -> Double {
        (timeline(of: moment.state) ?? StateTimeline(state: moment.state))
            .localTime(at: moment.position)
    }

    /// Returns the frames of a state, or `nil` if the indicator does not have it.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - steps: The number of frames, without the intro of a loop. If `nil`, it is the number in
    ///     the timeline, or follows from the duration and `fps`.
    ///   - fps: The rate in frames per second for states that follow the clock. Values of 0 or less
    ///     are replaced by 60.
    public func frames(of state: StateName, steps: Int? = nil, fps: Double = 60) -> StateFrames? {
        timeline(of: state).map { StateFrames(of: $0, steps: steps, fps: fps) }
    }

    /// Returns the moments of a state's frames, at most `DesignLimits.frames`. Empty if the
    /// indicator does not have the state.
    public func moments(of state: StateName, steps: Int? = nil, fps: Double = 60) -> [Moment] {
        frames(of: state, steps: steps, fps: fps)?.moments ?? []
    }

    /// Returns the image size at a scale in pixels per point: the canvas, rounded up to whole
    /// pixels.
    ///
    /// Returns `nil` if the size exceeds `DesignLimits`, or the scale is not in
    /// `Environment.scales`.
    public func pixelSize(atScale scale: Double) -> (width: Int, height: Int)? {
        canvas.pixelSize(atScale: scale)
    }

    /// Returns the message for a parameter that the indicator does not have.
    package func unknownParameterMessage(for name: String) -> (message: String, hint: String) {
        Parameter.unknownParameterMessage(
            for: name,
            of: self.name,
            among: parameters.map { $0.name }
        )
    }
}
