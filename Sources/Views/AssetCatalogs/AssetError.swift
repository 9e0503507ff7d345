/// Why a catalogue of assets, or one of what is in it, cannot be read.
package struct AssetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file that is at fault.
    package let path: String
    /// What is wrong with it.
    package let reason: String

    init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The file, and what is wrong with it.
    package var description: String { "\(path): \(reason)" }
}
