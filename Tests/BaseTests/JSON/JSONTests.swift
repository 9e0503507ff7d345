import Base
import Testing

@Suite struct JSONTests {
    @Test func `members, strings, numbers and arrays are found by their kind`() {
        let json = JSON.object([
            .init("a", .number(1)), .init("b", .string("x")), .init("c", .array([.null])),
        ])
        #expect(json["a"]?.number == 1)
        #expect(json["b"]?.string == "x")
        #expect(json["c"]?.array == [.null])
        #expect(json["d"] == nil)
        #expect(json["a"]?.string == nil && json["b"]?.number == nil && json["b"]?.array == nil)
        #expect(JSON.array([])["a"] == nil)
    }
}
