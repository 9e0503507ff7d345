import Foundation
import Indicators
import Raster

/// An indicator drawn by a view. Frames, strips, goldens, lifecycles and the preview accept it like
/// a design.
///
///     ViewIndicator("ring", size: CGSize(width: 60, height: 60)) { moment in
///         PullRing(progress: moment.progress, isRefreshing: moment.isRefreshing)
///     }
///
/// A view is built in the first state of a refresh and exists until the last state:
///
/// - In states that follow the pull, such as `pulling`, it receives the progress and then has time
///   to settle.
/// - In states that follow the clock, such as `refreshing`, or have a duration, such as
///   `finishing`, the view's time passes.
///
/// The same moment always has the same image, on every thread and in any order of calls.
public struct ViewIndicator: Indicator {
    /// The name in commands and file names: a letter, followed by letters, digits, - and _.
    public let name: String
    /// A one-line description, which may be empty.
    public let title: String
    /// The size of the image, in points.
    public let canvas: Size
    /// The pull distance in points where the progress is 1.
    public let pullThreshold: Double
    /// The states of the indicator, each once, in display order.
    public let states: [StateTimeline]

    private let replay: ViewReplay

    /// Creates an indicator.
    ///
    /// - Parameters:
    ///   - name: The name in commands and file names.
    ///   - title: A one-line description.
    ///   - size: The size that is proposed to the view, and the size of the image, in points.
    ///   - pullThreshold: The pull distance in points where the progress is 1.
    ///   - states: The timelines of the states.
    ///   - content: The view for a moment.
    public init<Content: View>(
        _ name: String,
        title: String = "",
        size: CGSize,
        pullThreshold: Double = DesignModel.defaultPullThreshold,
        states: [StateTimeline] = Self.defaultStates(),
        @ViewBuilder content: @escaping @MainActor @Sendable (IndicatorMoment) -> Content
    ) {
        self.name = name
        self.title = title
        canvas = Size(width: size.width, height: size.height)
        self.pullThreshold = pullThreshold
        self.states = states
        replay = ViewReplay(size: size) { AnyView(content($0)) }
    }

    /// Returns the default states: a pull, a looping refresh and an exit.
    ///
    /// - Parameter period: The period of the refresh, in seconds.
    public static func defaultStates(period: Double = 1) -> [StateTimeline] {
        [
            StateTimeline(state: .pulling, frames: 24),
            StateTimeline(state: .armed, frames: 1),
            StateTimeline(state: .refreshing, drive: .time, period: period, loops: true),
            StateTimeline(state: .finishing, duration: 0.3),
        ]
    }

    /// Returns the items at a moment, back to front, without a background. Returns an empty array
    /// if the view cannot be drawn.
    public func items(
        at moment: Moment,
        in environment: Indicators.Environment,
        transform: Transform
    ) -> [Scene.Item] {
        let history =
            moment.previous.isEmpty ? defaultHistory(before: moment.state) : moment.previous
        let segments = (history.reversed() + [moment]).map { moment in
            ViewHistory.StateSegment(moment, timeline(of: moment.state))
        }
        let origin = Transform.translation(dx: -canvas.width / 2, dy: -canvas.height / 2)
        let viewHistory = ViewHistory(segments: segments)
        let items = ViewThread.run {
            try? replay.items(of: viewHistory, in: environment, transform: origin.then(transform))
        }
        return items ?? []
    }
}

/// The values that an indicator's view draws.
public struct IndicatorMoment: Sendable {
    public let state: StateName
    /// The progress of the pull: 1 at the threshold, and more beyond it. It does not change in
    /// states that follow the clock.
    public let progress: Double

    private let seconds: Double
    private let timeReadFlag: TimeReadFlag

    init(state: StateName, progress: Double, seconds: Double, timeReadFlag: TimeReadFlag) {
        self.state = state
        self.progress = progress
        self.seconds = seconds
        self.timeReadFlag = timeReadFlag
    }

    /// The seconds since the state began, or 0 in states that follow the pull.
    public var time: Double {
        timeReadFlag.markRead()
        return seconds
    }

    /// Whether the state is `refreshing`.
    public var isRefreshing: Bool { state == .refreshing }
}
