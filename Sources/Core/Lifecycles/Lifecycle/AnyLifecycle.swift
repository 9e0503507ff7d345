import Indicators
import Raster

/// A type-erased `Lifecycle` with its parameters.
public struct AnyLifecycle: Sendable {
    /// The name, parameters and faults of the lifecycle's type.
    public let kind: LifecycleKind
    /// The values of all parameters as text, in the order of `kind.parameters`.
    public let parameterTexts: [String]

    /// The screen size that the parameters assume, in points.
    let screen: Size
    /// The size of the article's own indicator, in points.
    let indicatorSize: Size
    /// The scroll callbacks per second that the values depend on, or `nil` for exact times.
    let callbackRate: Double?
    /// Returns a new run of the lifecycle in its initial state.
    let begin: @Sendable () -> RunningLifecycle

    /// Erases the type of a lifecycle.
    package init<Subject: Lifecycle>(_ subject: Subject) {
        kind = LifecycleKind(Subject.self)
        parameterTexts = Subject.settings.map { $0.get(subject) }
        screen = subject.screen
        indicatorSize = Subject.indicatorSize
        callbackRate = subject.callbackRate
        begin = { RunningLifecycle(subject) }
    }
}
