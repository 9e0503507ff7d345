import DesignReference
import Frames
import Pictures
import Platform
import Raster

/// A committed file that is generated from the sources.
package struct GeneratedDocument {
    /// The contents of a file.
    package enum Content: Equatable {
        /// A UTF-8 text.
        case text(String)
        /// The pixels of a PNG.
        case picture(Image)
    }

    /// The path in the package.
    package let path: String
    /// The contents.
    package let content: Content

    /// Returns all generated files of a package.
    package static func all(package: String) throws -> [GeneratedDocument] {
        let cookbook = try Cookbook(package: package)
        let gallery = GalleryDocument()
        return try [
            GeneratedDocument(
                path: "Documentation/gallery.md",
                content: .text(gallery.markdown)
            ),
            GeneratedDocument(
                path: "Documentation/format.md",
                content: .text(FormatDocument().markdown)
            ),
            GeneratedDocument(
                path: DocumentAssets.logoPath,
                content: .picture(DocumentAssets.logo())
            ),
            GeneratedDocument(
                path: DocumentAssets.sailsPath,
                content: .picture(DocumentAssets.sails())
            ),
        ]
            + gallery.pictures().map {
                GeneratedDocument(path: $0.path, content: .picture($0.image))
            }
            + FormatExample.all.map { example in
                GeneratedDocument(
                    path: example.packagePath,
                    content: .picture(try example.drawing().strip())
                )
            }
            + cookbook.recipes.map { recipe in
                GeneratedDocument(
                    path: recipe.picturePath,
                    content: .picture(try recipe.strip())
                )
            }
    }

    /// Returns the contents in the package, or `nil` if the file does not exist.
    package func committed(package: String) throws -> Content? {
        switch content {
        case .text:
            guard let bytes = try? FileContents.read(path: "\(package)/\(path)") else { return nil }
            return .text(String(decoding: bytes, as: UTF8.self))
        case .picture:
            return (try? PNG.read(path: "\(package)/\(path)")).map { .picture($0) }
        }
    }

    /// Writes the file if its contents differ.
    func write(package: String) throws {
        guard try committed(package: package) != content else { return }
        switch content {
        case .text(let text):
            try AtomicFile.write(Array(text.utf8), to: "\(package)/\(path)")
        case .picture(let image):
            try PNG.write(image, path: "\(package)/\(path)", scale: 1)
        }
    }
}
