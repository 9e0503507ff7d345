import Foundation

/// A long search for failures with random inputs, as `make fuzz` runs it.
package enum Campaign {
    /// Whether a campaign is running: whether PINWHEEL_FUZZ_MINUTES is set.
    package static let isRunning =
        ProcessInfo.processInfo.environment["PINWHEEL_FUZZ_MINUTES"] != nil

    /// Returns the number of random inputs: all of them in a campaign, otherwise a tenth.
    package static func count(_ all: Int) -> Int { isRunning ? all : max(all / 10, 1) }
}
