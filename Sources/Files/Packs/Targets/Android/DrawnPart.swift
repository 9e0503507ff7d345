import Raster

/// A part of an outline that one element `path` draws.
struct DrawnPart {
    /// A trim that changes over time. The start of the path is at `offset`.
    struct Trim {
        var offset: Track<Factor>
        var length: Track<Factor>
    }

    var path: Track<Path>
    var trim: Trim?
    var hasFill = true
    var hasStroke = true
}

extension VectorDrawableWriter {
    /// Returns the parts of an outline: trims and dashes that do not change are applied, and a
    /// changing trim is split by contours.
    ///
    /// Android trims the first contour of a path only, and has no dashes.
    mutating func drawnParts(of shape: VectorShape, _ label: String) -> [DrawnPart] {
        var part = DrawnPart(path: track(shape.path))
        if let trim = shape.trim {
            let (start, length) = (track(trim.start), track(trim.length))
            if length.isConstant, length.keys[0].value.value >= 1 {
                part.trim = nil
            } else if start.isConstant, length.isConstant, part.path.isConstant {
                let from = start.keys[0].value.value
                let to = from + length.keys[0].value.value
                part.path = Track(part.path.keys[0].value.trimmedAround(from: from, to: to))
            } else {
                part.trim = DrawnPart.Trim(offset: start.positive, length: length)
            }
        }
        guard let dash = shape.stroke?.dash.first.values, !dash.isEmpty else {
            return contours(of: part, shape, label)
        }
        return dashed(part, shape, label)
    }

    private mutating func dashed(
        _ part: DrawnPart,
        _ shape: VectorShape,
        _ label: String
    ) -> [DrawnPart] {
        guard let stroke = shape.stroke else { return [part] }
        guard part.path.isConstant, part.trim == nil else {
            substitute(
                "avd has no dashes on lines that change: \(label) is drawn without gaps"
            )
            return contours(of: part, shape, label)
        }
        let (dash, phase) = (track(stroke.dash), track(stroke.dashPhase))
        if !dash.isConstant || !phase.isConstant {
            substitute("avd has no dashes that change: those of \(label) stay in place")
        }
        var line = part
        line.hasFill = false
        line.path = Track(
            part.path.keys[0].value.dashed(
                pattern: dash.keys[0].value.values,
                phase: phase.keys[0].value.values[0]
            )
        )
        guard shape.fill != nil else { return [line] }
        var interior = part
        interior.hasStroke = false
        return [interior, line]
    }

    /// Splits a part with a changing trim and several contours.
    private mutating func contours(
        of part: DrawnPart,
        _ shape: VectorShape,
        _ label: String
    ) -> [DrawnPart] {
        guard let trim = part.trim, part.path.keys[0].value.contours.count > 1 else {
            return [part]
        }
        guard part.path.isConstant, shape.fill == nil else {
            substitute("avd trims only the first contour of \(label)")
            return [part]
        }
        return ContourTrims(path: part.path.keys[0].value, trim: trim).parts
    }
}

extension Track<Factor> {
    /// The fractions moved by whole turns, so that none is negative.
    fileprivate var positive: Track<Factor> {
        let lowest = keys.map(\.value.value).min() ?? 0
        let shift = lowest < 0 ? (-lowest).rounded(.up) : 0
        return map { Factor($0.value + shift) }
    }
}

/// The trim of a path with several contours as the trims of its contours.
private struct ContourTrims {
    let path: Path
    let trim: DrawnPart.Trim

    /// A part for each contour.
    var parts: [DrawnPart] {
        let contours = path.contours
        let lengths = contours.map(\.arcLength)
        let total = lengths.reduce(0, +)
        guard total > 0 else { return [] }
        var start = 0.0
        return zip(contours, lengths).map { contour, length in
            defer { start += length / total }
            return part(contour, start...(start + length / total))
        }
    }

    private func part(_ contour: Path, _ range: ClosedRange<Double>) -> DrawnPart {
        let times = [trim.offset.keyTimes, trim.length.keyTimes]
        func span(_ moment: TrackMoment) -> (offset: Double, length: Double) {
            self.span(
                trim.offset.value(at: moment).value,
                trim.length.value(at: moment).value,
                within: range
            )
        }
        return DrawnPart(
            path: Track(contour),
            trim: DrawnPart.Trim(
                offset: Track(keyTimes: times) { Factor(span($0).offset) },
                length: Track(keyTimes: times) { Factor(span($0).length) }
            )
        )
    }

    /// Returns the visible part of a contour, as fractions of the contour.
    private func span(
        _ offset: Double,
        _ length: Double,
        within range: ClosedRange<Double>
    ) -> (offset: Double, length: Double) {
        let extent = range.upperBound - range.lowerBound
        guard extent > 0 else { return (0, 0) }
        guard length < 1 else { return (0, 1) }
        let start = offset - offset.rounded(.down)
        func local(_ position: Double) -> Double {
            min(max((position - range.lowerBound) / extent, 0), 1)
        }
        let (first, last) = (local(start), local(start + length))
        // The part after the end of the path continues at its start.
        let rest = local(start + length - 1)
        if rest > 0, last > first { return (first, min(last - first + rest, 1)) }
        return rest > 0 ? (0, rest) : (first, last - first)
    }
}

extension Path {
    /// The sum of the lengths of all contours, in points.
    fileprivate var arcLength: Double {
        var (length, start, current) = (0.0, Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let end):
                start = end
                current = end
            case .line(let end), .arc(_, _, let end):
                length += (end - current).length
                current = end
            case .quad(let control, let end):
                length += CubicSegment(start: current, control: control, end: end).length
                current = end
            case .cubic(let first, let second, let end):
                let curve = CubicSegment(
                    start: current,
                    control1: first,
                    control2: second,
                    end: end
                )
                length += curve.length
                current = end
            case .close:
                length += (start - current).length
                current = start
            }
        }
        return length
    }
}
