import Base

/// A file of a pack.
package struct PackFile: Equatable, Sendable {
    /// The path below the pack's folder, with slashes.
    package let path: String
    /// The contents.
    package let bytes: [UInt8]

    /// Creates a file from bytes.
    package init(_ path: String, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Creates a text file. A line break is added at the end if there is none.
    package init(_ path: String, text: String) {
        self.init(path, Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
    }

    /// Creates a JSON file.
    package init(_ path: String, _ json: JSON) { self.init(path, text: json.lines) }
}

/// Everything that a pack's folder contains, except `pack.json`.
package struct PackContents: Equatable, Sendable {
    /// The files.
    package var files: [PackFile] = []
    /// The files of each sequence, by the sequence's name: its images or its animation.
    package var sequenceFiles: [String: [String]] = [:]
    /// The unit of the delays in the target's files, in seconds. `nil` if it stores no delays.
    package var delayUnit: Double?
    /// What the pack shows differently from the design, one sentence each.
    package var substitutions: [String] = []

    /// Creates contents without files.
    package init() {}

    /// Adds a file that belongs to a sequence.
    package mutating func add(_ file: PackFile, to sequence: PackSequence) {
        files.append(file)
        sequenceFiles[sequence.name, default: []].append(file.path)
    }

    /// Returns the text that users copy into their project to show a state, or `nil` for packs of
    /// images.
    package func source(for target: some PackTarget, showing state: String) -> PackFile? {
        guard let ending = target.sourceEnding else { return nil }
        let paths = (sequenceFiles[state] ?? []) + files.map(\.path)
        let path = paths.first { $0.hasSuffix(ending) }
        return files.first { $0.path == path }
    }

    /// The size of all files, in bytes.
    package var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }
}
