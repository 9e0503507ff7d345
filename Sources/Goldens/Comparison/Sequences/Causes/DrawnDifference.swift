import Pictures
import Raster

/// The difference between expected frames and attempts to draw them.
///
/// Frames are slightly blurred before they are compared. So the difference decreases steadily as an
/// attempt gets closer, even if edges move by less than a pixel.
package struct DrawnDifference {
    /// Frames that are downscaled and blurred for comparison.
    package struct Soft {
        fileprivate let frames: [ImageCells]
    }

    private let images: [Image]
    private let side: Int
    private let expected: Soft
    private let whole: Double

    /// The maximum number of cells of a frame.
    private static let mostCells = 6000.0

    /// Measures the difference between expected and actual frames. Returns `nil` if they are equal,
    /// or if the numbers or sizes of the frames differ.
    package init?(expected: [Image], actual: [Image]) {
        guard let first = expected.first, expected.count == actual.count,
            zip(expected, actual).allSatisfy({ PixelSize($0) == PixelSize($1) })
        else { return nil }
        let cells = Double(first.width * first.height) / Self.mostCells
        side = max(Int(cells.squareRoot().rounded(.up)), 1)
        images = expected
        self.expected = Self.soft(expected, side)
        whole = Self.square(self.expected, Self.soft(actual, side))
        guard whole > 0 else { return nil }
    }

    /// Whether an attempt has exactly the expected pixels.
    package func isExact(_ attempt: [Image]) -> Bool { attempt == images }

    /// Returns the downscaled and blurred frames of an attempt.
    package func soft(_ attempt: [Image]) -> Soft { Self.soft(attempt, side) }

    /// Returns the squared difference between the expected frames and an attempt, divided by that
    /// between the expected and the actual frames.
    package func rest(_ attempt: Soft) -> Double { Self.square(expected, attempt) / whole }

    /// Returns a factor for each small change, so that the attempt with the sum of all scaled
    /// changes is closest to the expected frames.
    ///
    /// - Parameters:
    ///   - attempt: The frames without the changes.
    ///   - changed: The frames with each change on its own.
    package func bestFactors(_ attempt: Soft, _ changed: [Soft]) -> [Double] {
        let count = changed.count
        var matrix = [Double](repeating: 0, count: count * count)
        var right = [Double](repeating: 0, count: count)
        for frame in attempt.frames.indices {
            let base = attempt.frames[frame].colors
            let target = expected.frames[frame].colors
            for index in base.indices {
                let left = target[index] - base[index]
                let slopes = changed.map { $0.frames[frame].colors[index] - base[index] }
                for row in 0..<count where slopes[row] != .zero {
                    right[row] += Double((slopes[row] * left).total)
                    for column in 0...row {
                        matrix[row * count + column] += Double((slopes[row] * slopes[column]).total)
                    }
                }
            }
        }
        // Regularises the equations, so that changes without a visible effect do not make them
        // singular.
        for row in 0..<count { matrix[row * count + row] += 1e-9 }
        return PlacementFit.solved(matrix, right)
    }

    /// Returns the fraction of an attempt's squared difference, 0…1, that remains after adding the
    /// best multiple of a small change.
    package func linearRest(_ attempt: Soft, _ changed: Soft) -> Double {
        var (product, square, whole) = (0.0, 0.0, 0.0)
        for frame in attempt.frames.indices {
            let base = attempt.frames[frame].colors
            for index in base.indices {
                let left = expected.frames[frame].colors[index] - base[index]
                let slope = changed.frames[frame].colors[index] - base[index]
                product += Double((left * slope).total)
                square += Double((slope * slope).total)
                whole += Double((left * left).total)
            }
        }
        guard square > 0, whole > 0 else { return 1 }
        return max(1 - product * product / (square * whole), 0)
    }

    private static func soft(_ images: [Image], _ side: Int) -> Soft {
        Soft(
            frames: images.map { image in
                let area = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
                return ImageCells(image, area: area, side: side).softened()
            }
        )
    }

    private static func square(_ first: Soft, _ second: Soft) -> Double {
        zip(first.frames, second.frames).reduce(0) { $0 + $1.0.squaredDistance(to: $1.1) }
    }
}
