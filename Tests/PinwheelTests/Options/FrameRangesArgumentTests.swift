import Base
import Testing
import Commands

/// Frame numbers can be copied from the output of verify.
struct FrameRangesArgumentTests {
    @Test(arguments: ["0", "3,7-9", "20-22", "0-9999"])
    func `the format of verify is parsed`(text: String) throws {
        #expect(try FrameRangesArgument.ranges(text).description == text)
    }

    @Test(arguments: ["", "-", "1-", "-1", "3-1", "1,,2", "a", "1-2-3", "1.5", "10000", "٣"])
    func `invalid lists are rejected`(text: String) {
        #expect(throws: InputError.self) { try FrameRangesArgument.ranges(text) }
    }
}
