import Base
import Goldens

/// What a check has to tell a test.
package struct GoldenVerdict: Equatable, Sendable {
    /// How a test takes it.
    package enum Kind: Equatable, Sendable {
        /// There is nothing to tell.
        case passed
        /// A golden was written that has not been reviewed yet.
        case recorded
        /// The test fails.
        case failed
    }

    /// A picture to be shown with the failure.
    package struct Picture: Equatable, Sendable {
        /// What it is called there.
        package var name: String
        /// Where it is.
        package var path: String
    }

    /// How a test takes it.
    package var kind: Kind
    /// What to say, in lines.
    package var text: String
    /// Warnings about what was drawn, whatever the result.
    package var notes: [String] = []
    /// Expected, difference and actual of the first frames that fail.
    package var pictures: [Picture] = []
    /// The report on the failure as a page of its own; nil where there is none.
    package var page: String?

    /// The most pictures that are attached one by one.
    package static let frameLimit = 4

    /// The verdict on an outcome in a test.
    init(_ outcome: GoldenOutcome, at location: CheckLocation, mode: RecordMode) {
        var lines = outcome.lines
        switch outcome.status {
        case .passed:
            kind = .passed
            lines = outcome.warnings
        case .recorded:
            kind = .recorded
            lines.append("  look at its pictures before you commit them")
        case .missing:
            kind = .failed
            lines.append("  the mode is \(mode.rawValue), as where CI is set")
            lines.append("  record: \(Self.command(.missing, location))")
        case .failed:
            kind = .failed
            lines.append("  or: \(Self.command(.failed, location))")
        case .unusable, .obsolete: kind = .failed
        }
        text = ShownText.lines(lines.joined(separator: "\n"))
        if let artifacts = outcome.artifacts {
            pictures = Self.pictures(of: outcome, in: artifacts)
        }
    }

    /// The verdict on a check that could not be made.
    init(_ error: GoldenError) {
        kind = .failed
        text = ShownText.lines(error.description)
    }

    private static func command(_ mode: RecordMode, _ location: CheckLocation) -> String {
        "PINWHEEL_RECORD=\(mode.rawValue) swift test --filter \(location.filter)"
    }

    private static func pictures(
        of outcome: GoldenOutcome,
        in artifacts: FailureArtifacts
    ) -> [Picture] {
        let title = NameWord.title(of: outcome.name)
        let old = outcome.expected?.frames.count ?? 0
        let new = outcome.actual?.frames.count ?? 0
        return outcome.failedFrames.numbers.prefix(frameLimit).flatMap { frame in
            let isThere: [FailureArtifacts.Picture: Bool] = [
                .expected: frame < old, .difference: frame < min(old, new), .actual: frame < new,
            ]
            return FailureArtifacts.Picture.allCases.filter { isThere[$0] == true }.map { picture in
                Picture(
                    name: "\(title).frame-\(frame).\(picture.rawValue).png",
                    path: artifacts.path(picture, frame: frame)
                )
            }
        }
    }
}
