import Indicators

/// The location of a design's file and of the designs that use it.
struct DesignLocation {
    /// The path relative to the folder of the outermost design, or the name of a built-in design.
    let path: String
    /// The paths of the designs that use this one, the outermost first.
    let users: [String]
    /// The path of the outermost design's folder, which precedes paths in error messages.
    private let prefix: String

    /// Creates the location of the outermost design. `file` is its name in error messages.
    init(file: String) {
        prefix = AssetPath.folder(of: file)
        path = String(file.dropFirst(prefix.count))
        users = []
    }

    private init(_ path: String, users: [String], prefix: String) {
        self.path = path
        self.users = users
        self.prefix = prefix
    }

    /// The folder of the file, relative to that of the outermost design.
    var folder: String { users.isEmpty ? "" : AssetPath.folder(of: path) }

    /// The paths from the outermost design to this one.
    var chain: [String] { users + [path] }

    /// Returns the location of a design that this one uses.
    func using(_ path: String) -> DesignLocation {
        DesignLocation(path, users: chain, prefix: prefix)
    }

    /// The file's name in error messages.
    var file: String {
        AssetPath.isFile(path) || users.isEmpty ? prefix + path : "built-in \(path)"
    }
}
