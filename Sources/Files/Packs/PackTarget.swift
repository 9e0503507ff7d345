import Base
import Indicators

/// A platform or format for which packs are written.
///
/// A new target is a type with this protocol and an entry in `PackTargets.all`. The options, the
/// lists and the documentation are derived from it.
package protocol PackTarget: Sendable {
    /// The name after `--for`.
    var name: String { get }
    /// What loads the pack, in a few words.
    var purpose: String { get }
    /// How the tests check the pack.
    var proof: PackProof { get }
    /// The default scales, in pixels per point.
    var scales: [Double] { get }
    /// The default appearances.
    var appearances: [Appearance] { get }
    /// The default numbers in file names.
    var numbering: PackNumbering { get }
    /// Whether a program keeps all decoded frames in memory.
    var loadsAllFrames: Bool { get }

    /// The end of the name of the text that users copy into their project, such as `.swift`. `nil`
    /// for packs of images.
    var sourceEnding: String? { get }

    /// Returns the files of a pack.
    ///
    /// - Throws: `InputError` if the design exceeds a limit of the target; `EncodingError` if a
    ///   file cannot be encoded.
    func contents(of pack: Pack) throws -> PackContents
}

extension PackTarget {
    package var scales: [Double] { [1, 2, 3] }
    package var appearances: [Appearance] { [.light] }
    package var numbering: PackNumbering { .plain }
    package var loadsAllFrames: Bool { false }
    package var sourceEnding: String? { nil }
}

/// How a target's packs are checked.
package enum PackProof: Equatable, Sendable {
    /// A program that reads the files, such as a decoder, gives the same pixels.
    case consumer(String)
    /// The files have the documented structure; no program that loads them runs here.
    case structure

    /// The proof in a few words.
    package var text: String {
        switch self {
        case .consumer(let name): "read back by \(name)"
        case .structure: "checked against the format's documentation"
        }
    }
}

/// All targets.
package enum PackTargets {
    /// The targets, in the order of lists.
    package static let all: [any PackTarget] = [
        UIKitTarget(), AssetCatalogTarget(), MJRefreshTarget(), WatchTarget(),
        AndroidTarget(), AnimatedVectorTarget(), ComposeTarget(), FlutterTarget(),
        ReactNativeTarget(),
        AnimationTarget.apng, AnimationTarget.webp, AnimationTarget.gif, AnimationTarget.avif,
        SwiftUITarget(), CoreAnimationTarget(), CSSTarget(), CSSSpritesTarget(), SVGTarget(),
        LottieTarget.lottie, LottieTarget.dotLottie, AsepriteTarget(), LVGLTarget(),
        PlymouthTarget(),
    ]

    /// Returns the target with a name.
    ///
    /// - Throws: `InputError` that suggests a similar name.
    package static func target(named name: String) throws(InputError) -> any PackTarget {
        if let target = all.first(where: { $0.name == name }) { return target }
        throw InputError(
            "there is no target “\(NearestName.excerpt(name))”",
            hint: NearestName.hint(for: name, among: all.map(\.name))
        )
    }
}
