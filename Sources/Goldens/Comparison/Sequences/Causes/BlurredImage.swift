import Pictures
import Raster

/// A part of an image, downscaled and blurred, minus the background colour.
///
/// Blurring reduces the effect of the position of edges on the pixel grid.
struct BlurredImage {
    /// The colours, minus that of the background.
    let cells: ImageCells

    /// Divides `area` into cells of `side`×`side` pixels and blurs them.
    ///
    /// The colour of the first pixel of `background` is subtracted.
    init(_ image: Image, area: PixelRect, side: Int, background: Image) {
        let whole = ImageCells(image, area: area, side: side)
        let pixel = background[0, 0]
        let alpha = Float(pixel.alpha) / 255
        let straight = SIMD4(Float(pixel.red), Float(pixel.green), Float(pixel.blue), 255)
        let color = straight * (alpha / 255)
        let colors = whole.colors.map { $0 - color }
        cells = ImageCells(width: whole.width, height: whole.height, colors: colors).softened()
    }

    /// The centroid and the standard deviation of the visible content, in cells. `nil` if the
    /// content is nearly empty or too narrow.
    var spread: (center: Vector, deviation: Vector)? {
        var (weight, sum, squares) = (0.0, Vector(dx: 0, dy: 0), Vector(dx: 0, dy: 0))
        for y in 0..<cells.height {
            for x in 0..<cells.width {
                let color = cells.colors[y * cells.width + x]
                let contrast = Double((color * color).total).squareRoot()
                let position = Vector(dx: Double(x) + 0.5, dy: Double(y) + 0.5)
                weight += contrast
                sum = Vector(
                    dx: sum.dx + contrast * position.dx,
                    dy: sum.dy + contrast * position.dy
                )
                squares = Vector(
                    dx: squares.dx + contrast * position.dx * position.dx,
                    dy: squares.dy + contrast * position.dy * position.dy
                )
            }
        }
        guard weight > 1e-3 else { return nil }
        let center = Vector(dx: sum.dx / weight, dy: sum.dy / weight)
        let deviation = Vector(
            dx: max(squares.dx / weight - center.dx * center.dx, 0).squareRoot(),
            dy: max(squares.dy / weight - center.dy * center.dy, 0).squareRoot()
        )
        return deviation.dx > 0.1 && deviation.dy > 0.1 ? (center, deviation) : nil
    }
}

extension ImageCells {
    /// Returns the cells blurred with the kernel 1:2:1, twice along each axis.
    func softened() -> ImageCells {
        var colors = colors
        for _ in 0..<2 {
            colors = Self.mixed(colors, count: width, step: 1, lines: height, apart: width)
            colors = Self.mixed(colors, count: height, step: width, lines: width, apart: 1)
        }
        return ImageCells(width: width, height: height, colors: colors)
    }

    private static func mixed(
        _ colors: [SIMD4<Float>],
        count: Int,
        step: Int,
        lines: Int,
        apart: Int
    ) -> [SIMD4<Float>] {
        var result = colors
        for line in 0..<lines {
            let start = line * apart
            for position in 0..<count {
                let index = start + position * step
                let before = position > 0 ? colors[index - step] : .zero
                let after = position + 1 < count ? colors[index + step] : .zero
                result[index] = before * 0.25 + colors[index] * 0.5 + after * 0.25
            }
        }
        return result
    }
}
