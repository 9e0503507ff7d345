import Pictures
import Testing

@Suite struct NameTableTests {
    @Test func `each name has one number, by its place`() {
        var table = NameTable()
        let names = (0..<5000).map { "folder/\($0 * 7).png" }
        for (number, name) in names.enumerated() {
            let first = table.insert(name)
            #expect(first.number == number && first.isNew)
        }
        for (number, name) in names.enumerated() {
            let again = table.insert(name)
            #expect(again.number == number && !again.isNew)
            #expect(table.number(of: name) == number)
            #expect(table.names[number] == name)
        }
        #expect(table.count == 5000)
        #expect(table.number(of: "folder/1.png") == nil && table.number(of: "") == nil)
    }

    @Test func `names that are equal as strings are equal`() {
        var table = NameTable()
        #expect(table.insert("e\u{301}.png").isNew)
        #expect(!table.insert("\u{e9}.png").isNew)
        #expect(table.insert("").isNew && !table.insert("").isNew)
    }

    @Test func `a list's names can be equal, and are sorted by their bytes`() {
        let names = ["b", "a/2", "", "a/10", "Z", "é", "b"]
        let manifest = Manifest(
            frames: names.map { name in
                var record = FrameRecordTests.record
                record.file = name
                return record
            }
        )
        #expect(manifest.frames.map(\.file) == ["", "Z", "a/10", "a/2", "b", "b", "é"])
    }
}
