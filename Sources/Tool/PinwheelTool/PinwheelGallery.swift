import Base
import Commands
import Console
import Frames
import Indicators
import Platform

#if PINWHEEL_PREVIEW
    import Preview
#endif

/// A program with all commands of `pinwheel`, for indicators that are written in Swift.
///
///     @main
///     struct Gallery: PinwheelGallery {
///         var indicators: [any Indicator] {
///             [ViewIndicator("spinner", size: CGSize(width: 60, height: 60)) { _ in Spinner() }]
///         }
///     }
///
/// `swift run gallery render` writes the frames of the indicators. The other commands work like
/// those of `pinwheel`. `preview` restarts when the program is rebuilt. It needs the package trait
/// `Preview`: add `traits: ["Preview"]` to the dependency.
@MainActor @preconcurrency
public protocol PinwheelGallery {
    /// Creates the gallery.
    init()
    /// The indicators, in the order of listings.
    ///
    /// A name consists of letters, digits, `-` and `_`, and starts with a letter.
    var indicators: [any Indicator] { get }
}

extension PinwheelGallery {
    /// Runs the command line and ends the process with its exit status.
    public static func main() {
        let indicators = Self().indicators
        Program.begin(GalleryProgram.program(carrying: indicators))
        do {
            try GalleryProgram.check(indicators)
        } catch {
            Pinwheel.fail(error)
        }
        Pinwheel.main(preview: GalleryProgram.preview)
    }
}

/// The behaviour of a program with its own indicators.
package enum GalleryProgram {
    /// Returns the program's name, the command that runs it, and its indicators.
    static func program(carrying indicators: [any Indicator]) -> Program {
        let path = CommandWords.executable ?? ""
        let name = path.split(separator: "/").last.map(String.init) ?? "gallery"
        return Program(name: name, command: command(of: path), indicators: indicators)
    }

    /// Returns the shell words of the command that runs the program at a path.
    package static func command(of path: String) -> [String] {
        let name = path.split(separator: "/").last.map(String.init) ?? "gallery"
        return path.contains("/.build/") ? ["swift", "run", name] : [name]
    }

    /// Checks that the names of indicators are valid and unique.
    static func check(_ indicators: [any Indicator]) throws(InputError) {
        var seen: Set<String> = []
        for name in indicators.map(\.name) {
            guard NameSyntax.isName(name) else {
                throw InputError(
                    "“\(NearestName.excerpt(name))” is not a valid name of an indicator",
                    hint: "allowed: \(NameSyntax.allowed)"
                )
            }
            guard seen.insert(name).inserted else {
                throw InputError("two indicators are called “\(name)”", hint: "rename one of them")
            }
        }
    }

    #if PINWHEEL_PREVIEW
        /// Serves the page with the indicators, and restarts when the program is rebuilt.
        static let preview: @Sendable (PreviewOptions) throws -> Never = { options in
            try PreviewService.serve(
                options,
                showing: Program.current.indicators,
                restartsWhenRebuilt: true,
                failing: { Pinwheel.fail($0) }
            )
        }
    #else
        /// Reports that the program was built without the preview, and how to add it.
        static let preview: @Sendable (PreviewOptions) throws -> Never = { _ in
            throw InputError(
                "\(Program.current.name) is built without the preview",
                hint: "add traits: [\"Preview\"] to the dependency in Package.swift"
            )
        }
    #endif
}
