/// A linear map of straight, encoded sRGB colours: r′ = m₀·r + m₁·g + m₂·b + m₃·a + m₄, and so on, each
/// result clamped to 0…1.
public struct ColorMatrix: Hashable, Sendable {
    /// What one component of the result is made of.
    public struct Row: Hashable, Sendable {
        /// The share of red.
        public var red: Double
        /// The share of green.
        public var green: Double
        /// The share of blue.
        public var blue: Double
        /// The share of alpha.
        public var alpha: Double
        /// What is added.
        public var constant: Double

        /// Shares of the components, and what is added.
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

    /// What red is made of.
    public var red: Row
    /// What green is made of.
    public var green: Row
    /// What blue is made of.
    public var blue: Row
    /// What alpha is made of.
    public var alpha: Row

    /// A map of four rows; alpha stays as it is by default.
    public init(red: Row, green: Row, blue: Row, alpha: Row = Row(alpha: 1)) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The map that leaves every colour as it is.
    public static let identity = ColorMatrix(
        red: Row(red: 1),
        green: Row(green: 1),
        blue: Row(blue: 1)
    )
}

/// A matrix's columns as the compositor works with them.
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

    /// A pixel's colour; where there is no ink there comes none.
    @inline(__always)
    func apply(to pixel: StraightPixel) -> StraightPixel {
        guard pixel.w > 0 else { return .zero }
        var result = red * pixel.x
        result += green * pixel.y
        result += blue * pixel.z
        result += alpha * pixel.w
        result += constant
        // What is not a number becomes 0.
        result.replace(with: 0, where: .!(result .> 0))
        result.replace(with: 1, where: result .> 1)
        return result
    }
}
