import Base
import Platform
import Preview
import Testing

/// Designs are loaded or rejected before the server starts.
@Suite struct DesignStoreTests {
    @Test("Unknown names, missing files and standard input are rejected")
    func refusals() throws {
        #expect(throws: InputError.self) { try DesignStore(["nonsense"]) }
        #expect(throws: InputError.self) { try DesignStore(["-"]) }
        #expect(throws: FileError.self) { try DesignStore(["/nowhere/mine.yaml"]) }
    }

    @Test("Versions differ, and increase with the time of creation")
    func versions() throws {
        let first = try DesignStore([]).designs.map(\.version)
        #expect(Set(first).count == first.count)
        // A browser may have cached an older version's images.
        #expect(first.allSatisfy { $0 > 1_700_000_000_000 && $0 < 1 << 53 })
    }
}
