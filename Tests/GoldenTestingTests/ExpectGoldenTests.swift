import DesignFormat
import Foundation
import GoldenTesting
import Goldens
import Platform
import TestSupport
import Testing

/// The check as tests call it: names, traits and issues are passed through Swift Testing.
@Suite(.enabled(if: Variables.value(of: "PINWHEEL_RECORD") == nil))
struct ExpectGoldenTests {
    /// Records the golden of the running test, so that the test has one to compare with.
    private func record(_ name: String, in folder: TestFolder, frames: GoldenFrames) throws {
        let subject = GoldenSubject(
            name: try GoldenName(name),
            moments: frames.moments,
            draw: frames.draw
        )
        try GoldenStore(folder: folder.path).record(subject)
    }

    private func within(_ folder: TestFolder, _ body: () throws -> Void) rethrows {
        let settings = GoldenSettings(folder: folder.path)
        try GoldenSettings.$current.withValue(settings, operation: body)
    }

    @Test func aPlantedDifferenceIsAnIssue() throws {
        let folder = try TestFolder()
        let name = "ExpectGoldenTests/aPlantedDifferenceIsAnIssue/bar"
        try record(name, in: folder, frames: GoldenFrames(Bars.frames()))
        within(folder) {
            withKnownIssue {
                expectGolden(.images(Bars.frames().reversed()), named: "bar")
            } matching: { issue in
                let text = issue.comments.map(\.rawValue).joined()
                return text.contains("\(name): differs: 6 of 6 frames") && text.contains("accept:")
            }
        }
    }

    @Test func anIndicatorInSwiftMeetsItsGolden() throws {
        let folder = try TestFolder()
        let frames = try GoldenFrames(design: Disc(), state: .pulling, steps: 3, in: .standard)
        let name = "ExpectGoldenTests/anIndicatorInSwiftMeetsItsGolden"
        try record("\(name)/red", in: folder, frames: frames)
        try record("\(name)/blue", in: folder, frames: frames)
        let blue = try Disc().overriding([("tint", "blue")])
        within(folder) {
            expectGolden(.indicator(Disc(), state: .pulling, steps: 3), named: "red")
            withKnownIssue {
                expectGolden(.indicator(blue, state: .pulling, steps: 3), named: "blue")
            } matching: { issue in
                issue.comments.map(\.rawValue).joined().contains("\(name)/blue: differs")
            }
        }
    }

    @Test(arguments: [1, 2, 3], ["left", "to the right"])
    func argumentsMakeTheName(number: Int, side: String) throws {
        let folder = try TestFolder()
        let word = NameWord(side).text
        let name = "ExpectGoldenTests/argumentsMakeTheName-\(number).\(word)"
        try record(name, in: folder, frames: GoldenFrames([Bars.frame(number)]))
        within(folder) { expectGolden(.image(Bars.frame(number))) }
    }

    @Test func outsideOfATestThereIsNoName() {
        let error = #expect(throws: GoldenError.self) {
            try CheckLocation(test: nil, testCase: nil, location: #_sourceLocation, label: nil)
        }
        #expect(error?.description.contains("outside of a test") == true)
    }
}
