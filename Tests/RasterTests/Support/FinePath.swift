import Raster

extension Path {
    /// Returns the contours as polygons of many short lines, as a reference for the curves.
    func finePolygons(steps: Int = 2000) -> [[Point]] {
        var polygons: [[Point]] = []
        var current: [Point] = []
        var last = Point.zero
        func bezier(_ p: [Point], _ t: Double) -> Point {
            p.count == 1
                ? p[0]
                : bezier(zip(p, p.dropFirst()).map { $0.interpolated(to: $1, at: t) }, t)
        }
        for element in elements {
            switch element {
            case .move(let p):
                if current.count > 2 { polygons.append(current) }
                current = [p]
                last = p
            case .line(let p):
                current.append(p)
                last = p
            case .quad(let c, let p):
                for i in 1...steps {
                    current.append(bezier([last, c, p], Double(i) / Double(steps)))
                }
                last = p
            case .cubic(let c1, let c2, let p):
                for i in 1...steps {
                    current.append(bezier([last, c1, c2, p], Double(i) / Double(steps)))
                }
                last = p
            case .arc(let center, let sweep, let p):
                for i in 1...steps {
                    let turn = Vector(angle: sweep * (Double(i) / Double(steps)))
                    current.append(center + (last - center).turned(sine: turn.dy, cosine: turn.dx))
                }
                last = p
            case .close: break
            }
        }
        if current.count > 2 { polygons.append(current) }
        return polygons
    }
}
