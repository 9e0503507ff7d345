import Indicators
import Raster

/// A lifecycle of some kind, with its parameters.
public struct AnyLifecycle: Sendable {
    /// What is known of all lifecycles of its kind.
    public let kind: LifecycleKind
    /// The values in force as text, in the order of `kind.parameters`.
    public let parameterTexts: [String]

    /// The screen that its parameters are for, in points.
    let screen: Size
    /// The frame around the article's own indicator, in points.
    let indicatorSize: Size
    /// The callbacks a second that its values depend on; nil where every instant counts.
    let callbackRate: Double?
    /// Runs a trace to its end.
    let record: @Sendable (_ course: ReplayCourse) -> ReplayRecord
    /// Calls `body` with the moments at the times that `next` gives, which must not go back, until
    /// there are no more or `body` returns false.
    let visit:
        @Sendable (
            _ course: ReplayCourse,
            _ next: () -> Double?,
            _ body: (LifecycleMoment) -> Bool
        ) -> Void

    /// A lifecycle whose kind no longer matters.
    package init<Subject: Lifecycle>(_ subject: Subject) {
        kind = LifecycleKind(Subject.self)
        parameterTexts = Subject.settings.map { $0.get(subject) }
        screen = subject.screen
        indicatorSize = Subject.indicatorSize
        callbackRate = subject.callbackRate
        record = { ReplayRecord(of: subject, $0) }
        visit = { course, next, body in
            var run = Simulation(subject, course)
            run.visit(next, body)
        }
    }
}
