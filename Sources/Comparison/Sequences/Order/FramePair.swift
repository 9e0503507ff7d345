/// An expected frame and the actual frame that stands in its place.
struct FramePair: Hashable {
    /// The number of the expected frame.
    let expected: Int
    /// The number of the actual frame.
    let actual: Int
}
