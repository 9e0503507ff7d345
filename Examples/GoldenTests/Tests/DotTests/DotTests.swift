import GoldenTesting
import Indicators
import Testing

/// Compares the dot with its goldens, which are the same on every machine.
struct DotTests {
    @Test(arguments: [StateName.pulling, .refreshing, .finishing])
    func looksAsBefore(state: StateName) {
        expectGolden(.design("Designs/dot.yaml", state: state, steps: 4))
    }

    @Test func followsThePull() {
        expectGolden(
            .replay(
                .scrollAction,
                trace: "t150",
                design: "Designs/dot.yaml",
                stage: .indicator,
                fps: 10
            )
        )
    }

    @Test func isSharpOnPhones() throws {
        let retina = try #require(Environment(appearance: .dark, scale: 3))
        expectGolden(.design("Designs/dot.yaml", state: .pulling, steps: 2, in: retina))
    }
}
