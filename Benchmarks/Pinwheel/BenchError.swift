import Pictures

/// An error that prevents a measurement.
package enum BenchError: Error {
    /// The command line is wrong.
    case usage(String)
    /// Images differ from the expected ones.
    case images(String)
    /// Frames could not be written.
    case frames(FrameError)
    /// Another program could not be started or failed.
    case program(String)
}

extension BenchError: CustomStringConvertible {
    /// The message, in one line.
    package var description: String {
        switch self {
        case .usage(let text), .images(let text), .program(let text): text
        case .frames(let error): error.description
        }
    }
}
