import Pictures

/// Why nothing was measured.
package enum BenchError: Error {
    /// The command line is wrong.
    case usage(String)
    /// Pictures are not what they must be.
    case pictures(String)
    /// Frames could not be written.
    case frames(FrameError)
    /// Another program could not be run, or failed.
    case program(String)
}

extension BenchError: CustomStringConvertible {
    /// One line for the user.
    package var description: String {
        switch self {
        case .usage(let text), .pictures(let text), .program(let text): text
        case .frames(let error): error.description
        }
    }
}
