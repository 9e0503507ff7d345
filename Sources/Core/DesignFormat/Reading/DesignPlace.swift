import Indicators

/// Where a design's file is, and by which designs it is used.
struct DesignPlace {
    /// Its path from the folder of the outermost design; a built-in's name.
    let path: String
    /// The paths of those that use it, the outermost first.
    let users: [String]
    /// What problems have before a path.
    private let prefix: String

    /// The outermost design, in what problems call `file`.
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

    /// The folder of its file, from that of the outermost design.
    var folder: String { users.isEmpty ? "" : AssetPath.folder(of: path) }

    /// It and those that use it, the outermost first.
    var chain: [String] { users + [path] }

    /// A design that it uses.
    func using(_ path: String) -> DesignPlace {
        DesignPlace(path, users: chain, prefix: prefix)
    }

    /// What problems call its file.
    var file: String {
        AssetPath.isFile(path) || users.isEmpty ? prefix + path : "built-in \(path)"
    }
}
