import Base
import Testing
import Commands

/// Numbers in names and labels have one format everywhere.
struct NumberTextTests {
    @Test(arguments: [
        (0.0, "0"), (1, "1"), (-2, "-2"), (0.37, "0.37"), (1.5, "1.5"), (110, "110"),
    ])
    func `short numbers have no trailing zeros`(value: Double, text: String) {
        #expect(NumberText.short(value) == text)
    }

    @Test(arguments: [
        (0.0, 2, "0.00"), (0.37, 2, "0.37"), (0.999, 2, "1.00"), (1.0 / 3, 3, "0.333"),
        (0.05, 1, "0.1"), (-0.25, 1, "-0.3"), (-0.001, 2, "0.00"), (12.5, 0, "13"),
        (1e20, 2, "1e+20"), (3.9, 2, "3.90"), (0.0625, 3, "0.063"),
    ])
    func `fixed numbers have all decimals`(value: Double, digits: Int, text: String) {
        #expect(NumberText.fixed(value, digits: digits) == text)
    }
}
