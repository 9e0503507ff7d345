/// A segment that is an arc of a circle within a tolerance.
struct PenArc {
    /// The circle's radius; negative where the pen runs counter-clockwise.
    let radius: Double
    /// From the middle between the arc's ends to its own middle.
    let bend: Vector
    /// The circle's centre.
    let center: Point

    /// An arc of a circle.
    init(radius: Double, bend: Vector, center: Point) {
        self.radius = radius
        self.bend = bend
        self.center = center
    }

    /// The circle of `segment`; nil where it deviates from one by more than `limit`, turns by more
    /// than 31°, or is as good as straight.
    init?(_ segment: PenContour.Segment, within limit: Double) {
        let (start, end) = (segment.startDirection, segment.endDirection)
        let chord = segment.end - segment.start
        // The directions at the ends are half the angle off the chord, to either side.
        let rise = start.cross(chord)
        guard start.dot(end) > 0.857, abs(rise - chord.cross(end)) <= limit, abs(rise) > 4 * limit
        else { return nil }
        let square = chord.dot(chord)
        radius = square / (2 * rise)
        center = segment.start + start.quarterTurned * radius
        // A cubic of these directions has two lengths that are free; its middle gives both.
        let controls = (segment.control1 - segment.start) + (segment.control2 - segment.end)
        bend = controls * 0.375
        let sagitta = abs(radius) - (radius * radius - square / 4).squareRoot()
        let ideal = chord.quarterTurned * (-sagitta / square.squareRoot() * (rise < 0 ? -1 : 1))
        let deviation = bend - ideal
        guard deviation.dot(deviation) <= limit * limit else { return nil }
    }
}
