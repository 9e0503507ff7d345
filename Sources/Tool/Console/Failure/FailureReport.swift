import ArgumentParser
import Base
import Goldens
import Indicators
import Pictures
import Platform

/// The messages and the exit status after an error.
package struct FailureReport: Hashable, Sendable {
    /// The lines for standard error: prefixed with the tool's name, or in compiler format for
    /// errors in designs. Empty if nothing is printed.
    package let lines: [String]
    /// The exit status.
    package let status: ExitStatus

    /// Creates a report for an error of Pinwheel. Returns `nil` for errors of the argument parser.
    package init?(_ error: any Error) {
        switch error {
        case is BrokenPipe:
            self.init(lines: [], status: .brokenPipe)
        case is FoundDifference:
            self.init(lines: [], status: .differs)
        case let error as InputError:
            self.init(text: error.description)
        case let error as DesignErrors:
            // The format of compiler errors, so that editors can jump to the position.
            self.init(lines: error.problems.map(\.description), status: .usage)
        case let error as FileError:
            self.init(text: error.description)
        case let error as PNGError:
            self.init(text: error.description)
        case let error as EncodingError:
            self.init(text: error.description)
        case let error as GoldenError:
            self.init(text: error.description)
        case let error as FrameError:
            self.init(text: error.description)
        default:
            return nil
        }
    }

    private init(text: String) {
        self.init(
            lines: text.split(separator: "\n").map { "pinwheel: \($0)" },
            status: .usage
        )
    }

    private init(lines: [String], status: ExitStatus) {
        self.lines = lines
        self.status = status
    }
}

/// The error of a comparison that found differences, which are already printed.
package struct FoundDifference: Error {
    /// Creates the error.
    package init() {}
}
