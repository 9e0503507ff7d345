import ArgumentParser
import Base
import Comparison
import Frames
import Pictures
import Raster

/// How pictures are compared.
struct ComparisonOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "exact, pixelmatch, pixelmatch-oklab, perceptual or ssim. (default: exact)",
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
            The distance to let pass: 0 to 255 steps of a channel if exact, else 0 to 1. \
            (default: 0 if exact, 0.1 with pixelmatch, 0.02 if perceptual, 0.01 with ssim)
            """,
            valueName: "0.1"
        ),
        transform: { try CommaList.number($0, of: "threshold", in: 0...255) }
    )
    var threshold: Double?

    @Option(
        help: ArgumentHelp(
            "Pixels that edges may have moved, 0 to 1, if perceptual. (default: 0)",
            valueName: "0.5"
        ),
        transform: { try CommaList.number($0, of: "radius", in: 0...1) }
    )
    var radius: Double?

    @Flag(
        name: [.customLong("count-antialiasing"), .customLong("include-aa")],
        help: "Count what looks like anti-aliasing, too, with pixelmatch."
    )
    var countsAntialiasing = false

    @Flag(
        name: .customLong("no-checkerboard"),
        help: "Compare translucent pixels over white, not over two tones, with pixelmatch."
    )
    var isOverWhite = false

    @Option(
        help: ArgumentHelp("Do not look here, in pixels; repeatable.", valueName: "x,y,w,h"),
        transform: AreaArgument.rect
    )
    var ignore: [PixelRect] = []

    @Option(
        help: ArgumentHelp("Look only here, in pixels; repeatable.", valueName: "x,y,w,h"),
        transform: AreaArgument.rect
    )
    var only: [PixelRect] = []

    /// What the options say together.
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
                throw ValidationError("--threshold is a whole number of steps if exact")
            }
            if algorithm != .exact, threshold > 1 {
                throw ValidationError("--threshold is 0 to 1 with \(algorithm.rawValue)")
            }
        }
        if radius != nil, algorithm != .perceptual {
            throw ValidationError("--radius goes with --algorithm perceptual")
        }
        guard algorithm != .pixelmatch, algorithm != .pixelmatchOklab else { return }
        if countsAntialiasing {
            throw ValidationError("--count-antialiasing goes with --algorithm pixelmatch")
        }
        if isOverWhite {
            throw ValidationError("--no-checkerboard goes with --algorithm pixelmatch")
        }
    }
}
