import Lifecycles
import SeededRandom
import Testing

/// For any movement of fingers a lifecycle keeps its rules.
///
/// Each lifecycle plays 1,000 random traces, and 10,000 in a campaign, with the articles' faults and
/// with all faults fixed.
@Suite struct TraceFuzzTests {
    static let count = Campaign.count(10_000)

    /// The results of one lifecycle's replays.
    private struct Tally {
        var starts = 0
        var comparedRates = 0
    }

    @Test("Random traces keep all rules", arguments: LifecycleKind.allCases, [false, true])
    func rules(kind: LifecycleKind, fixed: Bool) throws {
        let lifecycle = try kind.lifecycle(fixing: fixed ? ["all"] : [])
        var random = SplitMix64(seed: fixed ? 2_027 : 2_026)
        var tally = Tally()
        for number in 0..<Self.count {
            let trace = random.trace()
            let duration = random.double(in: 0...1.5)
            let outcome: RefreshOutcome = number % 3 == 0 ? .failure : .success
            let work = RefreshWork(duration: duration, outcome: outcome)
            let replay = Replay(lifecycle, trace: trace, work: work)
            tally.starts += checkStarts(of: replay, kind, number)
            if fixed { checkEnds(of: replay, kind, number) }
            if number % 4 == 0 { checkProgress(of: replay, kind, number) }
            if number % 20 == 0, compareRates(of: replay, kind, number) {
                tally.comparedRates += 1
            }
        }
        #expect(tally.starts > Self.count / 40)
        #expect(tally.comparedRates > Self.count / 500)
    }

    /// Checks that progress is in 0…1, and that moments are reproducible and independent of order.
    private func checkProgress(of replay: Replay, _ kind: LifecycleKind, _ number: Int) {
        let moments = replay.moments(fps: 20)
        let isInRange = moments.allSatisfy {
            (0...1).contains($0.progress) && $0.commonStart <= $0.time + 1e-9
        }
        if !isInRange { Issue.record("\(kind) \(number): progress out of range") }
        guard number % 40 == 0 else { return }
        let again = Replay(replay.lifecycle, trace: replay.trace, work: replay.work)
        let backwards = again.moments(at: moments.map(\.time).reversed())
        if backwards != moments.reversed() { Issue.record("\(kind) \(number): played otherwise") }
    }

    /// Checks that refreshes start only from valid states. Returns their number.
    private func checkStarts(of replay: Replay, _ kind: LifecycleKind, _ number: Int) -> Int {
        let starts = replay.effects.filter { $0.effect == .actionCalled }
        for start in starts {
            // States may change at one time if the content jumps or a refresh ends.
            let isBusy =
                replay.trace.samples.filter { ($0.time - start.time).magnitude < 1e-9 }.count > 1
                || replay.effects.contains {
                    $0.effect == .actionEnded && ($0.time - start.time).magnitude < 1e-9
                }
            let before = replay.visits.last { $0.start < start.time }?.state ?? "idle"
            if !isBusy, !Self.origins(kind).contains(before) {
                Issue.record("\(kind) \(number): from \(before) at \(start.time)")
            }
        }
        return starts.count
    }

    /// Returns the states where a refresh may start.
    ///
    /// With faults fixed, article 003 starts from the pulled view. In article 002 the control and
    /// the button start a refresh while the other one's is running, in 004 while a needle turns to
    /// its end.
    private static func origins(_ kind: LifecycleKind) -> [String] {
        switch kind {
        case .refreshableScrollView: ["primed"]
        case .pullToRefreshScrollView: ["armed"]
        case .refreshable: ["idle", "performing", "errorShown"]
        case .scrollAction: ["idle", "pulling", "pulled"]
        case .refreshControlOverlap:
            ["pulling", "releasing", "connected", "animating", "exiting"]
        default: []
        }
    }

    /// Checks that every refresh ends in idle, and that refreshes do not overlap, except in 002.
    private func checkEnds(of replay: Replay, _ kind: LifecycleKind, _ number: Int) {
        var running = 0
        for effect in replay.effects {
            if effect.effect == .actionCalled { running += 1 }
            if effect.effect == .actionEnded { running -= 1 }
            if !(0...(kind == .refreshable ? 2 : 1)).contains(running) {
                Issue.record("\(kind) \(number): two at once at \(effect.time)")
            }
        }
        let last = replay.visits.last?.common
        // The error card stays until the user dismisses it.
        let isAtRest = last == .idle || (kind == .refreshable && last == .failure)
        if running != 0 || !isAtRest { Issue.record("\(kind) \(number): ends in \(last as Any)") }
    }

    /// Returns whether 60 and 240 frames per second visit the same states.
    ///
    /// Returns `false` if a state is shorter than a frame, because it may be between two frames.
    private func compareRates(of replay: Replay, _ kind: LifecycleKind, _ number: Int) -> Bool {
        let between = replay.visits.dropFirst().dropLast()
        guard between.allSatisfy({ $0.end - $0.start > 1.0 / 59 }) else { return false }
        let visits = [60.0, 240].map { fps in
            var states: [String] = []
            for moment in replay.moments(fps: fps) where moment.state != states.last {
                states.append(moment.state)
            }
            return states
        }
        if visits[0] != visits[1] { Issue.record("\(kind) \(number): \(visits)") }
        return true
    }
}
