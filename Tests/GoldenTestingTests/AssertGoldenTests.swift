import GoldenTesting
import XCTest

/// Tests with XCTest use the same goldens, named by file and function.
final class AssertGoldenTests: XCTestCase {
    func testPicturesMeetTheirGoldens() {
        assertGolden(.image(Bars.frame(2)), named: "picture")
        assertGolden(.design("arc", state: .pulling, steps: 3))
        assertGolden(.images(Bars.frames(3), fps: 10), named: "pictures")
        assertGolden(
            .replay(.scrollAction, trace: "short-pull", design: "arc", stage: .indicator, fps: 4),
            named: "lifecycle"
        )
    }
}
