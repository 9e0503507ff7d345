import Raster
import Base
import Pictures
import Testing

@Suite struct FrameRecordTests {
    static let record = FrameRecord(
        file: "arc/pulling/0001.png",
        label: FrameLabel(
            design: "arc",
            state: "pulling",
            moment: .progress(0.25),
            scale: 2,
            appearance: "dark",
            details: [.init("offset", .number(27.5)), .init("phase", .string("x"))]
        ),
        width: 120,
        height: 120,
        hash: PixelHash(bytes: [])
    )

    @Test func `a record's text is stable, with details last`() {
        #expect(
            Self.record.json.text == #"{"file": "arc/pulling/0001.png", "design": "arc", "#
                + #""state": "pulling", "progress": 0.25, "scale": 2, "appearance": "dark", "#
                + #""width": 120, "height": 120, "hash": "xxh64:ef46db3751d8e999", "#
                + #""offset": 27.5, "phase": "x"}"#
        )
    }

    @Test func `a record round-trips, by progress and by time`() {
        var record = Self.record
        #expect(FrameRecord(json: record.json) == record)
        record.label.moment = .time(1.5)
        #expect(record.json["time"] == .number(1.5))
        #expect(record.json["progress"] == nil)
        #expect(FrameRecord(json: record.json) == record)
    }

    @Test func `a record of a replay's moment has time and progress and round-trips`() {
        var record = Self.record
        record.label.moment = .instant(time: 1.5, progress: 0.25)
        record.label.details = [
            .init("values", .object([.init("trim", .number(0.25)), .init("open", .bool(true))]))
        ]
        #expect(record.json["time"] == .number(1.5))
        #expect(record.json["progress"] == .number(0.25))
        #expect(FrameRecord(json: record.json) == record)
    }

    @Test func `a record with a missing field is invalid`() {
        guard case .object(let members) = Self.record.json else { return }
        for name in members.prefix(9).map(\.name) {
            let rest = JSON.object(members.filter { $0.name != name })
            #expect(FrameRecord(json: rest) == nil, "\(name)")
            let wrong = JSON.object(members.map { $0.name == name ? .init(name, .null) : $0 })
            #expect(FrameRecord(json: wrong) == nil, "\(name)")
        }
        #expect(FrameRecord(json: .null) == nil)
    }

    @Test func `a detail cannot replace a field`() throws {
        var record = Self.record
        record.label.details = [.init("hash", .string("x")), .init("time", .number(1))]
        #expect(throws: Never.self) { try JSON(reading: Array(record.json.text.utf8)) }
        #expect(record.json["hash"] == .string("xxh64:ef46db3751d8e999"))
    }
}
