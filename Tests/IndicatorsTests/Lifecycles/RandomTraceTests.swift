import Indicators
import Testing

/// Whatever fingers do, a lifecycle keeps its own rules; 10,000 random traces each.
@Suite struct RandomTraceTests {
    static let count = 10_000

    /// Calls `check` with replays of random traces; odd ones have all faults mended.
    private func forEachReplay(
        of name: LifecycleName,
        mended: Bool,
        _ check: (Replay, _ seed: Int) throws -> Void
    ) throws {
        let lifecycle = try name.standard.setting([], fixing: mended ? ["all"] : [])
        var random = SplitMix64(seed: 20_26 + (mended ? 1 : 0))
        for seed in 0..<Self.count / 2 {
            let trace = random.trace()
            let duration = Double.random(in: 0...1.5, using: &random)
            let outcome = RefreshOutcome.allCases.randomElement(using: &random) ?? .success
            let work = RefreshWork(duration: duration, outcome: outcome)
            try check(Replay(lifecycle, trace: trace, work: work), seed)
        }
    }

    @Test(
        "Progress stays within 0…1, and moments are the same however they are asked for",
        arguments: LifecycleName.allCases,
        [false, true]
    )
    func progress(name: LifecycleName, mended: Bool) throws {
        try forEachReplay(of: name, mended: mended) { replay, seed in
            let moments = replay.moments(fps: 15)
            for moment in moments {
                #expect((0...1).contains(moment.progress), "\(seed): \(moment)")
                #expect(moment.commonStart <= moment.time + 1e-9)
            }
            guard seed % 50 == 0 else { return }
            let again = Replay(replay.lifecycle, trace: replay.trace, work: replay.work)
            #expect(again.moments(fps: 15) == moments)
            let times = moments.map(\.time).reversed()
            #expect(again.moments(at: Array(times)) == moments.reversed())
        }
    }

    @Test("A refresh starts only from where the table allows", arguments: LifecycleName.allCases)
    func starts(name: LifecycleName) throws {
        var count = 0
        for mended in [false, true] {
            try forEachReplay(of: name, mended: mended) { replay, seed in
                for effect in replay.effects where effect.effect == .refreshStarted {
                    count += 1
                    let before = replay.visits.last { $0.start < effect.time }?.state ?? "idle"
                    let isAllowed = Self.allowed(name, before, replay, effect.time)
                    #expect(isAllowed, "\(name) \(seed): from \(before) at \(effect.time)")
                }
            }
        }
        #expect(count > Self.count / 20)
    }

    /// Whether a refresh may start from a state at a time.
    private static func allowed(
        _ name: LifecycleName,
        _ state: String,
        _ replay: Replay,
        _ time: Double
    ) -> Bool {
        switch name {
        case .refreshableScrollView: state == "primed" || Self.isLeap(replay, at: time)
        case .pullToRefreshScrollView: state == "armed" || Self.isLeap(replay, at: time)
        case .refreshable: state != "performing" || Self.isBusyUntil(time, replay)
        case .scrollAction: state != "loading" || Self.isBusyUntil(time, replay)
        case .refreshControlOverlap: !["refreshing", "animating"].contains(state)
        }
    }

    /// Whether states may have come and gone at one time: the content leaps there.
    private static func isLeap(_ replay: Replay, at time: Double) -> Bool {
        replay.trace.samples.filter { ($0.time - time).magnitude < 1e-9 }.count > 1
    }

    /// Whether a refresh ended at that very time.
    private static func isBusyUntil(_ time: Double, _ replay: Replay) -> Bool {
        replay.effects.contains { $0.effect == .refreshEnded && ($0.time - time).magnitude < 1e-9 }
    }

    @Test(
        "Mended, every refresh ends in idle, and none starts while another goes on",
        arguments: LifecycleName.allCases
    )
    func ends(name: LifecycleName) throws {
        try forEachReplay(of: name, mended: true) { replay, seed in
            var running = 0
            for effect in replay.effects {
                switch effect.effect {
                case .refreshStarted: running += 1
                case .refreshEnded: running -= 1
                case .haptic: break
                }
                #expect((0...1).contains(running), "\(name) \(seed) at \(effect.time)")
            }
            #expect(running == 0)
            let last = replay.visits.last?.common
            // A card that says what failed stays until somebody sends it away.
            #expect(last == .idle || (name == .refreshable && last == .failure), "\(seed)")
        }
    }

    @Test("60 and 240 frames a second visit the same states", arguments: LifecycleName.allCases)
    func rates(name: LifecycleName) throws {
        var compared = 0
        try forEachReplay(of: name, mended: false) { replay, seed in
            // A state shorter than a frame is nowhere between two of them.
            guard seed % 5 == 0,
                replay.visits.dropFirst().dropLast().allSatisfy({ $0.end - $0.start > 1.0 / 59 })
            else { return }
            compared += 1
            let visits = [60.0, 240].map { fps in
                var states: [String] = []
                for moment in replay.moments(fps: fps) where moment.state != states.last {
                    states.append(moment.state)
                }
                return states
            }
            #expect(visits[0] == visits[1], "\(name) \(seed)")
        }
        #expect(compared > 50)
    }
}
