import Raster

extension SVGWriter {
    /// Returns the stroke of a trimmed path. The visible part is a dash.
    mutating func trimmed(
        _ path: Track<Path>,
        _ trim: (start: Track<Factor>, length: Track<Factor>),
        _ shape: VectorShape,
        _ stroke: VectorShape.Stroke,
        of layer: VectorLayer
    ) throws -> SVGElement {
        var group = SVGElement("g")
        for dash in TrimDash.dashes(of: path, trim) {
            var element = SVGElement("path", [("fill", "none")])
            // Browsers measure long curves with an error that is visible, so lengths are in points.
            // The points of a path that changes have no constant length.
            if dash.length == nil { element["pathLength"] = "1" }
            let length = dash.length ?? 1
            add(dash.contour, as: "d", to: &element) { $0.svg() }
            try add(stroke, of: shape, along: path, layer, to: &element)
            add(dash.visible, as: "stroke-dasharray", to: &element) { part in
                let gap = dash.isAround ? 1 - part.values[1] : 2
                return "\((part.values[1] * length).css) \((gap * length).css)"
            }
            add(dash.visible, as: "stroke-dashoffset", to: &element, unless: "0") {
                (-$0.values[0] * length).css
            }
            // A dash of length 0 has caps.
            let opacity = dash.visible.resampled { Opacity($0.values[1] > 0 ? 1 : 0) }
            add(opacity, as: "opacity", to: &element, unless: "1") { $0.value.svg }
            group.children.append(element)
        }
        return group.children.count == 1 ? group.children[0] : group
    }
}

/// The dash of one contour that shows a part of a trimmed path.
private struct TrimDash {
    let contour: Track<Path>
    /// The start and the length of the dash, as fractions of the contour.
    let visible: Track<Fractions>
    /// Whether the dash continues around the end of the contour, which is closed.
    let isAround: Bool

    /// The length of the contour in points, or `nil` if it changes.
    var length: Double? { contour.isConstant ? contour.keys[0].value.approximateLength : nil }

    /// Returns the dashes of all contours. A part across the end of the path has another dash,
    /// unless the path is a single closed contour.
    static func dashes(
        of path: Track<Path>,
        _ trim: (start: Track<Factor>, length: Track<Factor>)
    ) -> [TrimDash] {
        let combined = trim.start.combined(with: trim.length)
        let first = path.keys[0].value
        let count = first.contours.count
        let isAcrossEnd = combined.keys.contains {
            $0.value.values[0] < 0 || $0.value.values[0] + $0.value.values[1] > 1 + 1e-9
        }
        if count == 1, first.elements.last == .close, isAcrossEnd {
            return [TrimDash(contour: path, visible: combined, isAround: true)]
        }
        return (0..<count).flatMap { index in
            let contour = path.map { path in
                let contours = path.contours
                return index < contours.count ? contours[index] : Path()
            }
            let part = ContourTrim(of: first, contour: index)
            return turns(of: trim.start).map { turn in
                TrimDash(
                    contour: contour,
                    visible: combined.resampled { part.visible($0, turn: turn) },
                    isAround: false
                )
            }
        }
        .filter { $0.visible.keys.contains { $0.value.values[1] > 0 } }
    }

    /// Returns the whole numbers that move the parts of a trim into 0…1.
    private static func turns(of start: Track<Factor>) -> [Double] {
        let starts = start.keys.map { $0.value.value.rounded(.down) }
        let (low, high) = (starts.min() ?? 0, starts.max() ?? 0)
        return Array(stride(from: -high - 1, through: -low, by: 1)).suffix(8)
    }
}
