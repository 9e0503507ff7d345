import Goldens
import XCTest

/// Where an assertion of XCTest stands.
struct AssertionSite {
    let file: StaticString
    let line: UInt
    let function: String

    /// Makes a check and reports to XCTest.
    func check(
        _ name: String?,
        _ settings: GoldenSettings,
        _ frames: (CheckLocation) throws(GoldenError) -> GoldenFrames
    ) {
        let location = CheckLocation(
            file: "\(file)",
            line: Int(line),
            suites: [],
            function: function
        )
        let verdict = GoldenExpectation(location: location, label: name, settings: settings)
            .verdict(on: frames)
        switch verdict.kind {
        case .failed: XCTFail(verdict.text, file: file, line: line)
        case .recorded: print(verdict.text)
        case .passed:
            if !verdict.text.isEmpty { print(verdict.text) }
        }
    }
}
