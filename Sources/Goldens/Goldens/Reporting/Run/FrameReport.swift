/// The result of one frame of a sequence.
package struct FrameReport: Equatable, Sendable {
    /// The results of a frame.
    package enum Status: String, CaseIterable, Equatable, Sendable {
        /// The frame is equal to the golden's, or within the tolerance.
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
    /// The time since the beginning of the sequence, in seconds, or `nil` if it does not follow the
    /// clock.
    package var time: Double?
    /// The progress of the state, from 0 to 1, or more in the armed state. It is `nil` if the state
    /// does not follow the pull.
    package var progress: Double?
    /// The width of the actual frame, or of the expected one if there is no actual frame, in
    /// pixels.
    package var width: Int
    /// The height of that frame, in pixels.
    package var height: Int
    /// The result.
    package var status: Status
    /// The number of differing pixels, or `nil` if the frames could not be compared.
    package var count: Int?
    /// The fraction of differing pixels, 0 to 1, or `nil` if the frames could not be compared.
    package var share: Double?
    /// The difference of the worst pixel, or `nil` if the frames could not be compared. The unit is
    /// that of the comparison method: by default, steps of 255.
    package var worst: Double?
    /// The image files.
    package var pictures: Pictures

    /// Paths of PNG files, relative to the folder of the JSON file. They are `nil` if the file does
    /// not exist.
    package struct Pictures: Equatable, Sendable {
        /// The golden's image.
        package var expected: String?
        /// The drawn image. It is also `nil` if it equals the golden's.
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
