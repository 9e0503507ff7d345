import Base
import Commands
import Console
import Frames
import Indicators
import Platform

#if PINWHEEL_PREVIEW
    import Preview
#endif

/// A program of one's own with all commands of the tool, for indicators made in Swift.
///
///     @main
///     struct Gallery: PinwheelGallery {
///         var indicators: [any Indicator] {
///             [ViewIndicator("spinner", size: CGSize(width: 60, height: 60)) { _ in Spinner() }]
///         }
///     }
///
/// `swift run gallery render` writes their frames, `strip`, `still`, `animate`, `show`, `play`, `list`,
/// `record`, `verify` and the other commands do what `pinwheel` does, and `preview` shows them in the
/// browser, anew each time the program is built; for that the package says `traits: ["Preview"]` of its
/// dependency.
@MainActor @preconcurrency
public protocol PinwheelGallery {
    /// The gallery.
    init()
    /// The indicators, in the order in which they are listed. Their names are words for commands: letters,
    /// digits, - and _, a letter first.
    var indicators: [any Indicator] { get }
}

extension PinwheelGallery {
    /// Runs the command line and ends the process with the status that the tool ends with.
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

/// What is particular to a program with indicators of its own.
package enum GalleryProgram {
    /// The program by the name of its file, and by how it is started where a package builds it.
    static func program(carrying indicators: [any Indicator]) -> Program {
        let path = CommandWords.executable ?? ""
        let name = path.split(separator: "/").last.map(String.init) ?? "gallery"
        return Program(name: name, command: command(of: path), indicators: indicators)
    }

    /// What is typed to run the program at a path.
    package static func command(of path: String) -> [String] {
        let name = path.split(separator: "/").last.map(String.init) ?? "gallery"
        return path.contains("/.build/") ? ["swift", "run", name] : [name]
    }

    /// Every indicator has a name that can be typed, and that no other has.
    static func check(_ indicators: [any Indicator]) throws(InputError) {
        var seen: Set<String> = []
        for name in indicators.map(\.name) {
            guard NameText.isName(name) else {
                throw InputError(
                    "“\(NearestName.excerpt(name))” cannot name an indicator",
                    hint: "allowed: \(NameText.allowed)"
                )
            }
            guard seen.insert(name).inserted else {
                throw InputError("two indicators are called “\(name)”", hint: "rename one of them")
            }
        }
    }

    #if PINWHEEL_PREVIEW
        /// Serves the page with the indicators, and anew when the program is built again.
        static let preview: @Sendable (PreviewOptions) throws -> Never = { options in
            try PreviewService.serve(
                options,
                showing: Program.current.indicators,
                restartsWhenRebuilt: true,
                failing: { Pinwheel.fail($0) }
            )
        }
    #else
        /// Says how to have the preview.
        static let preview: @Sendable (PreviewOptions) throws -> Never = { _ in
            throw InputError(
                "\(Program.current.name) is built without the preview",
                hint: "say traits: [\"Preview\"] of the dependency in Package.swift"
            )
        }
    #endif
}
