import Base
import Pictures
import Platform
import Raster

/// The PNGs in a folder and below, or in a tar archive, by their names from there.
package struct PictureFolder: Sendable {
    /// The folder's or the archive's path.
    package let path: String
    /// The names, in no special order.
    package let names: [String]
    /// The archive; nil for a folder.
    private let pack: FramePack?
    private let limits: PNGLimits

    /// The pictures at `path`.
    ///
    /// - Parameter limits: The size of each picture.
    /// - Throws: `InputError` where it cannot be read, or holds no PNG.
    package init(path: String, limits: PNGLimits = .default) throws(InputError) {
        self.path = path
        self.limits = limits
        let files: [String]
        do throws(FileError) {
            if FramePack.isPack(path) {
                let pack = try FramePack(path: path)
                self.pack = pack
                files = pack.names
            } else {
                pack = nil
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

    /// What a picture is called in messages.
    package func path(of name: String) -> String {
        path.hasSuffix("/") ? path + name : "\(path)/\(name)"
    }

    /// A picture.
    ///
    /// - Throws: `InputError` with the path, what is wrong with the file, and what to do.
    package func image(_ name: String) throws(InputError) -> Image {
        guard let pack else { return try PictureFile.read(path(of: name), limits: limits) }
        let bytes: [UInt8]
        do { bytes = try pack.bytes(of: name) ?? [] } catch { throw InputError(error.description) }
        return try PictureFile.image(bytes, path(of: name), limits: limits)
    }
}
