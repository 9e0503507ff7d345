import Foundation
import Indicators
import Raster
import Synchronization

/// A renderer that draws an indicator's view at moments in any order.
///
/// A running view is reused if it has the same history and is not past the moment. Otherwise a new
/// view is built and the history is replayed.
final class ViewReplay: Sendable {
    private let size: CGSize
    private let content: @MainActor @Sendable (IndicatorMoment) -> AnyView
    @MainActor private var retained: [RetainedView] = []

    /// The maximum number of retained views.
    private static let maximumRetained = 4

    init(size: CGSize, content: @escaping @MainActor @Sendable (IndicatorMoment) -> AnyView) {
        self.size = size
        self.content = content
    }

    /// Returns the items at the end of a history.
    @MainActor
    func items(
        of history: ViewHistory,
        in environment: Indicators.Environment,
        transform: Transform
    ) throws(ViewFault) -> [Scene.Item] {
        let scale = environment.scale
        if let view = retainedView(for: history, in: environment) {
            let items = try view.session.items(at: history.end, transform: transform, scale: scale)
            // If the view has just read the time for the first time, it does not have the current
            // time.
            if !view.timeReadFlag.isRead { return items }
        }
        let view = try begin(history, in: environment)
        if history.isTimeOnly {
            retained.append(view)
            if retained.count > Self.maximumRetained { retained.removeFirst() }
        }
        return try view.session.items(at: history.end, transform: transform, scale: scale)
    }

    /// A running view that can still advance in the last state of its history.
    @MainActor
    private struct RetainedView {
        let session: ViewSession
        let timeReadFlag: TimeReadFlag
        let key: Key
    }

    /// The key of a retained view. Histories that differ only in the time of their last state have
    /// equal keys.
    private struct Key: Hashable {
        private let environment: Indicators.Environment
        private let states: [StateName]
        private let seconds: [Double]
        private let progress: [[Double?]]

        init(_ history: ViewHistory, in environment: Indicators.Environment) {
            self.environment = environment
            states = history.segments.map(\.state)
            seconds = history.segments.dropLast().map(\.seconds)
            progress = history.segments.map { [$0.progress?.from, $0.progress?.to] }
        }
    }

    /// Returns the retained view with the same history, or `nil`. Removes the view if it is past
    /// the end of the history or has read the time.
    @MainActor
    private func retainedView(
        for history: ViewHistory,
        in environment: Indicators.Environment
    ) -> RetainedView? {
        let key = Key(history, in: environment)
        guard history.isTimeOnly, let index = retained.firstIndex(where: { $0.key == key }) else {
            return nil
        }
        let view = retained[index]
        if view.session.time <= history.end, !view.timeReadFlag.isRead { return view }
        retained.remove(at: index)
        return nil
    }

    @MainActor
    private func begin(
        _ history: ViewHistory,
        in environment: Indicators.Environment
    ) throws(ViewFault) -> RetainedView {
        let timeReadFlag = TimeReadFlag()
        let moments = history.updates.map { update in
            let moment = IndicatorMoment(
                state: update.state,
                progress: update.progress,
                seconds: update.seconds,
                timeReadFlag: timeReadFlag
            )
            return (update: update, moment: moment)
        }
        guard let first = moments.first else {
            preconditionFailure("a history must have at least one state")
        }
        let input = ViewInput(first.moment)
        let content = content
        let session = try ViewSession(size: size, in: environment) {
            input.view { content($0) }
        }
        for (update, moment) in moments.dropFirst() {
            session.perform(at: update.at) {
                // An update may restart animations. So only views that read the time receive
                // updates of the time.
                if !update.isTimeOnly || timeReadFlag.isRead { input.change { $0 = moment } }
            }
        }
        return RetainedView(
            session: session,
            timeReadFlag: timeReadFlag,
            key: Key(history, in: environment)
        )
    }
}

/// A flag that is set when a view reads the time. The view must then receive updates of the time.
final class TimeReadFlag: Sendable {
    private let flag = Atomic(false)
    /// Records that the time was read.
    func markRead() { flag.store(true, ordering: .relaxed) }
    /// Whether the time was read.
    var isRead: Bool { flag.load(ordering: .relaxed) }
}
