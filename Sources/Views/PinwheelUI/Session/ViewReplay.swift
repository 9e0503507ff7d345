import Foundation
import Indicators
import Raster
import Synchronization

/// Draws a view at moments in any order.
///
/// For each moment it builds a view and plays its history, unless a retained view has the same
/// history and has not passed the moment.
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
        if let view = retainedView(until: history, in: environment) {
            let items = try view.session.items(at: history.end, transform: transform, scale: scale)
            // A view that has just read the time for the first time did not receive the current
            // one.
            if !view.log.isRead { return items }
        }
        let view = try begin(history, in: environment)
        if history.isTimeOnly {
            retained.append(view)
            if retained.count > Self.maximumRetained { retained.removeFirst() }
        }
        return try view.session.items(at: history.end, transform: transform, scale: scale)
    }

    /// A view that has played a history, except for the time that passes in its last state.
    @MainActor
    private struct RetainedView {
        let session: ViewSession
        let log: TimeReadFlag
        let key: Key
    }

    /// The properties that two histories share if they differ only in the time of their last state.
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

    /// Returns a retained view with the same history that has not passed its end. Removes a view
    /// that has.
    @MainActor
    private func retainedView(
        until history: ViewHistory,
        in environment: Indicators.Environment
    ) -> RetainedView? {
        let key = Key(history, in: environment)
        guard history.isTimeOnly, let index = retained.firstIndex(where: { $0.key == key }) else {
            return nil
        }
        let view = retained[index]
        if view.session.time <= history.end, !view.log.isRead { return view }
        retained.remove(at: index)
        return nil
    }

    @MainActor
    private func begin(
        _ history: ViewHistory,
        in environment: Indicators.Environment
    ) throws(ViewFault) -> RetainedView {
        let log = TimeReadFlag()
        let moments = history.updates.map { update in
            let moment = IndicatorMoment(
                state: update.state,
                progress: update.progress,
                seconds: update.seconds,
                log: log
            )
            return (update: update, moment: moment)
        }
        guard let first = moments.first else { preconditionFailure("a history has a state") }
        let input = ViewInput(first.moment)
        let content = content
        let session = try ViewSession(size: size, in: environment) {
            input.view { content($0) }
        }
        for (update, moment) in moments.dropFirst() {
            session.perform(at: update.at) {
                // An update may restart animations, so a view that does not read the time does not
                // receive it.
                if !update.isTimeOnly || log.isRead { input.change { $0 = moment } }
            }
        }
        return RetainedView(session: session, log: log, key: Key(history, in: environment))
    }
}

/// Records whether a view has read the time, and so must receive updates of it.
final class TimeReadFlag: Sendable {
    private let noted = Atomic(false)
    /// Records that the time was read.
    func markRead() { noted.store(true, ordering: .relaxed) }
    /// Whether the time was read.
    var isRead: Bool { noted.load(ordering: .relaxed) }
}
