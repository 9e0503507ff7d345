/// Why a terminal cannot be used.
package enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It cannot be opened or set up; what was tried, and the system's reason.
    case unusable(String, reason: String)

    /// What is wrong, in one line.
    package var description: String {
        switch self {
        case .unusable(let attempt, let reason): "cannot \(attempt): \(reason)"
        }
    }
}
