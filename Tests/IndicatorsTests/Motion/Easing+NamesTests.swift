import Indicators
import Testing

@Suite("Designs name easings")
struct EasingNamesTests {
    @Test func `each name gives its easing`() throws {
        #expect(try Easing(named: "linear") == .linear)
        #expect(try Easing(named: "easeIn") == .easeIn)
        #expect(try Easing(named: "easeOut") == .easeOut)
        #expect(try Easing(named: "easeInOut") == .easeInOut)
        #expect(try Easing(named: "coreAnimationDefault") == .coreAnimationDefault)
        #expect(try Easing(named: "spring") == .spring(.standard))
        #expect(try Easing(named: "smooth") == .spring(.smooth))
        #expect(try Easing(named: "snappy") == .spring(.snappy))
        #expect(try Easing(named: "bouncy") == .spring(.bouncy))
        #expect(try Easing(named: "interactive") == .spring(.interactive))
        #expect(try Easing(named: "legacySpring") == .spring(.legacy))
        #expect(Easing.names.count == 12)
    }

    @Test(
        arguments: [("easeinout", "easeInOut"), ("liner", "linear"), ("boucny", "bouncy")]
    )
    func `a misspelt name gets a suggestion`(name: String, meant: String) {
        let error = #expect(throws: MotionError.self) { try Easing(named: name) }
        #expect(error?.hint == "did you mean “\(meant)”?")
    }

    @Test func `for an unknown name all names are listed`() {
        let error = #expect(throws: MotionError.self) { try Easing(named: "whoosh!!") }
        #expect(error?.message == "there is no easing “whoosh!!”")
        #expect(error?.hint.contains("linear, easeIn") == true)
    }
}
