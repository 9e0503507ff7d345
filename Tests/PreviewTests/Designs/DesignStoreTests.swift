import Base
import Platform
import Preview
import Testing

/// What can be shown, and what is refused before anything is served.
@Suite struct DesignStoreTests {
    @Test("Words that name nothing, missing files and standard input are refused")
    func refusals() throws {
        #expect(throws: InputError.self) { try DesignStore(["nonsense"]) }
        #expect(throws: InputError.self) { try DesignStore(["-"]) }
        #expect(throws: FileError.self) { try DesignStore(["/nowhere/mine.yaml"]) }
    }

    @Test("Versions differ, and are larger in a shelf that is made later")
    func versions() throws {
        let first = try DesignStore([]).designs.map(\.version)
        #expect(Set(first).count == first.count)
        // A browser may have kept pictures of a version for long.
        #expect(first.allSatisfy { $0 > 1_700_000_000_000 && $0 < 1 << 53 })
    }
}
