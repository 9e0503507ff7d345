import Raster

/// Cuts arcs at the rows of pixels, each row separately: the scalar reference of the kernels that
/// cut arcs and cache circles.
struct ScalarArcCutter {
    /// A point in subpixel units.
    private struct Place {
        var x: Double
        var y: Double
    }

    private typealias Corner = ScalarEdgeChains.Corner
    private static let one = Double(Subpixel.one)
    private let width: Int32
    private let height: Int32
    private let center: Place
    private let radius: Double
    private let start: Place
    private let end: Place
    private let bend: Place

    /// Creates an arc in an image of `width` × `height` pixels.
    init(from: Point, to: Point, _ arc: PixelOutline.Arc, width: Int, height: Int) {
        func units(_ x: Double, _ y: Double) -> Place { Place(x: x * Self.one, y: y * Self.one) }
        self.width = Int32(width) * Subpixel.one
        self.height = Int32(height) * Subpixel.one
        center = units(arc.circle.center.x, arc.circle.center.y)
        radius = arc.circle.radius * Self.one
        start = units(from.x, from.y)
        end = units(to.x, to.y)
        bend = units(arc.bend.dx, arc.bend.dy)
    }

    private static func rounded(_ value: Double) -> Int64 {
        Int64(value.rounded(.toNearestOrEven))
    }

    // MARK: Samples

    /// Returns the corner at a point. Returns `nil` outside the image.
    private func corner(_ place: Place) -> Corner? {
        let (x, y) = (Self.rounded(place.x), Self.rounded(place.y))
        guard 0 <= x, x <= Int64(width), 0 <= y, y <= Int64(height) else { return nil }
        return Corner(x: Int32(x), y: Int32(y))
    }

    /// The ends of the arc, and the borders between quarter circles; `nil` if one of them is
    /// outside the image.
    private var corners: [Corner]? {
        let isClockwise = bend.x * (end.y - start.y) - bend.y * (end.x - start.x) > 0
        let sides = [
            Place(x: center.x + radius, y: center.y), Place(x: center.x, y: center.y + radius),
            Place(x: center.x - radius, y: center.y), Place(x: center.x, y: center.y - radius),
        ]
        let (x, y) = (start.x - center.x, start.y - center.y)
        let quarter = y >= 0 ? (x > 0 ? 0 : 1) : (x <= 0 ? 2 : 3)
        let order = isClockwise ? [quarter + 1, quarter + 2] : [quarter, quarter + 3]
        var passed: [Place] = []
        for side in order.map({ sides[$0 % 4] }) {
            let (dx, dy) = (side.x - start.x, side.y - start.y)
            if dx * bend.x + dy * bend.y > 0 { passed.append(side) }
        }
        let corners = ([start] + passed + [end]).map(corner)
        return corners.contains(nil) ? nil : corners.compactMap(\.self)
    }

    // MARK: Cutting

    /// Adds the lines of the arc. `addOutside` receives those of an arc that is partly outside the
    /// image.
    func cut(into writer: inout ScalarEdgeChainWriter, outside addOutside: ((Point, Point)) -> Void)
    {
        guard let corners else {
            let places = placesOutside.map { Point(x: $0.x / Self.one, y: $0.y / Self.one) }
            for pair in zip(places, places.dropFirst()) { addOutside(pair) }
            return
        }
        for (from, to) in zip(corners, corners.dropFirst()) where from.y != to.y {
            cutQuarter(from: from, to: to, into: &writer)
        }
    }

    private func cutQuarter(from: Corner, to: Corner, into writer: inout ScalarEdgeChainWriter) {
        let direction: Int32 = from.y < to.y ? 1 : -1
        let side = Double(from.x + to.x) * 0.5 > center.x ? 1.0 : -1.0
        let one = Subpixel.one
        let upper = min(from.y, to.y) / one
        let lower = (max(from.y, to.y) - 1) / one
        var here = from
        for row in direction > 0 ? Array(upper...lower) : (upper...lower).reversed() {
            let border = (direction > 0 ? row + 1 : row) * one
            let isLast = row == (direction > 0 ? lower : upper)
            let x = min(max(Self.rounded(xOn(side, Double(border))), 0), Int64(width))
            let next = isLast ? to : Corner(x: Int32(x), y: border)
            for corner in inner(from: here, to: next, side) + [next] {
                writer.add(
                    row: Int(row),
                    from: Corner(x: here.x, y: here.y - row * one),
                    to: Corner(x: corner.x, y: corner.y - row * one),
                    direction: direction
                )
                here = corner
            }
        }
    }

