import DesignFormat
import Indicators
import TestSupport
import Testing

/// The jump marks in the preview: every jump between states is marked, and nothing else.
@Suite struct StateJumpsTests {
    private func jumps(_ keys: String, states: String = "") throws -> [String] {
        let design = try Design(
            text: """
                pinwheel: 1
                canvas: {size: [40, 40]}
                states:
                  idle: {}
                  pulling: {}
                  armed: {}
                  refreshing: {drive: time, period: 1, loop: true}
                  finishing: {from: 1, to: 0, duration: 0.3}
                \(states)
                layers:
                  - {repeat: {count: 3, fade: {0: 1, 1: 0}, layers: [{group: []}], \(keys)}}
                """
        )
        return StateJumps(of: design, in: .standard).list.map {
            "\($0.from.rawValue) \($0.to.rawValue) \($0.property)"
        }
    }

    @Test func `a jump is marked where it occurs, in both directions`() throws {
        let found = try jumps(
            "angle: {idle: 0, pulling: [0, 40], armed: 60, refreshing: [90, 120], finishing: 9}"
        )
        #expect(
            found == [
                "pulling armed stepRotation", "armed refreshing stepRotation",
                "refreshing finishing stepRotation", "finishing idle stepRotation",
            ]
        )
    }

    @Test(
        arguments: [
            "angle: {pulling: [0, 40], refreshing: {from: current, 1: 90}, finishing: {onto: current, 0: 0, 1: 0}}",
            "angle: {pulling: [0, 40], refreshing: {onto: current, 0: 0, 1: 360}}",
            // A loop that does not close is left at its end, or at its start.
            "offset: {x: {refreshing: [0, 5]}, y: 0}",
            "offset: {x: {refreshing: [0, 5], finishing: [0, 5]}, y: 0}",
            "fadePhase: {refreshing: [1, 0], default: 0}",
            "fadePhase: {refreshing: {0: 0, 1: 1, ease: {steps: 8}}, default: 0}",
            "angle: {refreshing: [360, 720], default: 0}",
        ]
    )
    func `values that continue from the previous state, or hold, do not jump`(keys: String) throws {
        // On the transition to rest all values restart.
        #expect(
            try jumps(keys).filter {
                !$0.hasSuffix("idle stepRotation") && !$0.contains("idle step")
            } == []
        )
    }

    @Test func `a cancelled pull continues from its value, and the end holds that of success`()
        throws
    {
        let states = """
              canceling: {from: 0.5, to: 0, duration: 0.2}
              success: {drive: time, period: 1}
            """
        let keys =
            "angle: {pulling: [0, 40], canceling: [0, 40], refreshing: [40, 50], success: [50, 60]}"
        // Half the progress is in the middle of the list.
        #expect(try jumps(keys, states: states).filter { !$0.contains("idle") } == [])
    }
}
