/// What became of one frame of a sequence.
package struct FrameReport: Equatable, Sendable {
    /// What a run says of a frame.
    package enum Status: String, CaseIterable, Equatable, Sendable {
        /// It is as the golden's, within the tolerance.
        case passed
        /// It differs.
        case failed
        /// The golden has no such frame.
        case new
        /// Only the golden has such a frame.
        case deleted
    }

    /// The frame's number, from 0.
    package var index: Int
    /// When it is shown, in seconds since the sequence began; nil where it follows no clock.
    package var time: Double?
    /// How far its state has got, 0 to 1, in armed more; nil where it follows no pull.
    package var progress: Double?
    /// The width of the actual frame, or of the expected one where there is no other, in pixels.
    package var width: Int
    /// The height, likewise.
    package var height: Int
    /// What became of it.
    package var status: Status
    /// How many pixels differ; nil where nothing could be counted.
    package var count: Int?
    /// The share of the pixels that differ, 0 to 1; nil where nothing could be counted.
    package var share: Double?
    /// By how much the worst pixel differs, in the comparison's unit, which is steps of 255 unless
    /// another method was asked for; nil where nothing could be counted.
    package var worst: Double?
    /// The pictures that are there to be looked at.
    package var pictures: Pictures

    /// Paths of PNG files from the folder of the JSON file, with slashes; nil where there is none.
    package struct Pictures: Equatable, Sendable {
        /// The golden's picture.
        package var expected: String?
        /// The picture drawn; nil also where it is the same as the golden's.
        package var actual: String?
        /// The picture of the differences.
        package var difference: String?

        /// Pictures at paths.
        package init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
            self.expected = expected
            self.actual = actual
            self.difference = difference
        }
    }

    /// A report on a frame.
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
