import Base
import DesignFormat
import Fonts
import Indicators
import Pictures
import Platform
import Raster

/// The files beside a design, and nothing outside of its folder.
package struct DesignFolder: Sendable {
    /// The folder with links resolved; nil where there is none.
    private let folder: String?
    private let fonts: FontFolder

    /// The files in `folder`; "" for the current one.
    package init(_ folder: String) {
        self.folder = FilePath.resolved(folder.isEmpty ? "." : folder)
        fonts = FontFolder(folder)
    }

    /// The picture in the PNG at `path`, relative to the folder.
    ///
    /// - Parameter pixels: The most that the picture may have; its header is looked at before it is
    ///   decoded.
    /// - Throws: `InputError` for a path that leads out of the folder, also by links;
    ///   `ImageTooLarge`; `PNGError`.
    package func image(at path: String, pixels: Int = DesignLimits.imagePixels) throws -> Image {
        guard let target = try target(path) else { throw PNGError.noSuchFile(path) }
        do {
            return try PNG.read(path: target, limits: Self.limits(pixels))
        } catch {
            guard case .tooLarge(let width, let height, _) = error else { throw error }
            throw ImageTooLarge(width: width, height: height, room: pixels)
        }
    }

    /// Warnings about the images of a design whose colour information is ignored.
    package func warnings(about design: Design) -> [DesignProblem] {
        design.pictures.keys.sorted().compactMap { path in
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

    /// The text of the design at `path`, relative to the folder.
    ///
    /// - Throws: `InputError` as `image(at:pixels:)`; `FileError`.
    package func text(at path: String) throws -> [UInt8] {
        guard let target = try target(path) else { throw FileError.missing(path) }
        return try FileContents.read(path: target, limit: DesignLimits.fileSize)
    }

    /// Where a path leads with links resolved; nil where there is nothing.
    private func target(_ path: String) throws(InputError) -> String? {
        switch InnerFile(path, in: folder) {
        case .file(let target): return target
        case .missing: return nil
        case .outside:
            throw InputError(
                "\(path) leads out of the design's folder",
                hint: "use a path below it"
            )
        }
    }

    /// The files as readers of designs request them.
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

    /// Files of 16 bits a channel that are hardly compressed are larger than their pixels.
    private static func limits(_ pixels: Int) -> PNGLimits {
        PNGLimits(file: DesignLimits.imageFileSize, bytes: 4 * pixels)
    }
}
