import Base
import Comparison
import Pictures
import Platform
import Raster

/// Where the pictures of the differences between two sets go: a folder of its own.
package struct DifferenceFolder: Sendable {
    private let path: String
    private let style: DifferenceStyle

    /// The folder at `path`, which may not be there yet.
    ///
    /// - Throws: `InputError` where the folder around it is missing, or where something is in it:
    ///   the pictures of two comparisons would be mixed up.
    package init(path: String, style: DifferenceStyle) throws(InputError) {
        self.path = path
        self.style = style
        try PictureOutput.file(path).check(reading: [])
        guard Folder.exists(path) else { return }
        do {
            guard try Folder.files(below: path).isEmpty else {
                throw InputError("\(path) is not empty", hint: "empty it, or name another folder")
            }
        } catch let error as InputError {
            throw error
        } catch {
            throw InputError("\(error)")
        }
    }

    /// Writes the picture of the differences between two frames, as `name` or `name.png`.
    package func write(
        _ name: String,
        _ comparison: ImageComparison,
        _ difference: ImageDifference,
        _ expected: Image,
        _ actual: Image
    ) throws {
        let picture = comparison.picture(
            of: difference,
            expected: expected,
            actual: actual,
            style: style
        )
        let file = name.lowercased().hasSuffix(".png") ? name : "\(name).png"
        try PNG.write(picture, path: path.hasSuffix("/") ? path + file : "\(path)/\(file)")
    }
}
