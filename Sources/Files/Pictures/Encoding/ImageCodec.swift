import CImageCodecs
import Raster

/// A library that encodes an animation format. It is opened with the first encoder.
package struct ImageCodec: Sendable {
    /// The name of the format, such as `WebP`.
    package let format: String
    /// The name of the library, such as `libwebp`.
    package let library: String
    /// The name with the version that is needed.
    private let needed: String
    /// The command that installs the library.
    private let command: String
    /// The largest width and height in pixels.
    private let largestSide: Int
    private let readVersion: @Sendable () -> String?

    /// The version of the installed library, or `nil` if no suitable version is installed.
    package var version: String? { readVersion() }

    package static let webp = ImageCodec(
        format: "WebP",
        library: "libwebp",
        needed: "libwebp 1",
        command: install(apt: "libwebp7 libwebpmux3", brew: "webp"),
        largestSide: 16383,
        readVersion: { unsafe string(cic_webp_version()) }
    )

    package static let gif = ImageCodec(
        format: "GIF",
        library: "giflib",
        needed: "giflib 5.1 or later",
        command: install(apt: "libgif7", brew: "giflib"),
        largestSide: 65535,
        readVersion: { unsafe string(cic_gif_version()) }
    )

    package static let avif = ImageCodec(
        format: "AVIF",
        library: "libavif",
        needed: unsafe "libavif \(String(cString: cic_avif_needed_version()))",
        command: install(apt: unsafe String(cString: cic_avif_package()), brew: "libavif"),
        largestSide: 65535,
        readVersion: { unsafe string(cic_avif_version()) }
    )

    /// The libraries of all formats.
    package static let all = [webp, gif, avif]

    /// - Throws: `EncodingError.missingLibrary` if no suitable version is installed.
    func checkInstalled() throws(EncodingError) {
        if version == nil { throw missing }
    }

    /// - Throws: `EncodingError` if the animation is played more than `limit` times.
    func check(plays: Int, upTo limit: Int) throws(EncodingError) {
        guard plays > limit else { return }
        throw refused("an animation plays at most \(limit) times, or for ever with 0")
    }

    /// Returns the animation of the settings with frames of an image's size.
    ///
    /// - Throws: `EncodingError` if the image is empty or too large.
    func animation(
        of image: Image,
        _ settings: FrameSettings
    ) throws(EncodingError) -> cic_animation {
        guard image.width > 0, image.height > 0 else { throw refused("the image is empty") }
        guard max(image.width, image.height) <= largestSide else {
            throw refused(
                "the image has \(image.width)×\(image.height) pixels; "
                    + "allowed: \(largestSide) in each direction"
            )
        }
        return cic_animation(
            width: Int32(image.width),
            height: Int32(image.height),
            frames: Int32(clamping: settings.count),
            plays: Int32(clamping: settings.plays)
        )
    }

    /// Returns the error of a call, or `nil` if it succeeded. `message` returns the library's
    /// reason for a refusal.
    @unsafe func error(
        _ status: cic_status,
        _ message: () -> UnsafePointer<CChar>?
    ) -> EncodingError? {
        switch status {
        case CIC_OK: nil
        case CIC_NO_LIBRARY: missing
        case CIC_NO_MEMORY: refused("there is too little memory")
        default: refused(unsafe Self.string(message()) ?? "the input is invalid")
        }
    }

    func refused(_ reason: String) -> EncodingError { .refused(format: format, reason: reason) }

    private var missing: EncodingError {
        .missingLibrary(format: format, library: needed, command: command)
    }

    private static func install(apt: String, brew: String) -> String {
        #if os(macOS)
            "brew install \(brew)"
        #else
            "apt-get install \(apt)"
        #endif
    }

    @unsafe private static func string(_ characters: UnsafePointer<CChar>?) -> String? {
        unsafe characters.map { unsafe String(cString: $0) }
    }
}
