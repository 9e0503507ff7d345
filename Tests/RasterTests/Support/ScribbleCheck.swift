import Raster

/// Draws a scribble by every route, and looks for pixels that should be clear.
struct ScribbleCheck {
    /// Whether pixels are also compared with the exact reference.
    var isExact = false
    /// The faults found.
    private(set) var faults: [String] = []
    private let scribble: RandomScribble
    private let mode: ScribbleFuzzTests.DrawingMode
    private let images: [(route: String, image: Image)]

    init(
        _ scribble: RandomScribble,
        _ mode: ScribbleFuzzTests.DrawingMode,
        with renderer: inout Renderer
    ) {
        self.scribble = scribble
        self.mode = mode
        let style: Shape.Style =
            switch mode {
            case .stroke: .stroke(scribble.style)
            case .fill: .fill(.nonZero)
            case .evenOdd: .fill(.evenOdd)
            }
        func shape(_ paint: Paint) -> Scene.Item {
            .shape(
                Shape(
                    path: scribble.path,
                    style: style,
                    paint: paint,
                    transform: scribble.transform
                )
            )
        }
        let gradient = Paint.conic(
            Gradient(colors: [.black, .white, .black]),
            center: Point(x: 9.3, y: 4.1),
            start: .zero,
            end: .turns(1)
        )
        var scenes: [(String, [Scene.Item])] = [
            ("alone", [shape(.solid(.black))]),
            ("gradient", [shape(gradient)]),
            ("group", [.group(Group(items: [shape(.solid(.white))]))]),
        ]
        if case .fill(let rule) = style {
            let all = Path.rect(Rect(x: -1, y: -1, width: 1000, height: 1000))
            let clip = Group.Clip(path: scribble.path, rule: rule, transform: scribble.transform)
            let item = Scene.Item.shape(Shape(path: all, paint: .solid(.black)))
            scenes.append(("clip", [.group(Group(items: [item], clips: [clip]))]))
        }
        images = scenes.map { route, items in
            (
                route,
                renderer.render(
                    Scene(width: scribble.width, height: scribble.height, items: items)
                )
            )
        }
    }

    mutating func run() {
        compareWays()
        // A horizontal edge has an error of half the distance of two lines, and a pixel may have
        // many. Suspicious pixels are compared again with more lines.
        let isSuspect = difference(linesPerRow: 16, limit: 40) != nil
        if mode == .stroke { findPixelsBeyondReach() }
        if isExact || isSuspect, let fault = difference(linesPerRow: 1024, limit: 1.2) {
            faults.append(fault)
        }
    }

    private var first: Image { images[0].image }
    private var polygons: [[Point]] {
        mode == .stroke ? scribble.strokePolygons : scribble.fillPolygons
    }
    private var rule: FillRule { mode == .evenOdd ? .evenOdd : .nonZero }

    private mutating func compareWays() {
        for (route, image) in images.dropFirst() {
            for y in 0..<image.height {
                for x in 0..<image.width where image[x, y].alpha != first[x, y].alpha {
                    let alphas = "\(image[x, y].alpha), alone \(first[x, y].alpha)"
                    return faults.append("\(route): alpha \(alphas) at \(x), \(y): \(scribble)")
                }
            }
        }
    }

    /// Returns the first pixel that differs from the reference of `linesPerRow` lines by more than
    /// `limit`, in 8-bit steps.
    private func difference(linesPerRow: Int, limit: Double) -> String? {
        let samples = SampledCoverage(
            polygons,
            rule: rule,
            width: scribble.width,
            height: scribble.height,
            linesPerRow: linesPerRow
        )
        for y in 0..<scribble.height {
            for x in 0..<scribble.width {
                let alpha = Double(first[x, y].alpha)
                if abs(alpha - 255 * samples[x, y]) > limit {
                    let difference = "\(alpha) in place of \(255 * samples[x, y])"
                    return "\(difference) at \(x), \(y): \(scribble)"
                }
            }
        }
        return nil
    }

    /// Finds pixels farther from the path than the stroke can reach.
    private mutating func findPixelsBeyondReach() {
        var marks = [Int](repeating: 0, count: (scribble.width + 1) * scribble.height)
        let reach = scribble.reach + 1
        for point in scribble.places { mark(point, reach, in: &marks) }
        for y in 0..<scribble.height {
            var depth = 0
            for x in 0..<scribble.width {
                depth += marks[y * (scribble.width + 1) + x]
                if depth == 0, first[x, y].alpha != 0 {
                    return faults.append(
                        "a pixel drawn at \(x), \(y), far from the path: \(scribble)"
                    )
                }
            }
        }
    }

    private func mark(_ point: Point, _ reach: Double, in marks: inout [Int]) {
        let rows = (point.y - reach - 1).rounded(.down)..<(point.y + reach + 1).rounded(.up)
        let left = max(Int((point.x - reach - 1).rounded(.down)), 0)
        let right = min(Int((point.x + reach + 1).rounded(.up)), scribble.width)
        guard left < right else { return }
        let top = max(Int(rows.lowerBound), 0)
        let bottom = min(Int(rows.upperBound), scribble.height)
        guard top < bottom else { return }
        for y in top..<bottom {
            marks[y * (scribble.width + 1) + left] += 1
            marks[y * (scribble.width + 1) + right] -= 1
        }
    }
}
