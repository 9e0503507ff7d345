import Base
import DesignFormat
import Fonts
import Indicators
import Pictures
import Platform
import Raster

/// The files in a design's folder. Paths that lead out of the folder are rejected.
package struct DesignFolder: Sendable {
    /// The path of the folder without symbolic links, or `nil` if it does not exist.
    private let folder: String?
    private let fonts: FontFolder

    /// Creates a loader for files in `folder`. An empty string is the current folder.
    package init(_ folder: String) {
        self.folder = FilePath.resolved(folder.isEmpty ? "." : folder)
        fonts = FontFolder(folder)
    }

    /// Reads the PNG at a path relative to the folder.
    ///
    /// - Parameters:
    ///   - path: The relative path.
    ///   - pixels: The maximum number of pixels, which is checked before decoding.
    /// - Throws: `InputError` for a path that leads out of the folder, also through a symbolic
    ///   link; `ImageTooLarge`; `PNGError`.
    package func image(at path: String, pixels: Int = DesignLimits.imagePixels) throws -> Image {
        guard let target = try target(path) else { throw PNGError.noSuchFile(path) }
        do {
            return try PNG.read(path: target, limits: Self.limits(pixels))
        } catch {
            guard case .tooLarge(let width, let height, _) = error else { throw error }
            throw ImageTooLarge(width: width, height: height, room: pixels)
        }
    }

    /// Returns warnings about images whose colour information is ignored.
    package func warnings(about design: Design) -> [DesignProblem] {
        design.images.keys.sorted().compactMap { path in
            guard let target = try? target(path),
                let bytes = try? PNG.bytes(
                    path: target,
                    limits: Self.limits(DesignLimits.imagePixels)
                ),
                let sentence = PNGColorNotice.sentence(about: bytes)
            else { return nil }
            return DesignProblem(
                file: path,
                line: 0,
                column: 0,
                message: sentence,
                severity: .warning
            )
        }
    }

    /// Reads the text of a design at a path relative to the folder.
    ///
    /// - Throws: `InputError` as `image(at:pixels:)`; `FileError`.
    package func text(at path: String) throws -> [UInt8] {
        guard let target = try target(path) else { throw FileError.missing(path) }
        return try FileContents.read(path: target, limit: DesignLimits.fileSize)
    }

    /// Returns the resolved path, or `nil` if it does not exist.
    private func target(_ path: String) throws(InputError) -> String? {
        switch ContainedFile(path, in: folder) {
        case .file(let target): return target
        case .missing: return nil
        case .outside:
            throw InputError(
                "\(path) leads out of the design's folder",
                hint: "use a path below it"
            )
        }
    }

    /// The functions with which a design reader loads images, texts and fonts from the folder.
    package var assets: DesignAssets {
        DesignAssets(
            image: loaded(image:pixels:),
            text: loaded(text:),
            font: fonts.font(at:bytes:)
        )
    }

    private func loaded(text path: String) throws(AssetFailure) -> [UInt8] {
        do {
            return try text(at: path)
        } catch let error as FileError where error.isMissing {
            throw missing(path)
        } catch let error as FileError {
            throw AssetFailure(error.reason)
        } catch {
            throw AssetFailure("\(error)")
        }
    }

    private func loaded(image path: String, pixels: Int) throws(AssetFailure) -> Image {
        do {
            return try image(at: path, pixels: pixels)
        } catch PNGError.noSuchFile(let path) {
            throw missing(path)
        } catch {
            throw AssetFailure("\(error)")
        }
    }

    private func missing(_ path: String) -> AssetFailure {
        AssetFailure(
            AssetFailure.missing(path).description + SimilarPath.clause(for: path, in: folder),
            isMissing: true
        )
    }

    /// Returns the limits for images. The file limit is separate, since a PNG with 16 bits per
    /// channel can be larger than its decoded pixels.
    private static func limits(_ pixels: Int) -> PNGLimits {
        PNGLimits(file: DesignLimits.imageFileSize, bytes: 4 * pixels)
    }
}
