import Pictures
import Platform
import Testing

/// A file name pattern must not lead out of the output folder.
@Suite struct OutputNameTests {
    @Test(
        arguments: [
            "", "/", "/a.png", "a/", "a//b", ".", "..", "./a", "../a", "a/../b", "a/..", "a/./b",
            "a\u{0}b", "manifest.json", "Manifest.JSON",
        ]
    )
    func `names that lead out of the folder are refused`(name: String) {
        #expect(throws: FileError.self) { try OutputName(name) }
    }

    @Test(
        arguments: ["a", "a/b.png", "...", "..a/b..", ".hidden", "a/manifest.json", "旋 转/é@2x.png"]
    )
    func `other names are accepted`(name: String) throws {
        #expect(try OutputName(name).text == name)
    }
}
