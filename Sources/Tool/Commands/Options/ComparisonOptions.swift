import ArgumentParser
import Base
import Comparison
import Frames
import Pictures
import Raster

/// The options for comparing images.
struct ComparisonOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The algorithm: exact, pixelmatch, pixelmatch-oklab, perceptual or ssim. "
                + "(default: exact)",
            valueName: "algorithm"
        ),
        completion: .list(ComparisonMethod.Name.allCases.map(\.rawValue)),
        transform: { text throws(InputError) in
            try CommaList.name(text, of: "algorithms")
        }
    )
    var algorithm: ComparisonMethod.Name = .exact

    @Option(
        help: ArgumentHelp(
            """
            The maximum difference between pixels that count as equal. exact: 0 to 255 steps of a \
            channel; others: 0 to 1. (default: exact 0, pixelmatch 0.1, perceptual 0.02, ssim 0.01)
            """,
            valueName: "0.1"
        ),
        transform: { try CommaList.number($0, of: "threshold", in: 0...255) }
    )
    var threshold: Double?

    @Option(
        help: ArgumentHelp(
            "perceptual: the distance that edges may move, 0 to 1 pixels. (default: 0)",
            valueName: "0.5"
        ),
        transform: { try CommaList.number($0, of: "radius", in: 0...1) }
    )
    var radius: Double?

    @Flag(
        name: [.customLong("count-antialiasing"), .customLong("include-aa")],
        help: "pixelmatch: count pixels that look like anti-aliasing, too."
    )
    var countsAntialiasing = false

    @Flag(
        name: .customLong("no-checkerboard"),
        help: "pixelmatch: compare translucent pixels over white, not over a checkerboard."
    )
    var isOverWhite = false

    @Option(
        help: ArgumentHelp("Ignore this area, in pixels. Repeatable.", valueName: "x,y,w,h"),
        transform: AreaArgument.rect
    )
    var ignore: [PixelRect] = []

    @Option(
        help: ArgumentHelp("Compare only this area, in pixels. Repeatable.", valueName: "x,y,w,h"),
        transform: AreaArgument.rect
    )
    var only: [PixelRect] = []

    /// The comparison that the options describe.
    var comparison: ImageComparison {
        ImageComparison(method: method, area: ComparedArea(only: only, ignored: ignore))
    }

    private var method: ComparisonMethod {
        switch algorithm {
        case .exact: .exact(ExactOptions(tolerance: UInt8(threshold ?? 0)))
        case .pixelmatch: .pixelmatch(pixelmatch)
        case .pixelmatchOklab: .pixelmatchOklab(pixelmatch)
        case .perceptual:
            .perceptual(PerceptualOptions(threshold: threshold ?? 0.02, radius: radius ?? 0))
        case .ssim: .ssim(SSIMOptions(threshold: threshold ?? 0.01))
        }
    }

    private var pixelmatch: PixelmatchOptions {
        PixelmatchOptions(
            threshold: threshold ?? 0.1,
            countsAntialiasing: countsAntialiasing,
            usesCheckerboard: !isOverWhite
        )
    }

    func validate() throws {
        if let threshold {
            if algorithm == .exact, threshold != threshold.rounded() {
                throw ValidationError("--threshold must be a whole number with exact")
            }
            if algorithm != .exact, threshold > 1 {
                throw ValidationError("--threshold must be 0 to 1 with \(algorithm.rawValue)")
            }
        }
        if radius != nil, algorithm != .perceptual {
            throw ValidationError("--radius needs --algorithm perceptual")
        }
        guard algorithm != .pixelmatch, algorithm != .pixelmatchOklab else { return }
        if countsAntialiasing {
            throw ValidationError("--count-antialiasing needs --algorithm pixelmatch")
        }
        if isOverWhite {
            throw ValidationError("--no-checkerboard needs --algorithm pixelmatch")
        }
    }
}
