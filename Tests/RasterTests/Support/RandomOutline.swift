import Raster
import SeededRandom

/// Polygons of all sorts in a picture of a size of their own, to try kernels with.
struct RandomOutline {
    /// What is hard about an outline.
    enum Kind: CaseIterable {
        /// All corners lie in the picture.
        case inside
        /// Edges cross all four sides of the picture.
        case around
        /// Corners are up to 10⁷ pixels away.
        case far
        /// Corners on a coarse grid: level edges, coincident corners, corners on rows and borders.
        case grid
        /// Corners on two neighbouring columns: the right border and the one before it, often.
        case steep
        /// Corners on few heights: edges through many columns.
        case flat
        /// Triangles with corners at quarters of a row: chains begin where others end.
        case quarters
        /// Down and up through the picture with a unit or two between the ways.
        case touching
        /// Down and up through the picture again and again.
        case zigzag
        /// Round polygons about one centre, which mostly wind the same way.
        case nested
        /// A round polygon of many short edges, as curves are.
        case curve
    }

    /// The picture's width in pixels, 1 to 300.
    let width: Int
    /// The picture's height in pixels, 1 to 40.
    let height: Int
    /// The corners of each polygon.
    let polygons: [[Point]]

    /// These polygons in a picture of `width` × `height` pixels.
    init(width: Int, height: Int, polygons: [[Point]]) {
        self.width = width
        self.height = height
        self.polygons = polygons
    }

    /// An outline of a kind in a picture of any size.
    init(_ kind: Kind, using random: inout SplitMix64) {
        let largest = [(1, 1), (7, 5), (40, 12), (300, 40)].randomElement(using: &random) ?? (1, 1)
        self.init(
            kind,
            width: Int.random(in: 1...largest.0, using: &random),
            height: Int.random(in: 1...largest.1, using: &random),
            using: &random
        )
    }

    /// An outline of a kind in a picture of `width` × `height` pixels.
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
