import Platform

/// The files of a failed check. A user can inspect them, and accept them without drawing the frames
/// again.
package struct FailureArtifacts: Equatable, Sendable {
    /// The folder of this golden's files.
    package let folder: String
    /// Called if the wait for another run takes long.
    var notice: LockNotice?

    /// The images of one frame.
    package enum Picture: String, CaseIterable, Equatable, Sendable {
        /// The golden's image.
        case expected
        /// The image of the differences.
        case difference
        /// The drawn image.
        case actual
    }

    /// The drawn frames, in the form of a golden.
    var drawn: GoldenFiles {
        GoldenFiles(
            manifest: "\(folder)/actual.golden",
            pictures: "\(folder)/actual",
            notice: notice
        )
    }

    /// Returns the path of a frame's image. The file exists only if the sequences have this frame.
    package func path(_ picture: Picture, frame: Int) -> String {
        "\(folder)/frame-\(frame).\(picture.rawValue).png"
    }

    /// Returns the line that names the folder in a message.
    static func line(_ folder: String) -> String { "  files: \(folder)" }

    /// Copies all files to another folder.
    ///
    /// - Parameters:
    ///   - other: The target.
    ///   - sequence: The report that lists the failure's files.
    /// - Throws: `GoldenError` if an image is missing or does not match its hash.
    func copy(to other: FailureArtifacts, listedIn sequence: SequenceReport) throws(GoldenError) {
        let isSame = FileIdentity(path: folder).map { $0 == FileIdentity(path: other.folder) }
        if isSame == true { return }
        guard let actual = try drawn.load() else {
            throw GoldenError(
                "the drawn frames are missing",
                path: drawn.manifest,
                hint: "keep each shard's complete failures folder, including the frames"
            )
        }
        try other.check()
        try other.drawn.replace { () throws(GoldenError) in
            try other.removePictures()
            let written = GoldenImageWriter(files: other.drawn, scale: actual.scale)
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

    /// Copies a file if it exists. Some failures lack some of the images.
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

    /// The path of the animation of the expected, difference and actual images. A file that would
    /// be too large is not written.
    package var animation: String { "\(folder)/\(Self.animationName)" }

    private static let animationName = "side-by-side.png"

    /// Whether a file has the name of a frame's image or of the animation.
    private static func isPicture(_ file: String) -> Bool {
        if file == animationName { return true }
        let parts = file.split(separator: ".")
        return parts.count == 3 && parts[0].hasPrefix("frame-")
            && Int(parts[0].dropFirst(6)) != nil
            && Picture(rawValue: String(parts[1])) != nil && parts[2] == "png"
    }

    /// Checks that writing the images would not replace files that Pinwheel did not write.
    ///
    /// - Throws: `GoldenError` if a file has the name of such an image and no failed check has
    ///   written to the folder.
    func check() throws(GoldenError) {
        let listing = try GoldenError.wrapping { () throws(FileError) in
            try FolderListing(folder)
        }
        guard !isFromFailedCheck(listing),
            let file = listing.files.first(where: Self.isPicture)
        else { return }
        throw GoldenError(
            "an image of the failure would replace this file, which Pinwheel did not write",
            path: "\(folder)/\(file)",
            hint: "choose another folder for failures"
        )
    }

    /// Whether a failed check has written to the folder. Such a folder contains `actual`, which is
    /// created first and removed last.
    private func isFromFailedCheck(_ listing: FolderListing) -> Bool {
        listing.folders.contains("actual")
    }

    /// Removes the images and the animation, and temporary files of killed runs.
    func removePictures() throws(GoldenError) {
        try GoldenError.wrapping { () throws(FileError) in
            for file in try FolderListing(folder).files where Self.isPicture(file) {
                try FileRemoval.remove("\(folder)/\(file)")
            }
        }
        StaleTemporaryFiles.remove(in: folder)
    }

    /// Removes all files, and folders below `top` that become empty. Does nothing if no failed
    /// check has written to the folder.
    func remove(upTo top: String) throws(GoldenError) {
        let listing = try GoldenError.wrapping { () throws(FileError) in
            try FolderListing(folder)
        }
        guard isFromFailedCheck(listing) else { return }
        try removePictures()
        try drawn.remove(upTo: top)
    }
}
