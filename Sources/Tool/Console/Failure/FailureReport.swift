import ArgumentParser
import Base
import Goldens
import Indicators
import Pictures
import Platform

/// What the tool says and the status it ends with after an error.
package struct FailureReport: Hashable, Sendable {
    /// The lines for standard error, each led by the tool's name; empty to end without a word.
    package let lines: [String]
    /// The status to end with.
    package let status: ExitStatus

    /// The report on an error of ours; nil for those that the argument parser words itself.
    package init?(_ error: any Error) {
        switch error {
        case is BrokenPipe:
            self.init(lines: [], status: .brokenPipe)
        case is FoundDifference:
            self.init(lines: [], status: .differs)
        case let error as InputError:
            self.init(text: error.description)
        case let error as DesignErrors:
            // As compilers print them, so that editors can jump to the position.
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

/// What was compared differs; all there is to say of it has been said.
package struct FoundDifference: Error {
    /// The end of a comparison that does not pass.
    package init() {}
}
