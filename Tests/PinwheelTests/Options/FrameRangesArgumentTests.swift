import Base
import Testing
import Commands

/// Frame numbers are copied from what verify says, so that form must be read.
struct FrameRangesArgumentTests {
    @Test(arguments: ["0", "3,7-9", "20-22", "0-9999"])
    func whatVerifySaysIsRead(text: String) throws {
        #expect(try FrameRangesArgument.ranges(text).description == text)
    }

    @Test(arguments: ["", "-", "1-", "-1", "3-1", "1,,2", "a", "1-2-3", "1.5", "10000", "٣"])
    func whatIsNoListIsRefused(text: String) {
        #expect(throws: InputError.self) { try FrameRangesArgument.ranges(text) }
    }
}
