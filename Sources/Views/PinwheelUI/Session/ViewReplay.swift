import Foundation
import Indicators
import Raster
import Synchronization

/// Draws a view at moments in any order: each time a view is built and lives through the moment's course,
/// unless one that lives has just not got as far.
final class ViewReplay: Sendable {
    private let size: CGSize
    private let content: @MainActor @Sendable (IndicatorMoment) -> AnyView
    @MainActor private var lives: [Life] = []

    /// Views that are kept alive; more are built anew.
    private static let kept = 4

    init(size: CGSize, content: @escaping @MainActor @Sendable (IndicatorMoment) -> AnyView) {
        self.size = size
        self.content = content
    }

    /// What is drawn at the end of a course.
    @MainActor
    func items(
        of course: ViewCourse,
        in environment: Indicators.Environment,
        transform: Transform
    ) throws(ViewFault) -> [Scene.Item] {
        let scale = environment.scale
        if let life = livingView(until: course, in: environment) {
            let items = try life.session.items(at: course.end, transform: transform, scale: scale)
            // A view that has begun to ask for the time has not been told of this one.
            if !life.log.isNoted { return items }
        }
        let life = try begin(course, in: environment)
        if course.isOfTime {
            lives.append(life)
            if lives.count > Self.kept { lives.removeFirst() }
        }
        return try life.session.items(at: course.end, transform: transform, scale: scale)
    }

    /// A view on its way: the course that it has gone so far, where nothing but time has passed in the last
    /// state.
    @MainActor
    private struct Life {
        let session: ViewSession
        let log: TimeLog
        let key: Key
    }

    /// What two moments have in common that differ in time alone.
    private struct Key: Hashable {
        private let environment: Indicators.Environment
        private let states: [StateName]
        private let seconds: [Double]
        private let progress: [[Double?]]

        init(_ course: ViewCourse, in environment: Indicators.Environment) {
            self.environment = environment
            states = course.legs.map(\.state)
            seconds = course.legs.dropLast().map(\.seconds)
            progress = course.legs.map { [$0.progress?.from, $0.progress?.to] }
        }
    }

    /// A view on the same course that has not got as far; it is taken for good where it has got further.
    @MainActor
    private func livingView(
        until course: ViewCourse,
        in environment: Indicators.Environment
    ) -> Life? {
        let key = Key(course, in: environment)
        guard course.isOfTime, let index = lives.firstIndex(where: { $0.key == key }) else {
            return nil
        }
        let life = lives[index]
        if life.session.time <= course.end, !life.log.isNoted { return life }
        lives.remove(at: index)
        return nil
    }

    @MainActor
    private func begin(
        _ course: ViewCourse,
        in environment: Indicators.Environment
    ) throws(ViewFault) -> Life {
        let log = TimeLog()
        let moments = course.tellings.map { telling in
            let moment = IndicatorMoment(
                state: telling.state,
                progress: telling.progress,
                seconds: telling.seconds,
                log: log
            )
            return (telling: telling, moment: moment)
        }
        guard let first = moments.first else { preconditionFailure("a course has a state") }
        let input = ViewInput(first.moment)
        let content = content
        let session = try ViewSession(size: size, in: environment) {
            input.view { content($0) }
        }
        for (telling, moment) in moments.dropFirst() {
            session.perform(at: telling.at) {
                // To make a view anew may begin something anew; who does not ask is not told.
                if !telling.isOfTime || log.isNoted { input.change { $0 = moment } }
            }
        }
        return Life(session: session, log: log, key: Key(course, in: environment))
    }
}

/// Whether a view has asked for the time, and so has to be told of it.
final class TimeLog: Sendable {
    private let noted = Atomic(false)
    /// It has.
    func note() { noted.store(true, ordering: .relaxed) }
    /// Whether it has.
    var isNoted: Bool { noted.load(ordering: .relaxed) }
}
