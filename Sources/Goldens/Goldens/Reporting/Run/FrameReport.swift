/// The outcome of comparing a frame with its golden.
package struct FrameReport: Equatable, Sendable {
    /// A result of comparing a frame.
    package enum Status: String, CaseIterable, Equatable, Sendable {
        /// The frame equals the golden's frame, or is within the tolerance.
        case passed
        /// The frame differs.
        case failed
        /// The golden does not have this frame.
        case new
        /// Only the golden has this frame.
        case deleted
    }

    /// The frame's number, from 0.
    package var index: Int
    /// The time since the beginning of the sequence, in seconds. `nil` if time does not drive the
    /// sequence.
    package var time: Double?
    /// The progress of the state, 0…1, or more in the armed state. `nil` if progress does not drive
    /// the state.
    package var progress: Double?
    /// The width of the actual frame, in pixels. If there is none, the width of the expected frame.
    package var width: Int
    /// The height of the same frame, in pixels.
    package var height: Int
    /// The result.
    package var status: Status
    /// The number of differing pixels, or `nil` if the frames could not be compared.
    package var count: Int?
    /// The fraction of differing pixels, 0 to 1, or `nil` if the frames could not be compared.
    package var share: Double?
    /// The difference of the worst pixel, in the unit of the comparison method: by default, steps
    /// of 255. `nil` if the frames could not be compared.
    package var worst: Double?
    /// The image files.
    package var pictures: Pictures

    /// Paths of PNG files, relative to the folder of the JSON file. A path is `nil` if there is no
    /// file.
    package struct Pictures: Equatable, Sendable {
        /// The golden's image.
        package var expected: String?
        /// The path of the drawn image. `nil` if it does not exist or equals the golden's image.
        package var actual: String?
        /// The image of the differences.
        package var difference: String?

        package init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
            self.expected = expected
            self.actual = actual
            self.difference = difference
        }
    }

    package init(
        index: Int,
        time: Double? = nil,
        progress: Double? = nil,
        width: Int,
        height: Int,
        status: Status,
        count: Int? = nil,
        share: Double? = nil,
        worst: Double? = nil,
        pictures: Pictures = Pictures()
    ) {
        self.index = index
        self.time = time
        self.progress = progress
        self.width = width
        self.height = height
        self.status = status
        self.count = count
        self.share = share
        self.worst = worst
        self.pictures = pictures
    }
}
