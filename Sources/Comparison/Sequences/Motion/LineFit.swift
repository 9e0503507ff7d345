/// The straight line that fits points best, by weighted least squares.
struct LineFit {
    /// How steep it is.
    let slope: Double
    /// Its value at 0.
    let intercept: Double
    /// The weighted mean square of what lies off the line.
    let meanSquare: Double

    /// The line through points; nil where all weight lies at one x.
    init?(_ points: [(x: Double, y: Double, weight: Double)]) {
        let weight = points.reduce(0) { $0 + $1.weight }
        guard weight > 0 else { return nil }
        let meanX = points.reduce(0) { $0 + $1.weight * $1.x } / weight
        let meanY = points.reduce(0) { $0 + $1.weight * $1.y } / weight
        let squares = points.reduce(0) { $0 + $1.weight * ($1.x - meanX) * ($1.x - meanX) }
        guard squares > 0 else { return nil }
        let products = points.reduce(0) { $0 + $1.weight * ($1.x - meanX) * ($1.y - meanY) }
        let slope = products / squares
        let intercept = meanY - slope * meanX
        self.slope = slope
        self.intercept = intercept
        meanSquare =
            points.reduce(0) { sum, point in
                let rest = point.y - slope * point.x - intercept
                return sum + point.weight * rest * rest
            } / weight
    }
}
