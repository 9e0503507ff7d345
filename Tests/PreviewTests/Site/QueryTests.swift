import Testing

import Preview

@Suite("Query parameters")
struct QueryTests {
    @Test("Form escapes are decoded")
    func escapes() throws {
        let query = try Query("a=1&b=two+words%21&P.ring=cyan%2Cmint&c")
        #expect(query.text("a") == "1")
        #expect(query.text("b") == "two words!")
        #expect(query.text("c") == "")
        #expect(query.text("d") == nil)
        #expect(query.assignments.map(\.name) == ["ring"])
        #expect(query.assignments.map(\.value) == ["cyan,mint"])
    }

    @Test(
        "Invalid escapes are rejected",
        arguments: ["a=%", "a=%4", "a=%zz", "a=%00", "%ff=1", "a=%c3%28", "a=% 1"]
    )
    func wrongEscapes(text: String) {
        #expect(throws: Refusal.self) { try Query(text) }
    }

    @Test("A misspelt parameter is an error with the nearest name, and a duplicate is rejected")
    func unknown() throws {
        let error = #expect(throws: Refusal.self) {
            try Query("progres=1").check(["progress", "time"])
        }
        #expect(error?.status == 400)
        #expect(error?.hint == "did you mean “progress”?")
        #expect(throws: Refusal.self) { try Query("time=1&time=2").check(["time"]) }
    }

    @Test("Numbers are bounded, and integers where required")
    func numbers() throws {
        #expect(try Query("scale=2.5").number("scale", in: 1...8) == 2.5)
        for text in ["scale=9", "scale=nan", "scale=", "scale=1e400", "scale=two"] {
            #expect(throws: Refusal.self) { try Query(text).number("scale", in: 1...8) }
        }
        #expect(try Query("steps=7").integer("steps", in: 1...9) == 7)
        #expect(throws: Refusal.self) { try Query("steps=7.5").integer("steps", in: 1...9) }
    }

    @Test("An address of more than 16 KB is rejected")
    func length() {
        let error = #expect(throws: Refusal.self) {
            try Query("a=" + String(repeating: "b", count: 20_000))
        }
        #expect(error?.status == 414)
    }
}
