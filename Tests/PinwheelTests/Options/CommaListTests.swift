import Base
import Frames
import Indicators
import Testing
import Commands

/// A list in an option is parsed completely or rejected with a reason.
struct CommaListTests {
    @Test func `states are parsed in order`() throws {
        #expect(try CommaList.states("refreshing,idle") == [.refreshing, .idle])
        #expect(try CommaList.states("noMore") == [.noMore])
    }

    @Test(arguments: [
        ("puling", "did you mean “pulling”?"),
        ("idle,,armed", "empty item"),
        ("", "empty item"),
        ("idle,", "empty item"),
        ("xyzzy", "allowed: idle, pulling"),
    ])
    func `unknown states are rejected with a hint`(text: String, reason: String) {
        let error = #expect(throws: InputError.self) { try CommaList.states(text) }
        #expect(error?.description.contains(reason) == true)
    }

    @Test func `numbers are parsed in order`() throws {
        #expect(try CommaList.numbers("0,0.5,1", of: "progress", in: 0...1) == [0, 0.5, 1])
    }

    @Test(arguments: ["nan", "inf", "-1", "2", "1,2", "a", "1;0", "0x", ",", "1e999"])
    func `numbers out of range are rejected`(text: String) {
        #expect(throws: InputError.self) {
            try CommaList.numbers(text, of: "progress", in: 0...1)
        }
    }

    @Test func `the error has the valid range`() {
        let error = #expect(throws: InputError.self) {
            try CommaList.number("70", of: "scales", in: Environment.scales)
        }
        #expect(error?.description == "70 is out of range; allowed for scales: 0.01 to 64")
    }

    @Test func `names are parsed, or rejected with similar names`() throws {
        let appearances: [Appearance] = try CommaList.names("dark,light", of: "appearances")
        #expect(appearances == [.dark, .light])
        let error = #expect(throws: InputError.self) {
            let _: Palette = try CommaList.name("ios28", of: "palettes")
        }
        #expect(error?.description.contains("did you mean") == true)
    }

    @Test func `unique keeps the first of equal elements`() {
        #expect([2.0, 1, 2, 3, 1].unique() == [2, 1, 3])
    }
}
