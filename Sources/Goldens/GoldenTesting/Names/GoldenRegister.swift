import Goldens
import Synchronization

/// The goldens that this process has checked: no two checks may share one.
///
/// The same check may come again, as when tests are repeated, if it draws the same frames.
package final class GoldenRegister: Sendable {
    /// The register of this process.
    package static let shared = GoldenRegister()

    /// Nothing is checked yet.
    package init() {}

    private struct Entry {
        var location: CheckLocation
        var frames: [GoldenFrame]?
    }

    private let entries = Mutex<[String: Entry]>([:])

    /// Takes a name for the check at a location.
    ///
    /// - Throws: `GoldenError` where a check at another location has it, or one like it: there are
    ///   file systems to which capital and small letters are the same.
    package func claim(
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
            "\(name): this golden is that of \(owner.test) at \(owner.site) already",
            hint: "give one of them a name of its own: named:"
        )
    }

    /// Notes what a check has drawn.
    ///
    /// - Throws: `GoldenError` where it has drawn other frames under this name before.
    package func note(
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
            hint: "in a loop, give each check a name of its own: named:"
        )
    }

    private static func key(_ name: GoldenName, _ folder: String) -> String {
        "\(folder)/\(name.text.lowercased())"
    }
}
