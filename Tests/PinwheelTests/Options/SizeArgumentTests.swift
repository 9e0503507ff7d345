import Base
import Raster
import Testing
import Commands

/// An invalid size is rejected instead of being read as another one.
struct SizeArgumentTests {
    @Test func `sizes are parsed`() throws {
        #expect(try SizeArgument.size("375x667") == Size(width: 375, height: 667))
        #expect(try SizeArgument.size("40x812.5") == Size(width: 40, height: 812.5))
    }

    @Test(arguments: ["", "375", "x", "375x", "375x667x2", "-1x5", "39x100", "100x4097", "nanx100"])
    func `invalid sizes are rejected`(text: String) {
        #expect(throws: InputError.self) { try SizeArgument.size(text) }
    }
}
