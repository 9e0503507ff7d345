import Base
import Raster

/// A pull-to-refresh indicator: whatever can be drawn by state and time.
///
/// `Design` is one. Frames, strips, sheets, goldens, stages and the terminal take any other as
/// well:
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
    /// One line that says what the indicator is; empty where nothing is said.
    var title: String { get }
    /// The picture's size in points.
    var canvas: Size { get }
    /// The pull in points that makes progress 1.
    var pullThreshold: Double { get }
    /// The values that can be changed.
    var parameters: [Parameter] { get }
    /// The states that the indicator has, each once, in the order in which they are listed.
    var states: [StateTimeline] { get }
    /// The files beside the indicator's own that it was made of.
    var assets: [String] { get }

    /// What is drawn at a moment, back to front, without a background.
    ///
    /// Total: a state that the indicator does not have is drawn in some way.
    ///
    /// - Parameters:
    ///   - moment: When.
    ///   - environment: In what surroundings.
    ///   - transform: Leads to pixels from points around the canvas's middle.
    func items(
        at moment: Moment,
        in environment: Environment,
        transform: Transform
    ) -> [Scene.Item]

    /// The indicator's own colour behind all else at a moment; nil where it has none.
    func background(at moment: Moment, in environment: Environment) -> Color?

    /// The indicator with other values in force.
    ///
    /// - Parameter parameters: Those of `parameters`, in their order, some of them set.
    /// - Throws: `ModelErrors` for values that cannot be.
    func with(_ parameters: [Parameter]) throws(ModelErrors) -> Self
}

extension Indicator {
    /// Nothing is said.
    public var title: String { "" }

    /// What designs have that do not say.
    public var pullThreshold: Double { DesignModel.usualThreshold }

    /// None.
    public var parameters: [Parameter] { [] }

    /// None.
    public var assets: [String] { [] }

    /// None.
    public func background(at moment: Moment, in environment: Environment) -> Color? { nil }

    /// The indicator as it is; values that differ from those in force are refused.
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

    /// The picture at a moment, in pixels.
    ///
    /// Total: a picture that would be too large (see `pixelSize(atScale:)`) is empty, 0 by 0
    /// pixels.
    public func scene(at moment: Moment, in environment: Environment) -> Scene {
        scene(at: moment, in: environment) {
            items(at: moment, in: environment, transform: $0)
        }
    }

    /// The picture of what `items` makes by the way to pixels, on the background.
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

    /// The timeline of `state`; nil when the indicator does not have it.
    public func timeline(of state: StateName) -> StateTimeline? {
        states.first { $0.state == state }
    }

    /// How far a moment's state has got: the progress, or the share of lead-in and period, 0…1; in
    /// `armed` as far as the pull goes.
    public func localTime(of moment: Moment) -> Double {
        (timeline(of: moment.state) ?? StateTimeline(state: moment.state))
            .localTime(at: moment.position)
    }

    /// The frames in which `state` is drawn; nil when the indicator does not have it.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - steps: How many, of a loop without its lead-in; nil for as many as the state or the
    ///     clock has.
    ///   - fps: Frames a second, for states that run by a clock; 60 if it is not above 0.
    public func frames(of state: StateName, steps: Int? = nil, fps: Double = 60) -> StateFrames? {
        timeline(of: state).map { StateFrames(of: $0, steps: steps, fps: fps) }
    }

    /// The moments of these frames, at most `DesignLimits.frames`; none when the indicator does not
    /// have the state.
    public func moments(of state: StateName, steps: Int? = nil, fps: Double = 60) -> [Moment] {
        frames(of: state, steps: steps, fps: fps)?.moments ?? []
    }

    /// The picture's size at so many pixels a point: the canvas, rounded up to whole pixels;
    /// nil where a side or the whole passes `DesignLimits`, or the scale `Environment.scales`.
    public func pixelSize(atScale scale: Double) -> (width: Int, height: Int)? {
        canvas.pixelSize(atScale: scale)
    }

    /// The problem of a name that no parameter has.
    package func unknownParameter(_ name: String) -> (message: String, hint: String) {
        Parameter.unknown(name, of: self.name, among: parameters.map { $0.name })
    }
}
