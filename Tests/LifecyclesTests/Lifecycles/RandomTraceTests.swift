import Lifecycles
import SeededRandom
import Testing

/// Whatever fingers do, a lifecycle keeps its own rules: 10,000 random traces each, with the
/// articles' faults and without.
@Suite struct RandomTraceTests {
    static let count = 10_000

    /// What the replays of one lifecycle came to.
    private struct Tally {
        var starts = 0
        var comparedRates = 0
    }

    @Test("Random traces break no rule", arguments: LifecycleKind.allCases, [false, true])
    func rules(kind: LifecycleKind, mended: Bool) throws {
        let lifecycle = try kind.lifecycle(fixing: mended ? ["all"] : [])
        var random = SplitMix64(seed: mended ? 2_027 : 2_026)
        var tally = Tally()
        for number in 0..<Self.count {
            let trace = random.trace()
            let duration = random.double(in: 0...1.5)
            let outcome: RefreshOutcome = number % 3 == 0 ? .failure : .success
            let work = RefreshWork(duration: duration, outcome: outcome)
            let replay = Replay(lifecycle, trace: trace, work: work)
            tally.starts += checkStarts(of: replay, kind, number)
            if mended { checkEnds(of: replay, kind, number) }
            if number % 4 == 0 { checkProgress(of: replay, kind, number) }
            if number % 20 == 0, compareRates(of: replay, kind, number) {
                tally.comparedRates += 1
            }
        }
        #expect(tally.starts > Self.count / 40)
        #expect(tally.comparedRates > 20)
    }

    /// Progress stays within 0…1; moments are the same in any order, and played again.
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

    /// Refreshes start only from where the table allows; their number.
    private func checkStarts(of replay: Replay, _ kind: LifecycleKind, _ number: Int) -> Int {
        let starts = replay.effects.filter { $0.effect == .actionCalled }
        for start in starts {
            // States may come and go at one time where the content leaps or a refresh ends.
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

    /// The states from which a refresh may start; mended, 003 starts from the pulled view. 002's
    /// control and button begin theirs while the other's goes on, 004's while a needle runs down.
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

    /// Every refresh ends in idle, and none starts while another goes on, but 002's two.
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
        // A card that says what failed stays until somebody sends it away.
        let isAtRest = last == .idle || (kind == .refreshable && last == .failure)
        if running != 0 || !isAtRest { Issue.record("\(kind) \(number): ends in \(last as Any)") }
    }

    /// 60 and 240 frames a second visit the same states; false where a state is shorter than a
    /// frame, and so nowhere between two of them.
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