    private func xOn(_ side: Double, _ y: Double) -> Double {
        let rise = y - center.y
        return center.x + side * max(radius * radius - rise * rise, 0).squareRoot()
    }

    /// Returns the corners between the ends of a piece within a row.
    private func inner(from: Corner, to: Corner, _ side: Double) -> [Corner] {
        let (width, height) = (Double(to.x - from.x), Double(to.y - from.y))
        let x = Double(from.x + to.x) * 0.5
        // Rows begin at integers, so that the sum of heights is exact in either order.
        let bend = xOn(side, Double(from.y + to.y) * 0.5) - x
        let limit = 0.036 * Self.one * Self.one
        guard abs(width) > abs(height) || abs(bend * height) > limit else {
            let out = min(max(Self.rounded(x + bend * (4.0 / 3)), 0), Int64(self.width))
            return [Corner(x: Int32(out), y: (from.y + to.y) >> 1)]
        }
        let square = width * width + height * height
        let product = square * square.squareRoot() / (8 * radius)
        var count = 2
        while count < 256, Double(count * count * count) * (0.0025 * Self.one * Self.one) < product
        {
            count += 1
        }
        return square > 0 ? inner(from: from, to: to, count: count) : []
    }

    /// Returns the corners between `count` lines of equal length.
    private func inner(from: Corner, to: Corner, count: Int) -> [Corner] {
        let (chordX, chordY) = (Double(to.x - from.x), Double(to.y - from.y))
        let middleX = Double(from.x + to.x) * 0.5 - center.x
        let middleY = Double(from.y + to.y) * 0.5 - center.y
        let chord = (chordX * chordX + chordY * chordY).squareRoot()
        let middle = (middleX * middleX + middleY * middleY).squareRoot()
        let tangent = (radius - middle) * 2 / chord
        let square = tangent * tangent
        let step = 4 * tangent * (1 - square * (1.0 / 3) + square * square * 0.2) / Double(count)
        let out = radius * (1 + step * step * Double(count) / Double(12 * (count - 1)))
        return (1..<count).map { i in
            let t = tangent * Double(2 * i - count) / Double(count)
            let cosine = (1 - t * t) / (1 + t * t) * (out / middle)
            let sine = 2 * t / (1 + t * t) * (out / chord)
            let x = Self.rounded(center.x + middleX * cosine + chordX * sine)
            let y = Self.rounded(center.y + middleY * cosine + chordY * sine)
            return Corner(
                x: Int32(min(max(x, 0), Int64(width))),
                y: Int32(min(max(y, Int64(min(from.y, to.y))), Int64(max(from.y, to.y))))
            )
        }
    }

    /// The points along an arc that is partly outside the image.
    private var placesOutside: [Place] {
        let (halfX, halfY) = ((end.x - start.x) * 0.5, (end.y - start.y) * 0.5)
        let middleX = start.x + halfX + bend.x - center.x
        let middleY = start.y + halfY + bend.y - center.y
        let half = (halfX * halfX + halfY * halfY).squareRoot()
        let sagitta = (bend.x * bend.x + bend.y * bend.y).squareRoot()
        guard half > 0 else { return [start, end] }
        let needed = (sagitta * (2000 / Self.one)).squareRoot()
        let count = needed < 65535 ? Int(needed) + 1 : 65536
        let inner = (1..<max(count, 1)).map { i in
            let t = sagitta / half * Double(2 * i - count) / Double(count)
            let sine = 2 * t / (1 + t * t) * (radius / half)
            let cosine = (1 - t * t) / (1 + t * t)
            return Place(
                x: center.x + middleX * cosine + halfX * sine,
                y: center.y + middleY * cosine + halfY * sine
            )
        }
        return [start] + inner + [end]
    }
}
