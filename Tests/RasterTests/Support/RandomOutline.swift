import Raster
import SeededRandom

/// Random polygons in an image of random size, to test kernels.
struct RandomOutline {
    /// The special property of an outline.
    enum Kind: CaseIterable {
        /// All corners are in the image.
        case inside
        /// Edges cross all four borders of the image.
        case around
        /// Corners are up to 10⁷ pixels away.
        case far
        /// Corners on a coarse grid: horizontal edges, coincident corners, corners on rows and
        /// borders.
        case grid
        /// Corners on two adjacent columns, often at the right border.
        case steep
        /// Corners on few heights: edges through many columns.
        case flat
        /// Triangles with corners at quarters of a row: chains begin where others end.
        case quarters
        /// Down and up through the image, with one or two subpixel units between the edges.
        case touching
        /// Repeatedly down and up through the image.
        case zigzag
        /// Round polygons around one centre, most of them with the same orientation.
        case nested
        /// A round polygon of many short edges, like a curve.
        case curve
    }

    /// The width of the image in pixels, 1 to 300.
    let width: Int
    /// The height of the image in pixels, 1 to 40.
    let height: Int
    /// The corners of each polygon.
    let polygons: [[Point]]

    /// Creates an outline from polygons in an image of `width` × `height` pixels.
    init(width: Int, height: Int, polygons: [[Point]]) {
        self.width = width
        self.height = height
        self.polygons = polygons
    }

    /// Creates a random outline of a kind in an image of random size.
    init(_ kind: Kind, using random: inout SplitMix64) {
        let largest = [(1, 1), (7, 5), (40, 12), (300, 40)].randomElement(using: &random) ?? (1, 1)
        self.init(
            kind,
            width: Int.random(in: 1...largest.0, using: &random),
            height: Int.random(in: 1...largest.1, using: &random),
            using: &random
        )
    }

    /// Creates a random outline of a kind in an image of `width` × `height` pixels.
    init(_ kind: Kind, width: Int, height: Int, using random: inout SplitMix64) {
        self.width = width
        self.height = height
        let size = Size(width: Double(width), height: Double(height))
        if kind == .nested || kind == .curve {
            polygons = Self.round(kind, size, using: &random)
            return
        }
        let count = Int.random(in: 1...3, using: &random)
        let column = Int.random(in: 0...width, using: &random)
        polygons = (0..<count).map { _ in
            let corners: ClosedRange =
                switch kind {
                case .zigzag: 20...90
                case .quarters: 3...3
                default: 1...9
                }
            return (0..<Int.random(in: corners, using: &random)).map {
                Self.corner($0, kind, size, Double(column), using: &random)
            }
        }
    }

    private static func corner(
        _ index: Int,
        _ kind: Kind,
        _ size: Size,
        _ column: Double,
        using random: inout SplitMix64
    ) -> Point {
        let (width, height) = (size.width, size.height)
        func inside() -> Point {
            Point(x: random.double(in: 0...width), y: random.double(in: 0...height))
        }
        switch kind {
        case .inside, .nested, .curve: return inside()
        case .around:
            return Point(
                x: random.double(in: -0.4 * width...1.4 * width),
                y: random.double(in: -0.4 * height...1.4 * height)
            )
        case .far:
            if Bool.random(using: &random) { return inside() }
            let reach = min(random.double(exponents: 2...23), 1e7)
            return Point(x: random.double(in: -reach...reach), y: random.double(in: -reach...reach))
        case .grid:
            let x = (random.double(in: -0.2 * width...1.2 * width) * 2).rounded() / 2
            let y = (random.double(in: -0.2 * height...1.2 * height) * 2).rounded() / 2
            return Point(x: x, y: y)
        case .steep:
            let x = Bool.random(using: &random) ? column : column - random.double(in: 0...1)
            return Point(x: x, y: random.double(in: -1...height + 1))
        case .flat:
            let y = (random.double(in: 0...height) * 3).rounded() / 3
            return Point(x: inside().x, y: y + random.double(in: 0...0.01))
        case .quarters:
            let row = column.truncatingRemainder(dividingBy: height)
            return Point(x: inside().x, y: row + Double(random.next() % 5) / 4)
        case .touching:
            let x = column + Double(Int.random(in: -1...2, using: &random)) / 4096
            return Point(x: x, y: index.isMultiple(of: 2) ? -0.5 : height + 0.5)
        case .zigzag:
            let y = index.isMultiple(of: 2) ? -0.5 : height + random.double(in: -0.7...0.7)
            return Point(x: inside().x, y: y)
        }
    }

    private static func round(
        _ kind: Kind,
        _ size: Size,
        using random: inout SplitMix64
    ) -> [[Point]] {
        let center = Point(
            x: random.double(in: 0...size.width),
            y: random.double(in: 0...size.height)
        )
        let largest = max(size.width, size.height)
        return (0..<Int.random(in: 1...4, using: &random)).map { _ in
            let count = Int.random(in: kind == .curve ? 40...200 : 3...24, using: &random)
            let radius = random.double(in: 0.1 * largest...largest)
            let direction = Int.random(in: 0..<4, using: &random) == 0 ? -1.0 : 1.0
            return (0..<count).map {
                let angle = Angle.turns(direction * Double($0) / Double(count))
                return center + Vector(angle: angle) * radius
            }
        }
    }
}
