import Raster
import Base

/// A frame's entry in a manifest.
public struct FrameRecord: Equatable, Sendable {
    /// The file's path relative to the manifest, with slashes.
    public var file: String
    /// The description of the frame.
    public var label: FrameLabel
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int
    /// The hash of the pixels.
    public var hash: PixelHash

    /// Creates the record of a written frame.
    public init(file: String, label: FrameLabel, width: Int, height: Int, hash: PixelHash) {
        self.file = file
        self.label = label
        self.width = width
        self.height = height
        self.hash = hash
    }
}

extension FrameRecord {
    /// Creates the record of a drawn frame.
    init(of job: FrameJob, drawn: DrawnFrame) {
        self.init(
            file: job.file,
            label: job.label,
            width: drawn.width,
            height: drawn.height,
            hash: drawn.hash
        )
    }

    private static let names: Set<String> = [
        "file", "design", "state", "progress", "time", "scale", "appearance", "width", "height",
        "hash",
    ]

    /// The record as a JSON object: its fields in a fixed order, followed by the label's details.
    public var json: JSON {
        let moment: [JSON.Member] =
            switch label.moment {
            case .progress(let value): [JSON.Member("progress", .number(value))]
            case .time(let value): [JSON.Member("time", .number(value))]
            case .instant(let time, let progress):
                [JSON.Member("time", .number(time)), JSON.Member("progress", .number(progress))]
            }
        let names: [JSON.Member] = [
            JSON.Member("file", .string(file)),
            JSON.Member("design", .string(label.design)),
            JSON.Member("state", .string(label.state)),
        ]
        let image: [JSON.Member] = [
            JSON.Member("scale", .number(label.scale)),
            JSON.Member("appearance", .string(label.appearance)),
            JSON.Member("width", .number(Double(width))),
            JSON.Member("height", .number(Double(height))),
            JSON.Member("hash", .string(hash.description)),
        ]
        let details = label.details.filter { !Self.names.contains($0.name) }
        return .object(names + moment + image + details)
    }

    /// Creates a record from a JSON object. Returns `nil` if a field is missing or has the wrong
    /// type. Unknown fields become details.
    public init?(json: JSON) {
        guard case .object(let members) = json,
            let file = json["file"]?.string,
            let design = json["design"]?.string,
            let state = json["state"]?.string,
            let scale = json["scale"]?.number,
            let appearance = json["appearance"]?.string,
            let width = json["width"]?.number.flatMap(Int.init(exactly:)),
            let height = json["height"]?.number.flatMap(Int.init(exactly:)),
            let hash = json["hash"]?.string.flatMap(PixelHash.init(text:))
        else { return nil }
        let moment: FrameLabel.Moment
        switch (json["time"]?.number, json["progress"]?.number) {
        case (let time?, let progress?): moment = .instant(time: time, progress: progress)
        case (nil, let progress?): moment = .progress(progress)
        case (let time?, nil): moment = .time(time)
        case (nil, nil): return nil
        }
        let label = FrameLabel(
            design: design,
            state: state,
            moment: moment,
            scale: scale,
            appearance: appearance,
            details: members.filter { !Self.names.contains($0.name) }
        )
        self.init(file: file, label: label, width: width, height: height, hash: hash)
    }
}
