import Base
import Testing

@Suite("A misspelt name gets a hint")
struct NearestNameTests {
    private let names = ["idle", "pulling", "armed", "refreshing", "finishing", "canceling"]

    @Test(
        "One slip of the fingers is understood",
        arguments: [
            ("idel", "idle"), ("puling", "pulling"), ("pullling", "pulling"), ("armad", "armed"),
            ("Refreshing", "refreshing"), ("refreshign", "refreshing"), ("ARMED", "armed"),
            ("cancelling", "canceling"),
        ]
    )
    func slips(typed: String, meant: String) {
        #expect(NearestName.suggestion(for: typed, among: names) == meant)
    }

    @Test("What is like no name gets no name", arguments: ["", "x", "spinner", "zzzzzzzz"])
    func strangers(typed: String) {
        #expect(NearestName.suggestion(for: typed, among: names) == nil)
    }

    @Test("The nearest is taken, of equals the first")
    func nearest() {
        #expect(NearestName.suggestion(for: "rod", among: ["red", "rod"]) == "rod")
        #expect(NearestName.suggestion(for: "rxd", among: ["red", "rod"]) == "red")
        #expect(NearestName.suggestion(for: "red", among: []) == nil)
        #expect(NearestName.suggestion(for: "a", among: ["", "b"]) == nil)
    }

    @Test("A very long text costs nothing and gets no name")
    func long() {
        let text = String(repeating: "a", count: 1_000_000)
        #expect(NearestName.suggestion(for: text, among: [text]) == nil)
    }

    @Test("A hint names the nearest, or all")
    func hints() {
        #expect(NearestName.hint(for: "idel", among: names) == "did you mean “idle”?")
        #expect(NearestName.hint(for: "?", among: ["a", "bc"]) == "allowed: a, bc")
        #expect(NearestName.hint(for: "xyz", among: ["a", "bc"]) == "allowed: a, bc")
    }

    @Test("An error repeats neither control characters nor endless texts")
    func excerpts() {
        #expect(NearestName.excerpt("blue") == "blue")
        #expect(NearestName.excerpt("a\u{1B}[2Jb\n") == "a\\u001b[2Jb\\u000a")
        #expect(NearestName.excerpt(String(repeating: "x", count: 40)).count == 40)
        #expect(
            NearestName.excerpt(String(repeating: "x", count: 41))
                == String(repeating: "x", count: 40) + "…"
        )
    }
}
