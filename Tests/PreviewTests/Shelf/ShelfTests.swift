import Base
import Platform
import Preview
import Testing

/// What can be shown, and what is refused before anything is served.
@Suite struct ShelfTests {
    @Test("Words that name nothing, missing files and standard input are refused")
    func refusals() throws {
        #expect(throws: InputError.self) { try Shelf(["nonsense"]) }
        #expect(throws: InputError.self) { try Shelf(["-"]) }
        #expect(throws: FileError.self) { try Shelf(["/nowhere/mine.yaml"]) }
    }

    @Test("Versions differ, and are larger in a shelf that is made later")
    func versions() throws {
        let first = try Shelf([]).designs.map(\.version)
        #expect(Set(first).count == first.count)
        // A browser may have kept pictures of a version for long.
        #expect(first.allSatisfy { $0 > 1_700_000_000_000 && $0 < 1 << 53 })
    }
}
