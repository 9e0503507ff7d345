import Frames
import Indicators

/// The route `/frame.png`: one frame.
enum FrameRoute {
    /// The parameters in addition to those of all images.
    static let parameters = ["state", "progress", "time", "file"]

    /// Returns the frame as a PNG.
    static func answer(_ site: Site, _ request: Route.Input) throws -> Answer {
        let options = try RenderOptions(request.query, on: site.store)
        let timeline = try options.timeline(request.query)
        let moment = try moment(request.query, of: timeline, in: options)
        _ = try options.pixelSize()
        let scene = options.design.scene(at: moment, in: options.environment)
        let scale = options.environment.scale
        var answer = Answer(
            png: try request.context.png(of: try request.context.image(of: scene), scale: scale)
        )
        try answer.offer(request.query, as: "\(options.entry.name)-\(timeline.state.rawValue).png")
        return answer
    }

    /// Returns the moment in a URL. As in `still`, the default is the end of a state that follows
    /// the pull, and the start of a state that follows the clock.
    static func moment(
        _ query: Query,
        of timeline: StateTimeline,
        in options: RenderOptions
    ) throws -> Moment {
        let progress = try query.number("progress", in: 0...100)
        let time = try query.number("time", in: 0...DesignLimits.seconds)
        let times: MomentSelection.Times
        switch (progress, time) {
        case (.some, .some): throw Refusal("progress and time exclude each other")
        case (let progress?, nil): times = .progress([progress])
        case (nil, let time?): times = .time([time])
        case (nil, nil):
            times = timeline.drive == .progress ? .progress([timeline.to]) : .time([0])
        }
        let selection = MomentSelection(states: [timeline.state], times: times)
        guard
            let frame = try selection.frames(of: options.design.states, named: options.design.name)
                .first
        else { throw Refusal("no frame is chosen") }
        return frame.moment
    }
}

extension Answer {
    /// Offers the response as a download if the URL contains `file=1`.
    mutating func offer(_ query: Query, as name: String) throws(Refusal) {
        switch query.text("file") {
        case nil: return
        case "1": offer(as: name)
        default: throw Refusal("file: the only allowed value is 1")
        }
    }

    /// Offers the response as a download with a file name. Characters that a header does not allow
    /// are replaced (RFC 6266 and RFC 8187).
    mutating func offer(as name: String) {
        let plain = name.unicodeScalars.map { scalar in
            let isAllowed = (" "..."~").contains(scalar) && !"\"\\%".unicodeScalars.contains(scalar)
            return isAllowed ? String(scalar) : "_"
        }.joined()
        let exact = plain == name ? "" : "; filename*=UTF-8''\(Self.encoded(name))"
        set("Content-Disposition", "attachment; filename=\"\(plain)\"\(exact)")
    }

    private static func encoded(_ name: String) -> String {
        name.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isAllowed =
                scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || "-._~".unicodeScalars.contains(scalar)
            if isAllowed { return String(scalar) }
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
        }.joined()
    }
}
