import GoldenTesting
import Indicators
import XCTest

/// Compares the dot with its goldens in XCTest.
final class DotCaseTests: XCTestCase {
    func testIsFullWhenArmed() {
        assertGolden(.design("Designs/dot.yaml", state: .armed, steps: 1))
    }

    func testFollowsThePull() {
        assertGolden(
            .replay(
                .scrollAction,
                trace: "cancel",
                design: "Designs/dot.yaml",
                stage: .indicator,
                fps: 5
            )
        )
    }
}
