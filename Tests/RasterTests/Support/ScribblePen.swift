import Raster
import SeededRandom

/// Draws random paths in an area, as people do.
struct ScribblePen {
    /// The size of the area, from the origin on.
    let size: Size
    /// Whether points are rounded to quarters.
    let isOnGrid: Bool
    /// The path drawn so far.
    private(set) var path = Path()

    /// Creates a pen for an area.
    init(size: Size, isOnGrid: Bool) {
        self.size = size
        self.isOnGrid = isOnGrid
    }

    private func place(_ x: Double, _ y: Double) -> Point {
        isOnGrid
            ? Point(x: (x * 4).rounded() / 4, y: (y * 4).rounded() / 4) : Point(x: x, y: y)
    }

    private func anywhere(using random: inout SplitMix64) -> Point {
        place(random.double(in: 0...size.width), random.double(in: 0...size.height))
    }

    /// Draws adjacent letters, with strokes that start along one axis and end along the other.
    mutating func write(using random: inout SplitMix64) {
        let height = random.double(in: 3...max(size.height, 4))
        let top = random.double(in: -1...max(size.height - height, 0) + 1)
        let pitch = height * random.double(in: 0.3...1.1)
        var x = random.double(in: -2...4)
        while x < size.width {
            let (left, right) = (x, x + pitch * 0.8)
            let levels = [top, top + height / 2, top + height]
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                var here = place(
                    Bool.random(using: &random) ? left : right,
                    levels.randomElement(using: &random) ?? top
                )
                path.move(to: here)
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    let columns = [left, (left + right) / 2, right]
                    let next = place(
                        columns.randomElement(using: &random) ?? left,
                        levels.randomElement(using: &random) ?? top
                    )
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: path.line(to: next)
                    case 1: path.quad(to: next, control: Point(x: here.x, y: next.y))
                    default: path.quad(to: next, control: Point(x: next.x, y: here.y))
                    }
                    here = next
                }
                if Int.random(in: 0..<5, using: &random) == 0 { path.close() }
            }
            x += pitch
        }
    }

    /// Draws random lines and curves.
    mutating func scribble(using random: inout SplitMix64) {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            path.move(to: anywhere(using: &random))
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let end = anywhere(using: &random)
                if Bool.random(using: &random) {
                    path.line(to: end)
                } else {
                    path.cubic(
                        to: end,
                        control1: anywhere(using: &random),
                        control2: anywhere(using: &random)
                    )
                }
            }
            if Bool.random(using: &random) { path.close() }
        }
    }

    /// Draws up to 150 parallel lines in one or two directions.
    mutating func hatch(using random: inout SplitMix64) {
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            let count = Int.random(in: 2...150, using: &random)
            let lean = random.double(in: -3...3) * size.height
            let pitch = size.width / Double(count)
            for i in 0..<count {
                let x = pitch * (Double(i) + 0.5)
                path.move(to: place(x, -1))
                path.line(to: place(x + lean, size.height + 1))
            }
        }
    }

    /// Draws a spiral of lines or curves.
    mutating func wind(using random: inout SplitMix64) {
        let center = anywhere(using: &random)
        let step = random.double(in: 0.3...3)
        let turns = min(Int(size.width / (2 * step)), 60) + 1
        let isRound = Bool.random(using: &random)
        path.move(to: center)
        var here = center
        for i in 1...4 * turns {
            let radius = step * Double(i) / 4
            let next = [
                place(center.x + radius, center.y), place(center.x, center.y + radius),
                place(center.x - radius, center.y), place(center.x, center.y - radius),
            ][i % 4]
            if isRound {
                let isLevel = i.isMultiple(of: 2)
                path.quad(
                    to: next,
                    control: isLevel
                        ? Point(x: next.x, y: here.y) : Point(x: here.x, y: next.y)
                )
            } else {
                path.line(to: next)
            }
            here = next
        }
    }

    /// Draws ellipses and rounded rectangles around few centres.
    mutating func loop(using random: inout SplitMix64) {
        let centers = (0..<3).map { _ in anywhere(using: &random) }
        for _ in 0..<Int.random(in: 1...40, using: &random) {
            let center = centers.randomElement(using: &random) ?? .zero
            let half = Size(
                width: random.double(in: 0.3...max(size.width / 2, 1)),
                height: random.double(in: 0.3...max(size.height / 2, 1))
            )
            let corner = place(center.x - half.width, center.y - half.height)
            let box = Rect(
                x: corner.x,
                y: corner.y,
                width: 2 * half.width,
                height: 2 * half.height
            )
            path.append(Bool.random(using: &random) ? .ellipse(in: box) : .rect(box))
        }
    }

    /// Draws paths that return over themselves, closed or open.
    mutating func retrace(using random: inout SplitMix64) {
        for _ in 0..<Int.random(in: 1...30, using: &random) {
            let (from, to) = (anywhere(using: &random), anywhere(using: &random))
            let corner =
                Bool.random(using: &random)
                ? Point(x: from.x, y: to.y) : Point(x: to.x, y: from.y)
            path.move(to: from)
            path.quad(to: to, control: corner)
            if Bool.random(using: &random) {
                path.quad(to: from, control: corner)
            } else {
                path.line(to: corner)
                path.line(to: from)
            }
            if Bool.random(using: &random) { path.close() }
        }
    }
}
