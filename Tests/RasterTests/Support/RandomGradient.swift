import SeededRandom
import Raster

extension Gradient {
    /// Returns stops at random locations, about one in six of them a hard edge.
    static func random(
        count: Int,
        interpolation: Interpolation,
        isOpaque: Bool,
        using random: inout SplitMix64
    ) -> Gradient {
        var places = (0..<count).map { _ in random.double(in: 0...1) }.sorted()
        for i in places.indices.dropFirst() where Int.random(in: 0..<6, using: &random) == 0 {
            places[i] = places[i - 1]
        }
        return Gradient(
            stops: places.map {
                Stop(color: .random(using: &random, isOpaque: isOpaque), location: $0)
            },
            interpolation: interpolation
        )
    }
}
