import Platform

/// What a failed check leaves, so that people can look at it and accept it without drawing again.
package struct FailureArtifacts: Equatable, Sendable {
    /// The folder of this golden's files.
    package let folder: String
    /// Who is notified of a long wait for another run.
    var notice: LockNotice?

    /// The pictures of one frame.
    package enum Picture: String, CaseIterable, Equatable, Sendable {
        /// The golden's.
        case expected
        /// Where they differ.
        case difference
        /// What was drawn.
        case actual
    }

    /// What was drawn, as a golden of its own.
    var drawn: GoldenFiles {
        GoldenFiles(
            manifest: "\(folder)/actual.golden",
            pictures: "\(folder)/actual",
            notice: notice
        )
    }

    /// The path of a picture of a frame; there is none where a sequence has no such frame.
    package func path(_ picture: Picture, frame: Int) -> String {
        "\(folder)/frame-\(frame).\(picture.rawValue).png"
    }

    /// The sentence that says where the files are.
    static func line(_ folder: String) -> String { "  files: \(folder)" }

    /// Copies all to another folder.
    ///
    /// - Parameter sequence: The report on the failure, which lists what there is.
    /// - Throws: `GoldenError` for a picture that is missing, or not what its list says.
    func copy(to other: FailureArtifacts, telling sequence: SequenceReport) throws(GoldenError) {
        let isSame = FileIdentity(path: folder).map { $0 == FileIdentity(path: other.folder) }
        if isSame == true { return }
        guard let actual = try drawn.load() else {
            throw GoldenError(
                "what was drawn is not there",
                path: drawn.manifest,
                hint: "keep the whole folder of failures of each shard"
            )
        }
        try other.check()
        try other.drawn.replace { () throws(GoldenError) in
            try other.removePictures()
            let written = WrittenPictures(files: other.drawn, scale: actual.scale)
            for frame in actual.distinctFrames {
                let image = try drawn.image(of: frame)
                try written.write(image, frame.hash)
            }
            for frame in sequence.frames where frame.status != .passed {
                for picture in Picture.allCases {
                    try copy(
                        path(picture, frame: frame.index),
                        to: other.path(picture, frame: frame.index)
                    )
                }
            }
            try copy(animation, to: other.animation)
            return actual
        }
    }

    /// Copies a file if it is there: which pictures a failure has depends on the sequences.
    private func copy(_ path: String, to target: String) throws(GoldenError) {
        try GoldenError.wrapping { () throws(FileError) in
            do throws(FileError) {
                let bytes = try FileContents.read(path: path, limit: 1 << 30)
                try AtomicFile.replace(target, with: bytes)
            } catch {
                guard error.isMissing else { throw error }
            }
        }
    }

    /// The path of the animation of expected, difference and actual side by side; there is none
    /// where it would be too large.
    package var animation: String { "\(folder)/\(Self.animationName)" }

    private static let animationName = "side-by-side.png"

    /// Whether a file is called as a picture of a frame is, or the animation.
    private static func isPicture(_ file: String) -> Bool {
        if file == animationName { return true }
        let parts = file.split(separator: ".")
        return parts.count == 3 && parts[0].hasPrefix("frame-")
            && Int(parts[0].dropFirst(6)) != nil
            && Picture(rawValue: String(parts[1])) != nil && parts[2] == "png"
    }

    /// Makes sure that the pictures do not replace foreign files.
    ///
    /// - Throws: `GoldenError` for a file of such a name where no failed check has left anything.
    func check() throws(GoldenError) {
        let listing = try GoldenError.wrapping { () throws(FileError) in
            try FolderListing(folder)
        }
        guard !isOurs(listing), let file = listing.files.first(where: Self.isPicture) else {
            return
        }
        throw GoldenError(
            "a picture of the failure would replace this file, which is not Pinwheel's",
            path: "\(folder)/\(file)",
            hint: "choose another folder for failures"
        )
    }

    /// The folder of what was drawn is the first to come and the last to go.
    private func isOurs(_ listing: FolderListing) -> Bool { listing.folders.contains("actual") }

    /// Removes the pictures of frames and the animation, and what killed runs have left of them.
    func removePictures() throws(GoldenError) {
        try GoldenError.wrapping { () throws(FileError) in
            for file in try FolderListing(folder).files where Self.isPicture(file) {
                try FileRemoval.remove("\(folder)/\(file)")
            }
        }
        LeftFiles.remove(in: folder)
    }

    /// Removes all, and the folders that this empties below `top`; nothing where nothing is.
    func remove(upTo top: String) throws(GoldenError) {
        let listing = try GoldenError.wrapping { () throws(FileError) in
            try FolderListing(folder)
        }
        guard isOurs(listing) else { return }
        try removePictures()
        try drawn.remove(upTo: top)
    }
}
