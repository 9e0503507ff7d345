extension Transform {
    /// Returns a clockwise rotation about the origin. Full turns are subtracted first, and quarter
    /// turns are exact.
    package static func turn(degrees: Double) -> Transform {
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        switch rest {
        case 0: return .identity
        case 90, -270: return Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case 180, -180: return .scale(-1)
        case 270, -90: return Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        default: return .rotation(.degrees(rest))
        }
    }
}
