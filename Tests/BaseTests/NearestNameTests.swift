import Base
import Testing

@Suite("A misspelt name gets a hint")
struct NearestNameTests {
    private let names = ["idle", "pulling", "armed", "refreshing", "finishing", "canceling"]

    @Test(
        arguments: [
            ("idel", "idle"), ("puling", "pulling"), ("pullling", "pulling"), ("armad", "armed"),
            ("Refreshing", "refreshing"), ("refreshign", "refreshing"), ("ARMED", "armed"),
            ("cancelling", "canceling"),
        ]
    )
    func `a name with one typing error is suggested`(typed: String, meant: String) {
        #expect(NearestName.suggestion(for: typed, among: names) == meant)
    }

    @Test(arguments: ["", "x", "spinner", "zzzzzzzz"])
    func `nothing is suggested for a text unlike any name`(typed: String) {
        #expect(NearestName.suggestion(for: typed, among: names) == nil)
    }

    @Test func `the nearest name is suggested, and the first of equally near ones`() {
        #expect(NearestName.suggestion(for: "rod", among: ["red", "rod"]) == "rod")
        #expect(NearestName.suggestion(for: "rxd", among: ["red", "rod"]) == "red")
        #expect(NearestName.suggestion(for: "red", among: []) == nil)
        #expect(NearestName.suggestion(for: "a", among: ["", "b"]) == nil)
    }

    @Test func `a very long text is rejected quickly`() {
        let text = String(repeating: "a", count: 1_000_000)
        #expect(NearestName.suggestion(for: text, among: [text]) == nil)
    }

    @Test func `a hint contains the nearest name, otherwise all names`() {
        #expect(NearestName.hint(for: "idel", among: names) == "did you mean “idle”?")
        #expect(NearestName.hint(for: "?", among: ["a", "bc"]) == "allowed: a, bc")
        #expect(NearestName.hint(for: "xyz", among: ["a", "bc"]) == "allowed: a, bc")
    }

    @Test func `an excerpt contains no control characters and has a limited length`() {
        #expect(NearestName.excerpt("blue") == "blue")
        #expect(NearestName.excerpt("a\u{1B}[2Jb\n") == "a\\u001b[2Jb\\u000a")
        #expect(NearestName.excerpt(String(repeating: "x", count: 40)).count == 40)
        #expect(
            NearestName.excerpt(String(repeating: "x", count: 41))
                == String(repeating: "x", count: 40) + "…"
        )
    }
}
