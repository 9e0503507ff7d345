import Base

/// The package's targets, as printed by `swift package dump-package`.
struct PackageManifest {
    /// A target in a folder of Sources.
    struct Target {
        /// The name of the target and of its module.
        var name: String
        /// The folder in Sources that contains the target.
        var group: String
        /// The target's folder, relative to the package's folder.
        var path: String
        /// The names of the targets and products that it depends on.
        var dependencies: [String]
    }

    /// The targets in the order of the manifest, without tests and programs in other folders.
    let targets: [Target]

    /// Parses the package manager's output.
    ///
    /// - Throws: `JSONError`.
    init(json: [UInt8]) throws {
        let targets = try JSON(reading: json)["targets"]?.array ?? []
        self.targets = targets.compactMap { target in
            guard let name = target["name"]?.string, let path = target["path"]?.string else {
                return nil
            }
            let folders = path.split(separator: "/")
            guard folders.count == 3, folders[0] == "Sources" else { return nil }
            return Target(
                name: name,
                group: String(folders[1]),
                path: path,
                dependencies: target["dependencies"]?.array?.compactMap(Self.name) ?? []
            )
        }
    }

    /// Returns the name of a dependency, such as `{"byName": ["Base", null]}`. The key can also be
    /// `target` or `product`.
    private static func name(of dependency: JSON) -> String? {
        ["byName", "target", "product"].lazy.compactMap { dependency[$0]?.array?.first?.string }
            .first
    }
}
