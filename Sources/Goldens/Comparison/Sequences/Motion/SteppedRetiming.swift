/// A measurement of the speed of a sequence that shows the expected images for longer or shorter
/// durations.
enum SteppedRetiming {
    /// The largest deviation of an image's first frame from the line, in frames. An image can be up
    /// to one frame late, since it appears with the first frame after its time.
    private static let mostOff = 0.75

    /// Returns the speed of the images, as a multiple of the expected speed. Returns `nil` if their
    /// order differs, or if a constant delay also explains their times.
    static func speed(expected order: FrameOrder, actual: [Int]) -> Double? {
        let expected = order.pictures
        let loops = order.loopStart == 0
        let (old, new) = (starts(expected), starts(actual))
        guard old.count >= 4, new.count >= 4, expected[0] == actual[0] else { return nil }
        // If each frame has its own image, dropped frames and a higher speed cannot be
        // distinguished.
        guard 2 * old.count <= expected.count else { return nil }
        var points: [(x: Double, y: Double, weight: Double)] = []
        for (index, start) in new.enumerated().dropFirst() {
            guard loops || index < old.count else { break }
            let source = old[index % old.count]
            guard actual[start] == expected[source] else { return nil }
            let time = source + index / old.count * expected.count
            points.append((Double(start), Double(time), 1))
        }
        let delays = Set(points.map { $0.y - $0.x } + [0])
        guard delays.count >= 3, let line = LineFit(points) else { return nil }
        let isEven = points.allSatisfy {
            abs($0.y - line.intercept - line.slope * $0.x) <= mostOff
        }
        return isEven ? line.slope : nil
    }

    /// Returns the first frame, and all frames whose image differs from the previous one.
    private static func starts(_ frames: [Int]) -> [Int] {
        frames.indices.filter { $0 == 0 || frames[$0] != frames[$0 - 1] }
    }
}
