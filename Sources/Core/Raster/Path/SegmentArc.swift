/// A segment that is an arc of a circle within a tolerance.
struct SegmentArc {
    /// The radius; negative if the arc is counter-clockwise.
    let radius: Double
    /// The vector from the middle of the chord to the middle of the arc.
    let bend: Vector
    /// The centre of the circle.
    let center: Point

    init(radius: Double, bend: Vector, center: Point) {
        self.radius = radius
        self.bend = bend
        self.center = center
    }

    /// Finds the circle of `segment`. Returns `nil` if the segment deviates from a circle by more
    /// than `limit`, turns by more than 31°, or is almost straight.
    init?(_ segment: StrokeContour.Segment, within limit: Double) {
        let (start, end) = (segment.startDirection, segment.endDirection)
        let chord = segment.end - segment.start
        // The directions at both ends differ from the chord by half the angle.
        let rise = start.cross(chord)
        guard start.dot(end) > 0.857, abs(rise - chord.cross(end)) <= limit, abs(rise) > 4 * limit
        else { return nil }
        let square = chord.dot(chord)
        radius = square / (2 * rise)
        center = segment.start + start.quarterTurned * radius
        // A cubic with these directions has two free handle lengths; its middle determines both.
        let controls = (segment.control1 - segment.start) + (segment.control2 - segment.end)
        bend = controls * 0.375
        let sagitta = abs(radius) - (radius * radius - square / 4).squareRoot()
        let ideal = chord.quarterTurned * (-sagitta / square.squareRoot() * (rise < 0 ? -1 : 1))
        let deviation = bend - ideal
        guard deviation.dot(deviation) <= limit * limit else { return nil }
    }
}
