import Base
import Pictures
import Testing

/// Manifests are kept under version control, so equal frames must have equal text.
@Suite struct ManifestTests {
    private func frame(_ file: String) -> FrameRecord {
        var record = FrameRecordTests.record
        record.file = file
        return record
    }

    @Test func `frames are sorted by their names' bytes`() {
        let names = ["b.png", "a/2.png", "a/10.png", "Z.png", "é.png", "a.png"]
        let expected = ["Z.png", "a.png", "a/10.png", "a/2.png", "b.png", "é.png"]
        let one = Manifest(frames: names.map(frame))
        #expect(one.frames.map(\.file) == expected)
        #expect(one.text == Manifest(frames: names.reversed().map(frame)).text)
    }

    @Test func `the text has one line per frame`() {
        #expect(Manifest(frames: []).text == "{\n\"pinwheel\": 1,\n\"frames\": []\n}\n")
        let record = FrameRecordTests.record.json.text
        #expect(
            Manifest(frames: [frame(FrameRecordTests.record.file)], generator: "pinwheel").text
                == "{\n\"pinwheel\": 1,\n\"generator\": \"pinwheel\",\n\"frames\": [\n\(record)\n]\n}\n"
        )
    }

    @Test func `a manifest round-trips`() throws {
        for generator in [nil, "pinwheel \"1\""] {
            let manifest = Manifest(
                frames: [frame("a.png"), frame("b\"\\.png")],
                generator: generator
            )
            #expect(try Manifest(reading: Array(manifest.text.utf8)) == manifest)
        }
    }

    @Test func `an invalid manifest is refused with the reason`() {
        let cases: [(String, ManifestError)] = [
            ("{}", .notPinwheelManifest), ("[]", .notPinwheelManifest),
            ("{\"pinwheel\": \"1\"}", .notPinwheelManifest),
            ("{\"pinwheel\": 2}", .otherVersion(2)),
            ("{\"pinwheel\": 1, \"frames\": [{}]}", .badFrame(index: 0)),
            ("{", .notJSON(JSONError(line: 1, column: 2, reason: "a name in quotes is missing"))),
        ]
        for (text, error) in cases {
            #expect(throws: error) { try Manifest(reading: Array(text.utf8)) }
        }
    }
}
