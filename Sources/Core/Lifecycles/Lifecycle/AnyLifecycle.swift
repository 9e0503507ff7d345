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
    /// The lifecycle as it begins.
    let begin: @Sendable () -> RunningLifecycle

    /// A lifecycle whose kind no longer matters.
    package init<Subject: Lifecycle>(_ subject: Subject) {
        kind = LifecycleKind(Subject.self)
        parameterTexts = Subject.settings.map { $0.get(subject) }
        screen = subject.screen
        indicatorSize = Subject.indicatorSize
        callbackRate = subject.callbackRate
        begin = { RunningLifecycle(subject) }
    }
}
