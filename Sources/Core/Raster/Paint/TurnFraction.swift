/// Four directions as fractions of a turn, clockwise from the x axis.
package struct TurnFraction: Sendable {
    /// The fractions, from 0 to 1.
    package let values: SIMD4<Float>

    init(_ values: SIMD4<Float>) {
        self.values = values
    }

    /// Returns the fractions after a rotation by `offset` turns, 0 ≤ offset < 1.
    @inline(__always)
    func turned(by offset: Float) -> SIMD4<Float> {
        let sum = values + offset
        return sum.replacing(with: sum - 1, where: sum .>= 1)
    }

    /// Computes the direction of each (x, y).
    ///
    /// The arctangent of the smaller of |x| and |y| divided by the larger is an odd polynomial
    /// fitted to the least maximum error on 0…1: 4·10⁻⁸ of a turn, about the rounding of single
    /// precision. The octants follow by symmetry. The centre itself has the direction 0.
    @inline(__always)
    package init(x: SIMD4<Float>, y: SIMD4<Float>) {
        let absX = x.replacing(with: -x, where: x .< 0)
        let absY = y.replacing(with: -y, where: y .< 0)
        let isSteep = absY .> absX
        let larger = absX.replacing(with: absY, where: isSteep)
        let smaller = absY.replacing(with: absX, where: isSteep)
        let ratio = smaller / larger.replacing(with: 1, where: larger .== 0)
        let z = ratio * ratio
        var sum = z * 0.001084130140952766 + -0.005348276812583208
        sum = sum * z + 0.012672499753534794
        sum = sum * z + -0.021061517298221588
        sum = sum * z + 0.03152511641383171
        sum = sum * z + -0.0530262365937233
        sum = sum * z + 0.15915432572364807
        var turn = sum * ratio
        turn.replace(with: 0.25 - turn, where: isSteep)
        turn.replace(with: 0.5 - turn, where: x .< 0)
        turn.replace(with: 1 - turn, where: y .< 0)
        values = turn
    }
}
