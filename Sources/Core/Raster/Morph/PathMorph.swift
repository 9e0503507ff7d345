/// A continuous change from one path to the next, for paths with any structure.
///
/// The paths become closed polygons. Their contours are paired by size and distance, and points at
/// equal fractions of their lengths are interpolated. A contour without a counterpart shrinks to a
/// point or grows from a point. Holes are paired with holes.
package struct PathMorph: Sendable {
    /// The matched contours from each path to the next.
    private let steps: [[ContourMatch]]

    /// Prepares the change from each path to the next. Open contours are closed with lines.
    ///
    /// Each contour starts where it fits its counterpart in the previous path best.
    package init(_ paths: [Path.Operand]) {
        var outlines = paths.map { PathMorph.contours(of: $0) }
        var steps: [[ContourMatch]] = []
        if outlines.count == 1 { outlines.append(outlines[0]) }
        for index in outlines.indices.dropFirst() {
            var step: [ContourMatch] = []
            let before = outlines[index - 1]
            let pairs = ContourPairs(before, outlines[index])
            for (from, to) in pairs.matched {
                let aligned = outlines[index][to].aligned(to: before[from])
                outlines[index][to] = aligned
                step.append(ContourMatch(before[from], aligned))
            }
            step += pairs.shrinking.map {
                ContourMatch(before[$0], shrinkingTo: before[$0].centroid)
            }
            step += pairs.growing.map {
                let contour = outlines[index][$0]
                return ContourMatch(growingFrom: contour.centroid, contour)
            }
            steps.append(step)
        }
        self.steps = steps
    }

    /// Returns the path at a position: 0 is the first path, 1 the second. Positions beyond the last
    /// path are those of the last.
    package func path(at position: Double) -> Path {
        guard !steps.isEmpty else { return Path() }
        let position = position > 0 ? min(position, Double(steps.count)) : 0
        let index = min(Int(position), steps.count - 1)
        let fraction = position - Double(index)
        var path = Path()
        for match in steps[index] {
            var corners: [Point] = []
            for (from, to) in match.points {
                let corner =
                    fraction == 1 ? to : from.interpolated(to: to, at: fraction)
                if corners.last != corner { corners.append(corner) }
            }
            // A contour that has shrunk to a point is not drawn.
            guard corners.count > 2 else { continue }
            path.append(.polygon(corners))
        }
        return path
    }

    /// Returns the contours of a path without overlaps: those of outer boundaries run clockwise,
    /// those of holes counter-clockwise.
    private static func contours(of operand: Path.Operand) -> [ClosedContour] {
        let outline = Path.combined([operand], by: .union)
        let contours = outline.flattenedContours(tolerance: Path.combinationTolerance)
            .compactMap { ClosedContour($0) }
        guard contours.count == 1, case .move(let start) = operand.path.elements.first else {
            return contours
        }
        return [contours[0].starting(near: start)]
    }
}
