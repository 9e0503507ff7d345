import DesignFormat
import Indicators
import Lifecycles
import TestSupport
import Testing

/// Designs continue from the states that a lifecycle has exited, so these must be recorded exactly.
@Suite struct ExitedStatesTests {
    @Test(
        "Each change of state records the exited state, its progress and its duration",
        arguments: LifecycleKind.allCases
    )
    func changes(kind: LifecycleKind) throws {
        var changes = 0
        for name in BuiltInTraces.names {
            let trace = try #require(BuiltInTraces.trace(named: name))
            let moments = try StagedReplay(kind, trace: trace).replay.moments(fps: 240)
            for (before, after) in zip(moments, moments.dropFirst())
            where before.common != after.common {
                changes += 1
                guard after.common != .idle else {
                    #expect(after.exitedStates.isEmpty)
                    continue
                }
                // Two changes within one frame are two entries.
                let left = try #require(
                    after.exitedStates.first(where: { $0.common == before.common })
                )
                guard after.exitedStates.first == left else { continue }
                #expect(abs(left.reach - before.reach) < 0.2, "\(name) \(before.time)")
                let seconds = after.commonStart - before.commonStart
                #expect(isClose(left.seconds, seconds, within: 1e-9), "\(name) \(before.time)")
            }
        }
        #expect(changes > 10)
    }

    @Test("The values of a design continue from where the pull was released")
    func goesOn() throws {
        let design = try Design(
            text: """
                pinwheel: 1
                canvas: {size: [20, 10]}
                states:
                  idle: {}
                  pulling: {}
                  armed: {}
                  refreshing: {drive: time, period: 1, loop: true}
                  finishing: {duration: 0.3}
                  canceling: {duration: 0.3}
                layers:
                  - circle: {diameter: 2}
                    fill: black
                    offset: {x: {pulling: [0, 100]}, y: 0}
                """
        )
        var seen = 0
        for kind in LifecycleKind.allCases {
            for name in BuiltInTraces.names {
                let trace = try #require(BuiltInTraces.trace(named: name))
                for moment in try StagedReplay(kind, trace: trace).replay.moments(fps: 60) {
                    guard moment.common == .canceling,
                        let left = moment.exitedStates.first(where: { $0.common == .pulling })
                    else { continue }
                    let scene = design.scene(at: moment.moment(in: design), in: .standard)
                    let x = try #require(scene.shapes.first).transform.origin.x - 10
                    #expect(isClose(x, 100 * min(left.reach, 1), within: 1e-6))
                    seen += 1
                }
            }
        }
        #expect(seen > 0)
    }

    @Test("A pull beyond the threshold is shown in armed up to the finger's position")
    func beyondTheThreshold() throws {
        let design = try Design(
            text: """
                pinwheel: 1
                canvas: {size: [20, 10]}
                states:
                  idle: {}
                  pulling: {}
                  armed: {from: 1, to: 2}
                  refreshing: {drive: time, period: 1, loop: true}
                layers:
                  - circle: {diameter: 2}
                    fill: black
                    offset: {x: {pulling: [0, 100], armed: {1: 100, 2: 200}, refreshing: {onto: current, 0: 0}}, y: 0}
                """
        )
        let trace = try #require(BuiltInTraces.trace(named: "t150"))
        var farthest: [String: Double] = [:]
        for kind in LifecycleKind.allCases {
            for moment in try StagedReplay(kind, trace: trace).replay.moments(fps: 60) {
                #expect(moment.progress <= 1)
                guard moment.common == .armed else { continue }
                let scene = design.scene(at: moment.moment(in: design), in: .standard)
                let x = try #require(scene.shapes.first).transform.origin.x - 10
                #expect(isClose(x, 100 * min(max(moment.reach, 1), 2), within: 1e-6))
                farthest[kind.name] = max(farthest[kind.name] ?? 0, moment.reach)
            }
        }
        // 150 of 96 points, the threshold of PullToRefreshScrollView.
        #expect(farthest.values.contains { $0 > 1.2 }, "\(farthest)")
    }

    @Test("A pull that goes back and forth for ever keeps a limited number of exited states")
    func bounded() throws {
        let trace = try #require(BuiltInTraces.trace(named: "double-pull"))
        for kind in LifecycleKind.allCases {
            for moment in try StagedReplay(kind, trace: trace).replay.moments(fps: 60) {
                #expect(moment.exitedStates.count <= 8)
            }
        }
    }
}
