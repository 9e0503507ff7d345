import TestSupport
import Comparison
import GoldenTesting
import Goldens
import Raster

/// A golden check with its own folder and environment variables.
struct Check {
    var folder: TestFolder
    var register = GoldenRegister()
    var variables: [String: String] = [:]
    var line = 7
    var function = "pulls()"
    var arguments: [String] = []

    init(in folder: TestFolder) { self.folder = folder }

    var location: CheckLocation {
        CheckLocation(
            file: "\(folder.path)/PullTests.swift",
            line: line,
            suites: ["PullTests"],
            function: function,
            arguments: arguments
        )
    }

    func callAsFunction(
        _ images: [Image],
        named label: String? = nil,
        record: RecordMode? = nil,
        tolerance: Tolerance? = nil
    ) -> GoldenVerdict {
        GoldenExpectation(
            location: location,
            label: label,
            settings: GoldenSettings(record: record, tolerance: tolerance),
            register: register,
            variable: { variables[$0] }
        ).verdict(on: .images(images))
    }

    /// Returns the check as it is in the next test run.
    func again(_ variables: [String: String] = [:]) -> Check {
        var next = self
        next.register = GoldenRegister()
        next.variables = variables
        return next
    }
}
