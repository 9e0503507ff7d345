import Base
import Comparison
import Pictures
import Platform
import Raster

/// A folder for the difference images of two sets of images.
package struct DifferenceFolder: Sendable {
    private let path: String
    private let style: DifferenceStyle

    /// Creates the folder object. The folder does not need to exist.
    ///
    /// - Throws: `InputError` if its parent folder does not exist, or if it is not empty, because
    ///   the images of two comparisons would be mixed.
    package init(path: String, style: DifferenceStyle) throws(InputError) {
        self.path = path
        self.style = style
        try ImageOutput.file(path).check(reading: [])
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

    /// Writes the difference image of two frames, as `name` or `name.png`.
    package func write(
        _ name: String,
        _ comparison: ImageComparison,
        _ difference: ImageDifference,
        _ expected: Image,
        _ actual: Image
    ) throws {
        let picture = comparison.differenceImage(
            of: difference,
            expected: expected,
            actual: actual,
            style: style
        )
        let file = name.lowercased().hasSuffix(".png") ? name : "\(name).png"
        try PNG.write(picture, path: path.hasSuffix("/") ? path + file : "\(path)/\(file)")
    }
}
