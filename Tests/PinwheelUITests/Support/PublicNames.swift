import Foundation

/// The public names that source files declare.
enum PublicNames {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/Views").standardized

    /// Returns the contents of a file in Sources/Views.
    static func text(of path: String) throws -> String {
        try String(contentsOf: sources.appending(path: path), encoding: .utf8)
    }

    /// Returns the contents of all files of a module, except those whose names start with `prefix`.
    static func texts(of module: String, without prefix: String) throws -> [String] {
        let folder = sources.appending(path: module)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let paths = (files?.allObjects ?? []).compactMap { $0 as? URL }
        return try paths.filter {
            $0.pathExtension == "swift" && !$0.lastPathComponent.hasPrefix(prefix)
        }
        .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    /// Returns the types and functions at an indentation, and whether each is unavailable.
    static func declared(in text: String, indentation: String = "") -> [String: Bool] {
        let declaration =
            #/
            (?:@\w+\ )*
            (?:public|open)\ (?:nonisolated\ |final\ |indirect\ |static\ )*
            (?:struct|enum|class|protocol|typealias|actor|func)\ (?<name>\w+)
            /#
        var names: [String: Bool] = [:]
        var isUnavailable = false
        for whole in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard whole.isEmpty || whole.hasPrefix(indentation) else { continue }
            let line = whole.dropFirst(indentation.count)
            if line.isEmpty || line.hasPrefix("}") { isUnavailable = false }
            if line.hasPrefix("    unavailable,") || line.hasPrefix("@available(*, unavailable") {
                isUnavailable = true
            }
            if let match = line.prefixMatch(of: declaration) {
                let name = String(match.name)
                names[name] = names[name, default: true] && isUnavailable
                if line.hasSuffix("}") { isUnavailable = false }
            }
        }
        return names
    }
}
