import TestSupport
import GoldenTesting
import Goldens
import Testing

/// Two checks with one golden would overwrite each other, and one of them would test nothing.
struct GoldenRegisterTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func `two checks in one test need different names`() {
        var check = Check(in: folder)
        #expect(check(Bars.frames()).kind == .recorded)
        check.line = 8
        let verdict = check(Bars.frames(3), record: .all)
        #expect(verdict.kind == .failed)
        #expect(verdict.text.contains("belongs to PullTests/pulls() at PullTests.swift:7"))
        #expect(verdict.text.contains("named:"))
        #expect(check(Bars.frames(3), named: "short").kind == .recorded)
    }

    @Test func `overloads and arguments that differ in case only are refused`() {
        var check = Check(in: folder)
        check.function = "pulls(far:)"
        check.arguments = ["a"]
        #expect(check(Bars.frames()).kind == .recorded)
        check.arguments = ["A"]
        #expect(check(Bars.frames()).kind == .failed)
        check.arguments = ["a"]
        check.function = "pulls(near:)"
        #expect(check(Bars.frames()).kind == .failed)
    }

    @Test func `a loop that changes its golden is refused`() {
        let check = Check(in: folder)
        #expect(check([Bars.frame(0)], record: .all).kind == .recorded)
        #expect(check([Bars.frame(0)], record: .all).kind == .passed)
        let verdict = check([Bars.frame(1)], record: .all)
        #expect(verdict.kind == .failed)
        #expect(verdict.text.contains("in a loop"))
    }

    @Test func `parallel test cases have goldens of their own`() async throws {
        let check = Check(in: folder)
        let folder = folder.path
        let cases = 40
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<cases {
                let location = CheckLocation(
                    file: "\(folder)/PullTests.swift",
                    line: 7,
                    suites: ["PullTests"],
                    function: "pulls(by:)",
                    arguments: ["\(number)"]
                )
                let register = check.register
                group.addTask {
                    let verdict = GoldenExpectation(
                        location: location,
                        label: nil,
                        settings: GoldenSettings(),
                        register: register,
                        variable: { _ in nil }
                    ).verdict(on: .image(Bars.frame(number, of: cases)))
                    #expect(verdict.kind == .recorded)
                }
            }
        }
        let store = GoldenStore(folder: "\(folder)/__Goldens__")
        #expect(try store.names().count == cases)
        let hashes = try store.names().compactMap { try store.manifest(of: $0)?.frames.first?.hash }
        #expect(Set(hashes).count == cases)
    }
}
