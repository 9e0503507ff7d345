import Raster
import Comparison
import Pictures

/// A line-by-line parser of a golden's manifest.
package struct GoldenManifestReader {
    /// The maximum size of a manifest, in bytes. It is sufficient for about 100,000 frames.
    static let limit = 8 << 20

    private let path: String
    private var facts: [GoldenFact] = []
    private var frames: [GoldenFrame] = []
    private var line = 0

    /// Parses the manifest in `bytes`. Errors refer to it as `path`.
    ///
    /// - Throws: `GoldenError` with the line of the first problem.
    package static func manifest(in bytes: [UInt8], path: String) throws(GoldenError)
        -> GoldenManifest
    {
        var reader = GoldenManifestReader(path: path)
        // Git may have converted line endings, and an editor may have added a byte order mark.
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let text = String(decoding: bytes.dropFirst(mark).filter { $0 != 13 }, as: UTF8.self)
        for line in text[...].parts(at: "\n", omittingEmpty: false) {
            reader.line += 1
            try reader.read(line)
        }
        guard !reader.frames.isEmpty else {
            throw GoldenError("the golden has no frame", path: path, hint: record)
        }
        return GoldenManifest(facts: reader.facts, frames: reader.frames)
    }

    private init(path: String) { self.path = path }

    private static let record = "record it again"
    private static let frameForm = "write “frame 0 120x60 time=0.5 0123456789abcdef”"

    private mutating func read(_ text: Substring) throws(GoldenError) {
        try refuseGitMarkers(text)
        if line == 1 { return try readVersion(text) }
        let words = text.parts(at: " ", most: 2)
        guard let key = words.first else { return }
        guard words.count == 2 else {
            throw error(
                "“\(key.prefix(40))” has no value",
                hint: "write the key, a space and the value"
            )
        }
        if key == "frame" { return try readFrame(words[1]) }
        let fact = GoldenFact(String(key), String(words[1]))
        guard fact.key == key, fact.value == words[1] else {
            throw error(
                "“\(text.prefix(40))” is not a key and a value",
                hint: "write the key, a space and the value"
            )
        }
        guard frames.isEmpty else {
            throw error(
                "“\(key.prefix(40))” must come before the first frame",
                hint: "move the line to the top of the manifest"
            )
        }
        guard !facts.contains(where: { $0.key == key }) else {
            throw error("“\(key.prefix(40))” occurs twice", hint: "remove one of the lines")
        }
        facts.append(fact)
    }

    /// Rejects conflict markers and LFS pointers of Git.
    private func refuseGitMarkers(_ text: Substring) throws(GoldenError) {
        // No key begins with these characters.
        if let first = text.utf8.first, "<=>|".utf8.contains(first),
            text.utf8.starts(with: repeatElement(first, count: 7))
        {
            throw error(
                "unresolved merge conflict of Git",
                hint: "keep all lines of one side, then verify"
            )
        }
        if line == 1, text.hasPrefix("version https://git-lfs.github.com/spec/") {
            throw error(
                "a Git LFS pointer in place of a golden",
                hint: "fetch it with git lfs pull"
            )
        }
    }

    private func readVersion(_ text: Substring) throws(GoldenError) {
        let words = text.split(separator: " ")
        guard words.count == 2, words[0] == "pinwheel-golden" else {
            throw error(
                "not a golden of Pinwheel: the first line must be “pinwheel-golden 1”",
                hint: "restore it, or \(Self.record)"
            )
        }
        guard words[1] == "\(GoldenManifest.version)" else {
            throw error(
                "version “\(words[1].prefix(20))” of the format is not supported",
                hint: "use a newer version of Pinwheel, or \(Self.record)"
            )
        }
    }

    private mutating func readFrame(_ text: Substring) throws(GoldenError) {
        let words = text.parts(at: " ")
        guard words.count == 4 else {
            throw error("expected 4 values, found \(words.count)", hint: Self.frameForm)
        }
        guard words[0] == "\(frames.count)" else {
            throw error(
                "expected frame \(frames.count), found “\(words[0].prefix(20))”",
                hint: "number the frames 0, 1, 2, … without gaps, or \(Self.record)"
            )
        }
        guard let size = Self.size(words[1]) else {
            throw error("“\(words[1].prefix(40))” is not a size", hint: Self.frameForm)
        }
        guard let moment = Self.moment(words[2]) else {
            throw error("“\(words[2].prefix(40))” is not a moment", hint: Self.frameForm)
        }
        guard let hash = PixelHash(digits: words[3]) else {
            throw error(
                "“\(words[3].prefix(40))” is not a hash of 16 hexadecimal digits",
                hint: Self.frameForm
            )
        }
        frames.append(GoldenFrame(size: size, moment: moment, hash: hash))
    }

    private static func size(_ text: Substring) -> PixelSize? {
        let sides = text.parts(at: "x", omittingEmpty: false)
        guard sides.count == 2, let width = side(sides[0]), let height = side(sides[1])
        else { return nil }
        return PixelSize(width: width, height: height)
    }

    private static func side(_ text: Substring) -> Int? {
        guard let side = Int(text), "\(side)" == text, (1...1 << 20).contains(side)
        else { return nil }
        return side
    }

    private static func moment(_ text: Substring) -> FrameLabel.Moment? {
        let parts = text.parts(at: "=", most: 2)
        guard parts.count == 2, let value = Double(parts[1]), value.isFinite else { return nil }
        switch parts[0] {
        case "progress": return .progress(value)
        case "time": return .time(value)
        default: return nil
        }
    }

    private func error(_ reason: String, hint: String) -> GoldenError {
        GoldenError(reason, path: path, line: line, hint: hint)
    }
}

extension Substring {
    /// Splits the bytes at an ASCII character, which is many times faster than splitting
    /// characters.
    fileprivate func parts(
        at sign: Unicode.Scalar,
        most: Int = .max,
        omittingEmpty: Bool = true
    ) -> [Substring] {
        utf8.split(
            separator: UInt8(ascii: sign),
            maxSplits: most - 1,
            omittingEmptySubsequences: omittingEmpty
        ).map { Substring($0) }
    }
}
