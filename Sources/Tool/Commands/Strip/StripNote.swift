import Base
import Comparison
import Frames
import Pictures
import Raster

/// The positions of a strip's frames, stored as text in its PNG.
///
/// ```
/// pinwheel-strip 1 196x68 frames 60x60
/// pulling 4,4 64 progress 0 0.5 1
/// ```
///
/// A row is a state or its intro. It has the position of the first frame, the distance between
/// frames in pixels, and the progress or time of each frame.
package struct StripNote: Equatable, Sendable {
    /// A row of frames.
    package struct Row: Equatable, Sendable {
        /// The state, or its intro such as `refreshing-intro`.
        package var state: String
        /// The left edge of the first frame, in pixels.
        package var x: Int
        /// The top edge of the first frame, in pixels.
        package var y: Int
        /// The distance from one frame to the next, in pixels.
        package var pitch: Int
        /// The moments of the frames, all by progress or all by time.
        package var moments: [FrameLabel.Moment]
    }

    /// The keyword of the text chunk in the PNG.
    package static let keyword = "Pinwheel strip"

    /// The size of the entire image.
    package let sheet: PixelSize
    /// The size of each frame.
    package let frame: PixelSize
    /// The rows, from top to bottom.
    package let rows: [Row]

    /// Creates the note of a strip.
    package init(_ strip: StripPicture) {
        let layout = strip.layout
        sheet = PixelSize(width: layout.width, height: layout.height)
        let measures = layout.measures
        frame = PixelSize(width: measures.frameWidth, height: measures.frameHeight)
        rows = zip(strip.rows, layout.frames).compactMap { row, positions in
            guard let first = positions.first else { return nil }
            return Row(
                state: row.name,
                x: first.x,
                y: first.y,
                pitch: positions.count > 1 ? positions[1].x - first.x : 0,
                moments: row.moments.map(\.label)
            )
        }
    }

    /// Returns the positions of a row's frames.
    package func positions(of row: Row) -> [PixelRect] {
        row.moments.indices.map { index in
            PixelRect(
                x: row.x + index * row.pitch,
                y: row.y,
                width: frame.width,
                height: frame.height
            )
        }
    }

    /// Returns the note as a text chunk of a PNG.
    func pngText() throws(PNGError) -> PNGText { try PNGText(keyword: Self.keyword, value: text) }
}

extension StripNote {
    /// The text of the note.
    package var text: String {
        var lines = [
            "pinwheel-strip 1 \(sheet.width)x\(sheet.height) frames \(frame.width)x\(frame.height)"
        ]
        for row in rows {
            let positions = row.moments.map(\.position)
            let drive = positions.first?.drive ?? "progress"
            let numbers = positions.map { JSON.number($0.value).text }
            lines.append(
                "\(row.state) \(row.x),\(row.y) \(row.pitch) \(drive) "
                    + numbers.joined(separator: " ")
            )
        }
        return lines.joined(separator: "\n")
    }

    /// Parses a note. Returns `nil` if the text is not a note.
    ///
    /// Frames outside of the image or frames that overlap are invalid, because the frames together
    /// could have more pixels than the image.
    package init?(reading text: String) {
        let lines = text.split(separator: "\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 5, words[0] == "pinwheel-strip", words[1] == "1",
            words[3] == "frames", let sheet = Self.pair(words[2], "x"),
            let frame = Self.pair(words[4], "x"), frame.0 > 0, frame.1 > 0
        else { return nil }
        self.sheet = PixelSize(width: sheet.0, height: sheet.1)
        self.frame = PixelSize(width: frame.0, height: frame.1)
        let rows = lines.dropFirst().compactMap(Self.row)
        guard rows.count == lines.count - 1, !rows.isEmpty,
            Set(rows.map(\.state)).count == rows.count
        else { return nil }
        self.rows = rows
        let isInside = rows.allSatisfy { row in
            row.x + (row.moments.count - 1) * row.pitch + frame.0 <= sheet.0
                && row.y + frame.1 <= sheet.1
        }
        let areSeparate =
            rows.allSatisfy { $0.moments.count == 1 || $0.pitch >= frame.0 }
            && zip(rows, rows.dropFirst()).allSatisfy { $0.y + frame.1 <= $1.y }
        guard isInside, areSeparate else { return nil }
    }

    private static func row(_ line: Substring) -> Row? {
        let words = line.split(separator: " ")
        guard words.count > 4, let position = pair(words[1], ","), let pitch = number(words[2])
        else {
            return nil
        }
        let moments = words.dropFirst(4).compactMap { word in
            Double(word).flatMap { FrameLabel.Moment(drive: words[3], $0) }
        }
        guard moments.count == words.count - 4 else { return nil }
        return Row(
            state: String(words[0]),
            x: position.0,
            y: position.1,
            pitch: pitch,
            moments: moments
        )
    }

    private static func pair(_ text: Substring, _ sign: Character) -> (Int, Int)? {
        let parts = text.split(separator: sign, omittingEmptySubsequences: false)
        guard parts.count == 2, let first = number(parts[0]), let second = number(parts[1]) else {
            return nil
        }
        return (first, second)
    }

    /// Parses a number that is a valid size or position in an image.
    private static func number(_ text: Substring) -> Int? {
        Int(text).flatMap { (0...StripPicture.side).contains($0) ? $0 : nil }
    }
}

extension FrameLabel.Moment {
    /// The position in the state: “progress” or “time”, and its value.
    fileprivate var position: (drive: String, value: Double) {
        switch self {
        case .progress(let progress): ("progress", progress)
        case .time(let seconds), .instant(let seconds, _): ("time", seconds)
        }
    }

    fileprivate init?(drive: Substring, _ value: Double) {
        guard value.isFinite else { return nil }
        switch drive {
        case "progress": self = .progress(value)
        case "time": self = .time(value)
        default: return nil
        }
    }
}
