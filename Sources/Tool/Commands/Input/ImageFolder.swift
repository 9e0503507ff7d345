import Base
import Pictures
import Platform
import Raster

/// The PNGs in a folder or a tar archive, including subfolders.
package struct ImageFolder: Sendable {
    /// The path of the folder or the archive.
    package let path: String
    /// The names relative to the folder, unsorted.
    package let names: [String]
    /// The archive, or `nil` for a folder.
    private let archive: FrameArchive?
    private let limits: PNGLimits

    /// Finds the PNGs at a path.
    ///
    /// - Parameters:
    ///   - path: The path of the folder or the archive.
    ///   - limits: The maximum size of each image.
    /// - Throws: `InputError` if the folder cannot be read or has no PNG.
    package init(path: String, limits: PNGLimits = .default) throws(InputError) {
        self.path = path
        self.limits = limits
        let files: [String]
        do throws(FileError) {
            if FrameArchive.isArchive(path) {
                let archive = try FrameArchive(path: path)
                self.archive = archive
                files = archive.names
            } else {
                archive = nil
                files = try Folder.files(below: path)
            }
        } catch {
            throw InputError(error.description)
        }
        names = files.filter { $0.lowercased().hasSuffix(".png") }
        guard !names.isEmpty else {
            throw InputError("there is no PNG in \(path)", hint: "name a folder of frames")
        }
    }

    /// Returns the path of an image for messages.
    package func path(of name: String) -> String {
        path.hasSuffix("/") ? path + name : "\(path)/\(name)"
    }

    /// Reads an image.
    ///
    /// - Throws: `InputError` with the path, the error, and what to do.
    package func image(_ name: String) throws(InputError) -> Image {
        guard let archive else { return try InputImage.read(path(of: name), limits: limits) }
        let bytes: [UInt8]
        do {
            bytes = try archive.bytes(of: name) ?? []
        } catch {
            throw InputError(error.description)
        }
        return try InputImage.image(bytes, path(of: name), limits: limits)
    }
}
