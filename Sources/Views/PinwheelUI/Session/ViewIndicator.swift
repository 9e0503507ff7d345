import Foundation
import Indicators
import Raster

/// An indicator whose pictures are those of a view: frames, strips, goldens, lifecycles and the preview take
/// it as they take a design.
///
///     ViewIndicator("ring", size: CGSize(width: 60, height: 60)) { moment in
///         PullRing(progress: moment.progress, isRefreshing: moment.isRefreshing)
///     }
///
/// A view lives from the first state of a course to the last. In states that the pull moves on, such as
/// `pulling`, it is given the progress and left alone until what that has set in motion has come to rest; in
/// states that the clock moves on, such as `refreshing`, and in those that take a time of their own, such as
/// `finishing`, its own time passes. A moment looks the same whichever was asked for before, from any thread.
public struct ViewIndicator: Indicator {
    /// The name in commands and file names: letters, digits, - and _, a letter first.
    public let name: String
    /// One line that says what the indicator is; empty where nothing is said.
    public let title: String
    /// The picture's size in points.
    public let canvas: Size
    /// The pull in points that makes progress 1.
    public let pullThreshold: Double
    /// The states that the indicator has, each once, in the order in which they are listed.
    public let states: [StateTimeline]

    private let replay: ViewReplay

    /// An indicator.
    ///
    /// - Parameters:
    ///   - name: Its name in commands and file names.
    ///   - title: One line that says what it is.
    ///   - size: What the view is offered, and the picture's size, in points.
    ///   - pullThreshold: The pull in points that makes progress 1.
    ///   - states: The states that it has, and how they run.
    ///   - content: The view by what it is told.
    public init<Content: View>(
        _ name: String,
        title: String = "",
        size: CGSize,
        pullThreshold: Double = DesignModel.usualThreshold,
        states: [StateTimeline] = Self.usualStates(),
        @ViewBuilder content: @escaping @MainActor @Sendable (IndicatorMoment) -> Content
    ) {
        self.name = name
        self.title = title
        canvas = Size(width: size.width, height: size.height)
        self.pullThreshold = pullThreshold
        self.states = states
        replay = ViewReplay(size: size) { AnyView(content($0)) }
    }

    /// The usual states: a pull, a refresh that loops, and a way out.
    ///
    /// - Parameter turn: The seconds after which the refresh looks as at its beginning.
    public static func usualStates(turn: Double = 1) -> [StateTimeline] {
        [
            StateTimeline(state: .pulling, frames: 24),
            StateTimeline(state: .armed, frames: 1),
            StateTimeline(state: .refreshing, drive: .time, period: turn, loops: true),
            StateTimeline(state: .finishing, duration: 0.3),
        ]
    }

    /// What is drawn at a moment, back to front, without a background; nothing where the view does not come
    /// to rest.
    public func items(
        at moment: Moment,
        in environment: Indicators.Environment,
        transform: Transform
    ) -> [Scene.Item] {
        let history = moment.previous.isEmpty ? usualCourse(before: moment.state) : moment.previous
        let legs = (history.reversed() + [moment]).map { moment in
            ViewCourse.Leg(moment, timeline(of: moment.state))
        }
        let origin = Transform.translation(dx: -canvas.width / 2, dy: -canvas.height / 2)
        let course = ViewCourse(legs: legs)
        let items = ViewThread.run {
            try? replay.items(of: course, in: environment, transform: origin.then(transform))
        }
        return items ?? []
    }
}

/// What an indicator's view is told of a moment.
public struct IndicatorMoment: Sendable {
    /// The state.
    public let state: StateName
    /// The progress of the pull, 0…1, more than 1 beyond the threshold; what it was in states that the clock
    /// moves on.
    public let progress: Double

    private let seconds: Double
    private let log: TimeLog

    init(state: StateName, progress: Double, seconds: Double, log: TimeLog) {
        self.state = state
        self.progress = progress
        self.seconds = seconds
        self.log = log
    }

    /// Seconds since the state began; 0 where the pull moves it on.
    public var time: Double {
        log.note()
        return seconds
    }

    /// Whether the work is running.
    public var isRefreshing: Bool { state == .refreshing }
}
