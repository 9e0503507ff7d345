import Comparison

extension GoldenStore {
    /// Accepts the drawn frames of a failed run as the golden, without drawing them again.
    ///
    /// - Parameters:
    ///   - name: The golden's name.
    ///   - frames: The frames to accept, or `nil` for all. Single frames can be accepted only if
    ///     both sequences have the same number of frames.
    /// - Returns: The golden's manifest.
    /// - Throws: `GoldenError` if there are no drawn frames, if an image does not match its hash,
    ///   or if single frames are requested for sequences of different lengths.
    @discardableResult
    package func accept(
        _ name: GoldenName,
        frames: FrameRanges? = nil
    ) throws(GoldenError) -> GoldenManifest {
        let artifacts = artifacts(of: name)
        let drawnFrames = try artifacts.readingDrawn { () throws(GoldenError) in
            try artifacts.drawn.load()
        }
        guard let actual = drawnFrames else {
            throw GoldenError(
                "there is nothing to accept for \(name) in \(failedFolder)",
                hint: "run verify first"
            )
        }
        let files = files(of: name)
        let accepted = try files.replace { () throws(GoldenError) in
            let golden = try merged(actual, frames, into: name)
            let drawn = Set(actual.frames.map(\.hash))
            for frame in golden.distinctFrames where drawn.contains(frame.hash) {
                let image = try artifacts.readingDrawn { () throws(GoldenError) in
                    try artifacts.drawn.image(of: frame)
                }
                try files.write(image, frame.hash, scale: golden.scale)
            }
            return golden
        }
        if accepted.hasSameImages(as: actual) { try artifacts.remove(upTo: failedFolder) }
        return accepted
    }

    /// Returns the goldens with files of a failed run, sorted.
    package func acceptable() throws(GoldenError) -> [GoldenName] {
        let actual = "/actual"
        return try GoldenStore(folder: failedFolder).names().compactMap { name in
            name.text.hasSuffix(actual)
                ? try? GoldenName(String(name.text.dropLast(actual.count))) : nil
        }
    }

    private func merged(
        _ actual: GoldenManifest,
        _ frames: FrameRanges?,
        into name: GoldenName
    ) throws(GoldenError) -> GoldenManifest {
        guard let frames else { return actual }
        guard var golden = try manifest(of: name) else {
            throw GoldenError(
                "\(name) has no golden, so single frames cannot be accepted",
                hint: "accept all frames"
            )
        }
        guard golden.frames.count == actual.frames.count else {
            throw GoldenError(
                "\(name) has \(actual.frames.count) frames, but its golden has "
                    + "\(golden.frames.count)",
                hint: "accept all frames, since single frames need equal numbers of frames"
            )
        }
        guard frames.count > 0, frames.last < golden.frames.count else {
            throw GoldenError(
                "\(name) has no frame \(frames.last)",
                hint: "use frames 0 to \(golden.frames.count - 1)"
            )
        }
        for frame in frames.numbers { golden.frames[frame] = actual.frames[frame] }
        return golden
    }
}

extension FailureArtifacts {
    /// Calls `read` to read the drawn frames of a failed run. Replaces the hint of an error by one
    /// to run verify again.
    fileprivate func readingDrawn<Value>(
        _ read: () throws(GoldenError) -> Value
    ) throws(GoldenError) -> Value {
        do {
            return try read()
        } catch {
            throw GoldenError(
                error.reason,
                path: error.path,
                line: error.line,
                hint: "run verify again to draw the frames"
            )
        }
    }
}

/// Quoting for commands that users copy to a shell.
package enum ShellWord {
    /// Returns `word`, quoted for a POSIX shell if necessary.
    package static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": true
            case "/", ".", "-", "_", "@", "+", ",", ":", "=", "%": true
            default: false
            }
        }
        guard !isPlain || word.isEmpty else { return word }
        return "'"
            + word.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: "'\\''") + "'"
    }
}
