import Base
import Lifecycles

/// The duration and outcome of the simulated work in a pull.
struct PullWork {
    /// The duration of the work, in seconds.
    let duration: Double
    /// The duration of the work in the lifecycle's demo, in seconds.
    private let demoDuration: Double
    /// The outcome of the work.
    let outcome: RefreshOutcome
    /// The duration of each later, successful call after a first failed call, in seconds. If `nil`,
    /// all calls are equal.
    let then: Double?

    /// The names of the fields in a body.
    static let fields = ["duration", "outcome", "then"]

    /// Parses the fields. The defaults are the duration of the lifecycle's demo, and success.
    init(_ fields: BodyFields?, of lifecycle: LifecycleKind) throws(Refusal) {
        let range = 0...RefreshWork.longest
        demoDuration = lifecycle.workDuration
        duration = try fields?.number("duration", in: range) ?? demoDuration
        outcome = try fields?.choice("outcome") ?? .success
        then = try fields?.number("then", in: range)
        if then != nil, outcome == .success {
            throw Refusal("then requires the outcome failure")
        }
    }

    /// The work, as a replay expects it.
    var refreshWork: RefreshWork {
        if let then { return RefreshWork(failingFirstAfter: duration, thenSucceedingAfter: then) }
        return RefreshWork(duration: duration, outcome: outcome)
    }

    /// The corresponding options of `play`. Defaults are omitted.
    var options: [String] {
        if let then {
            return [
                "--fail-after", NumberText.short(duration), "--work", NumberText.short(then),
            ]
        }
        if outcome == .failure { return ["--fail-after", NumberText.short(duration)] }
        return duration == demoDuration ? [] : ["--work", NumberText.short(duration)]
    }
}
