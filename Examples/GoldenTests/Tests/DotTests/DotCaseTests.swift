import GoldenTesting
import Indicators
import XCTest

/// The same with XCTest.
final class DotCaseTests: XCTestCase {
    func testIsFullWhenArmed() {
        assertGolden(design: "Designs/dot.yaml", state: .armed, steps: 1)
    }
}
