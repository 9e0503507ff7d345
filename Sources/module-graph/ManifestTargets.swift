/// The targets of a package manifest and the names in their lists of dependencies.
///
/// It reads the manifest's text as `swift format` leaves it, and takes a moment, where asking the
/// package manager would take seconds and a lock.
enum ManifestTargets {
    /// A target and what it depends on.
    struct Target {
        var name: String
        var dependencies: [String]
    }

    private static let kinds = [
        "target(", "macro(", "executableTarget(", "testTarget(", "systemLibrary(",
    ]

    /// The targets in the order of the manifest.
    static func read(_ manifest: String) -> [Target] {
        var targets: [Target] = []
        guard let list = manifest.range(of: "    targets: [") else { return [] }
        for entry in manifest[list.upperBound...].split(separator: "\n        .") {
            // Behind the list, products and packages are added, too.
            guard kinds.contains(where: entry.hasPrefix) else { continue }
            guard let name = strings(after: "name: ", in: entry).first else { continue }
            guard let list = entry.range(of: "dependencies: [") else {
                targets.append(Target(name: name, dependencies: []))
                continue
            }
            let rest = entry[list.upperBound...]
            let end = rest.firstIndex(of: "]") ?? rest.endIndex
            let own = rest[..<end].split(separator: ",").filter { !$0.contains(".product") }
            targets.append(
                Target(
                    name: name,
                    dependencies: own.compactMap { quoted($0) }.filter { !$0.isEmpty }
                )
            )
        }
        return targets
    }

    private static func strings(after label: String, in text: Substring) -> [String] {
        guard let start = text.range(of: label) else { return [] }
        return quoted(text[start.upperBound...]).map { [$0] } ?? []
    }

    /// The first text between quotation marks.
    private static func quoted(_ text: Substring) -> String? {
        let parts = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 && !parts[0].contains("package:") ? String(parts[1]) : nil
    }
}

extension StringProtocol {
    /// Where `text` stands first; nil where it does not.
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) {
                return start..<index(start, offsetBy: text.count)
            }
            formIndex(after: &start)
        }
        return nil
    }
}
