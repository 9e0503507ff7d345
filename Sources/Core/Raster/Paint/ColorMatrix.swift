/// An affine map of straight, encoded sRGB colours: r′ = m₀·r + m₁·g + m₂·b + m₃·a + m₄, and so on.
/// Results are clamped to 0…1.
public struct ColorMatrix: Hashable, Sendable {
    /// The coefficients of one component of the result.
    public struct Row: Hashable, Sendable {
        /// The factor of red.
        public var red: Double
        /// The factor of green.
        public var green: Double
        /// The factor of blue.
        public var blue: Double
        /// The factor of alpha.
        public var alpha: Double
        /// The constant term.
        public var constant: Double

        /// Creates a row of coefficients, by default 0.
        public init(
            red: Double = 0,
            green: Double = 0,
            blue: Double = 0,
            alpha: Double = 0,
            constant: Double = 0
        ) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
            self.constant = constant
        }
    }

    /// The coefficients of red.
    public var red: Row
    /// The coefficients of green.
    public var green: Row
    /// The coefficients of blue.
    public var blue: Row
    /// The coefficients of alpha.
    public var alpha: Row

    /// Creates a map of four rows; by default alpha does not change.
    public init(red: Row, green: Row, blue: Row, alpha: Row = Row(alpha: 1)) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The map that changes no colour.
    public static let identity = ColorMatrix(
        red: Row(red: 1),
        green: Row(green: 1),
        blue: Row(blue: 1)
    )
}

/// The columns of a matrix, as vectors for the compositor.
struct ColorMatrixColumns {
    private let red: StraightPixel
    private let green: StraightPixel
    private let blue: StraightPixel
    private let alpha: StraightPixel
    private let constant: StraightPixel

    init(_ matrix: ColorMatrix) {
        func column(_ part: (ColorMatrix.Row) -> Double) -> StraightPixel {
            StraightPixel(
                Float(part(matrix.red)),
                Float(part(matrix.green)),
                Float(part(matrix.blue)),
                Float(part(matrix.alpha))
            )
        }
        red = column { $0.red }
        green = column { $0.green }
        blue = column { $0.blue }
        alpha = column { $0.alpha }
        constant = column { $0.constant }
    }

    /// Returns the mapped colour of a pixel. A clear pixel stays clear.
    @inline(__always)
    func apply(to pixel: StraightPixel) -> StraightPixel {
        guard pixel.w > 0 else { return .zero }
        var result = red * pixel.x
        result += green * pixel.y
        result += blue * pixel.z
        result += alpha * pixel.w
        result += constant
        // NaN becomes 0.
        result.replace(with: 0, where: .!(result .> 0))
        result.replace(with: 1, where: result .> 1)
        return result
    }
}
