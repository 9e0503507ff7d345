import Base

/// The targets of the package, as `swift package dump-package` prints them.
struct PackageManifest {
    /// A target in a folder of Sources.
    struct Target {
        /// The name, which is also that of the module.
        var name: String
        /// The folder of Sources that it is in.
        var group: String
        /// Its folder, from that of the package.
        var path: String
        /// The names of the targets and products that it depends on.
        var dependencies: [String]
    }

    /// The targets in the order of the manifest, without tests and without other folders' programs.
    let targets: [Target]

    /// Reads the JSON that the package manager prints.
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

    /// The name of a dependency: `{"byName": ["Base", null]}`, or the same of a target or a product.
    private static func name(of dependency: JSON) -> String? {
        ["byName", "target", "product"].lazy.compactMap { dependency[$0]?.array?.first?.string }
            .first
    }
}
