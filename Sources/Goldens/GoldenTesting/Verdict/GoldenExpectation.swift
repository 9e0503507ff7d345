import Platform
import Goldens

/// One check of frames in a test, for any testing library.
package struct GoldenExpectation {
    /// The test and the line of the check.
    let location: CheckLocation
    /// A name that is appended to the test's name. Needed in a test with several goldens.
    let label: String?
    /// The settings of the check, merged with those of its traits.
    let settings: GoldenSettings
    /// The goldens that have been checked.
    let register: GoldenRegister
    /// Returns the value of an environment variable.
    let variable: (String) -> String?

    /// Creates a check. By default, it uses the register of this process.
    package init(
        location: CheckLocation,
        label: String?,
        settings: GoldenSettings,
        register: GoldenRegister = .shared,
        variable: @escaping (String) -> String? = Variables.value
    ) {
        self.location = location
        self.label = label
        self.settings = settings
        self.register = register
        self.variable = variable
    }

    /// Draws the frames and compares them with their golden. Every error is a failure.
    package func verdict(on source: GoldenSource) -> GoldenVerdict {
        do {
            let frames = try source.frames(location.folder)
            var verdict = try check(frames)
            verdict.notes = frames.notes
            return verdict
        } catch {
            return GoldenVerdict(error)
        }
    }

    private func check(_ frames: GoldenFrames) throws(GoldenError) -> GoldenVerdict {
        let mode = try settings.mode(environment: variable)
        let name = try location.name(label)
        let store = GoldenStore(folder: location.goldenFolder(overriddenBy: settings.folder))
        try register.reserve(name, in: store.folder, for: location)
        let outcome = store.check(
            frames.subject(named: name, test: location.test),
            tolerance: settings.tolerance ?? .none,
            mode: mode
        )
        if let actual = outcome.actual {
            try register.storeFrames(actual.frames, of: name, in: store.folder)
        }
        var verdict = GoldenVerdict(outcome, at: location, mode: mode)
        if outcome.status == .failed { verdict.page = Self.page(on: outcome, in: store) }
        return verdict
    }

    /// Returns the HTML report on one failure. Returns `nil` if an image cannot be read.
    private static func page(on outcome: GoldenOutcome, in store: GoldenStore) -> String? {
        let report = try? HTMLReport(store.report([outcome])) { path throws(FileError) in
            try FileContents.read(path: "\(store.failedFolder)/\(path)")
        }
        return report?.text
    }
}
