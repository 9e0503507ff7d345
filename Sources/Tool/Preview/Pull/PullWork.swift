import Base
import Lifecycles

/// How long the app's work takes in a pull, and how it ends.
struct PullWork {
    /// Seconds until the work ends.
    let duration: Double
    /// How long the work of the lifecycle's demo takes, in seconds.
    private let usual: Double
    /// How it ends.
    let outcome: RefreshOutcome
    /// Seconds that each later call takes, with success, where the first fails; nil for calls that
    /// are all alike.
    let then: Double?

    /// The fields of a body.
    static let fields = ["duration", "outcome", "then"]

    /// Reads the fields; as long as in the lifecycle's demo, with success, where nothing is said.
    init(_ fields: BodyFields?, of lifecycle: LifecycleKind) throws(Refusal) {
        let range = 0...RefreshWork.longest
        usual = lifecycle.workDuration
        duration = try fields?.number("duration", in: range) ?? usual
        outcome = try fields?.word("outcome") ?? .success
        then = try fields?.number("then", in: range)
        if then != nil, outcome == .success {
            throw Refusal("then goes with an outcome of failure")
        }
    }

    /// The work as a replay takes it.
    var refreshWork: RefreshWork {
        if let then { return RefreshWork(failingFirstAfter: duration, thenSucceedingAfter: then) }
        return RefreshWork(duration: duration, outcome: outcome)
    }

    /// The options of `play` that say the same; none for its defaults.
    var options: [String] {
        if let then {
            return [
                "--fail-after", NumberText.short(duration), "--work", NumberText.short(then),
            ]
        }
        if outcome == .failure { return ["--fail-after", NumberText.short(duration)] }
        return duration == usual ? [] : ["--work", NumberText.short(duration)]
    }
}
