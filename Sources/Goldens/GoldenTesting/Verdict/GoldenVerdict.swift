import Base
import Goldens

/// The result of a check in the form that a test reports.
package struct GoldenVerdict: Equatable, Sendable {
    /// A kind of result.
    package enum Kind: Equatable, Sendable {
        /// The check passed.
        case passed
        /// A golden was recorded and has not been reviewed.
        case recorded
        /// The test fails.
        case failed
    }

    /// An image to attach to the failure.
    package struct Picture: Equatable, Sendable {
        /// The name of the attachment.
        package var name: String
        /// The path of the file.
        package var path: String
    }

    /// The kind of the result.
    package var kind: Kind
    /// The message, with line breaks.
    package var text: String
    /// Warnings about the frames. They are independent of the result.
    package var notes: [String] = []
    /// The expected, difference and actual images of the first failing frames.
    package var pictures: [Picture] = []
    /// The report on the failure as an HTML page, or `nil`.
    package var page: String?

    /// The maximum number of frames with attached images.
    package static let frameLimit = 4

    /// Creates the verdict for an outcome.
    init(_ outcome: GoldenOutcome, at location: CheckLocation, mode: RecordMode) {
        var lines = outcome.lines
        switch outcome.status {
        case .passed:
            kind = .passed
            lines = outcome.warnings
        case .recorded:
            kind = .recorded
            lines.append("  review its images before you commit them")
        case .missing:
            kind = .failed
            lines.append("  the mode is \(mode.rawValue), which is the default if CI is set")
            lines.append("  record: \(Self.command(.missing, location))")
        case .failed:
            kind = .failed
            lines.append("  or: \(Self.command(.failed, location))")
        case .unusable, .obsolete: kind = .failed
        }
        text = SanitizedText.lines(lines.joined(separator: "\n"))
        if let artifacts = outcome.artifacts {
            pictures = Self.pictures(of: outcome, in: artifacts)
        }
    }

    /// Creates the verdict for a check that an error prevented.
    init(_ error: GoldenError) {
        kind = .failed
        text = SanitizedText.lines(error.description)
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
            let exists: [FailureArtifacts.Picture: Bool] = [
                .expected: frame < old, .difference: frame < min(old, new), .actual: frame < new,
            ]
            return FailureArtifacts.Picture.allCases.filter { exists[$0] == true }.map { picture in
                Picture(
                    name: "\(title).frame-\(frame).\(picture.rawValue).png",
                    path: artifacts.path(picture, frame: frame)
                )
            }
        }
    }
}
