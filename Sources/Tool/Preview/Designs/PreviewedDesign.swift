import Indicators
import Platform

/// A design of the store, in its last valid version.
package struct PreviewedDesign: Sendable {
    /// The name in URLs. It does not change if the design's name changes.
    package private(set) var name: String
    /// The name or path of the design in a command.
    package let argument: String
    /// The file's path, or `nil` for a built-in or a design written in Swift.
    package let path: String?
    /// The indicator, or `nil` if its file has never been valid.
    package var design: (any Indicator)?
    /// The text of the design, or empty if it is written in Swift.
    package var text: [UInt8]
    /// The stamps of the design's file and of the files that it uses, from when it was added to the
    /// store.
    let stamps: [String: FileStamp?]
    /// The problems of the newest text.
    package var problems: [DesignProblem]
    /// The warnings about the last valid text.
    package var warnings: [DesignProblem] = []
    /// A number that increases with each change, even if the server is restarted.
    package var version: Int
}

extension PreviewedDesign {
    /// The origin of the design: "file", "Swift" or "built-in".
    var source: String {
        if path != nil { "file" } else { text.isEmpty ? "Swift" : "built-in" }
    }

    /// Returns the design with a name that is not in `names`.
    func renamed(avoiding names: Set<String>) -> PreviewedDesign {
        guard names.contains(name) else { return self }
        var number = 2
        while names.contains("\(name)-\(number)") { number += 1 }
        var renamed = self
        renamed.name += "-\(number)"
        return renamed
    }
}
