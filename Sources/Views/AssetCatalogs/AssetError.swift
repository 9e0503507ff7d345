/// An error about a catalogue or an asset that cannot be read.
package struct AssetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file or folder that caused the error.
    package let path: String
    /// The problem, worded for the user.
    package let reason: String

    init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The path and the reason, separated by a colon.
    package var description: String { "\(path): \(reason)" }
}
