import Goldens
import Synchronization

/// The goldens that this process has checked. Two checks must not have the same golden.
///
/// The same check may run several times, for example in repeated tests, if its frames are equal.
package final class GoldenRegister: Sendable {
    /// The register of this process.
    package static let shared = GoldenRegister()

    /// Creates an empty register.
    package init() {}

    private struct Entry {
        var location: CheckLocation
        var frames: [GoldenFrame]?
    }

    private let entries = Mutex<[String: Entry]>([:])

    /// Reserves a name for the check at a location.
    ///
    /// - Throws: `GoldenError` if a check at another location has reserved the name. Names that
    ///   differ only in case are equal, because some file systems do not distinguish them.
    package func reserve(
        _ name: GoldenName,
        in folder: String,
        for location: CheckLocation
    ) throws(GoldenError) {
        let key = Self.key(name, folder)
        let owner = entries.withLock { entries in
            if let entry = entries[key] { return entry.location }
            entries[key] = Entry(location: location)
            return location
        }
        guard owner != location else { return }
        throw GoldenError(
            "\(name): this golden already belongs to \(owner.test) at \(owner.site)",
            hint: "give one of them another name with named:"
        )
    }

    /// Stores the frames of a check.
    ///
    /// - Throws: `GoldenError` if different frames were checked under this name before.
    package func storeFrames(
        _ frames: [GoldenFrame],
        of name: GoldenName,
        in folder: String
    ) throws(GoldenError) {
        let key = Self.key(name, folder)
        let first = entries.withLock { entries in
            let first = entries[key]?.frames ?? frames
            entries[key]?.frames = first
            return first
        }
        guard first != frames else { return }
        throw GoldenError(
            "\(name): different frames were checked under this name in one run",
            hint: "in a loop, give each check another name with named:"
        )
    }

    private static func key(_ name: GoldenName, _ folder: String) -> String {
        "\(folder)/\(name.text.lowercased())"
    }
}
