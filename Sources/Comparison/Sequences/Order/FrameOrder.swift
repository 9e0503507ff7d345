/// The order of a sequence's pictures, which may run on as a loop.
struct FrameOrder {
    /// The index of each frame's picture.
    let pictures: [Int]
    /// The frame that follows the last one; nil where nothing does.
    let loopStart: Int?

    /// Whether the last frame is followed by another.
    var loops: Bool { loopStart != nil }

    /// The picture of a frame, which in loops may lie beyond the end and, where there is no
    /// lead-in, before the beginning.
    subscript(frame: Int) -> Int? {
        if pictures.indices.contains(frame) { return pictures[frame] }
        guard let loopStart, frame >= 0 || loopStart == 0 else { return nil }
        let period = pictures.count - loopStart
        let turned = (frame - loopStart) % period
        return pictures[loopStart + (turned < 0 ? turned + period : turned)]
    }
}
