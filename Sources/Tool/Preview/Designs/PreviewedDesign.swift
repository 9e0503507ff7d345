import Indicators
import Platform

/// A design on the store, as it was when it could be read last.
package struct PreviewedDesign: Sendable {
    /// The name in addresses; it stays when the file's own name changes.
    package private(set) var name: String
    /// What names it in a command.
    package let argument: String
    /// The file's path as given; nil for a built-in, and for what was made in Swift.
    package let path: String?
    /// The indicator; nil while its file has never been read without a problem.
    package var design: (any Indicator)?
    /// The text that the design was read from; empty where it was made in Swift.
    package var text: [UInt8]
    /// The design's file and those that it uses, as they were when it was put on the store.
    let stamps: [String: FileStamp?]
    /// What is wrong with the newest text.
    package var problems: [DesignProblem]
    /// What is odd in the text that the design was read from.
    package var warnings: [DesignProblem] = []
    /// A number that is larger after each change, also than in earlier runs.
    package var version: Int
}

extension PreviewedDesign {
    /// Where the design comes from, in a word.
    var source: String {
        if path != nil { "file" } else { text.isEmpty ? "Swift" : "built-in" }
    }

    /// The design under a name that none of `names` is.
    func renamed(unlike names: Set<String>) -> PreviewedDesign {
        guard names.contains(name) else { return self }
        var number = 2
        while names.contains("\(name)-\(number)") { number += 1 }
        var renamed = self
        renamed.name += "-\(number)"
        return renamed
    }
}
