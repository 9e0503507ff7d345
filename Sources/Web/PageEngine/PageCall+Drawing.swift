import Base
import Indicators
import Raster

extension PageCall {
    /// `draw`: draws a state at a `progress`, or at a `time` in seconds. By default a state driven
    /// by the pull is drawn at its end, and a state driven by time at its start.
    static let drawFrame = PageCall(name: "draw") { engine, fields throws(PageProblems) in
        let design = try engine.design(fields)
        let environment = try PageEnvironment(fields).environment
        let moment = try moment(of: design, fields)
        try PageLimits.check(design.pixelSize(atScale: environment.scale))
        engine.draw(design.scene(at: moment, in: environment))
        return engine.picture.map { size(of: $0) } ?? .object([])
    }

    private static func moment(
        of design: Design,
        _ fields: PageFields
    ) throws(PageProblems) -> Moment {
        let state = try fields.requiredText("state")
        guard let timeline = design.states.first(where: { $0.state.rawValue == state }) else {
            throw PageProblems(
                "\(design.name) has no state “\(NearestName.excerpt(state))”",
                hint: NearestName.hint(for: state, among: design.states.map { $0.state.rawValue })
            )
        }
        let progress = try fields.number("progress", in: 0...100)
        let time = try fields.number("time", in: 0...DesignLimits.seconds)
        switch (progress, time) {
        case (.some, .some): throw PageProblems("progress and time exclude each other")
        case (let progress?, nil):
            guard timeline.drive == .progress else {
                throw PageProblems(
                    "\(state) of \(design.name) follows the clock",
                    hint: "give a time"
                )
            }
            guard progress <= 1 || timeline.state == .armed else {
                throw PageProblems(
                    "progress \(NumberText.short(progress)) is more than 1 in \(state)",
                    hint: "use at most 1; only armed allows more"
                )
            }
            return Moment(state: timeline.state, position: .progress(progress))
        case (nil, let seconds?):
            guard timeline.drive == .time || timeline.duration != nil else {
                throw PageProblems(
                    "\(state) of \(design.name) does not follow the clock",
                    hint: "give a progress"
                )
            }
            return Moment(state: timeline.state, position: .time(seconds))
        case (nil, nil):
            let isDriven = timeline.drive == .progress
            return Moment(
                state: timeline.state,
                position: isDriven ? .progress(timeline.to) : .time(0)
            )
        }
    }

    /// Returns the size of an image as the body of a response.
    static func size(of picture: Image) -> JSON {
        .object([
            JSON.Member("width", .number(Double(picture.width))),
            JSON.Member("height", .number(Double(picture.height))),
        ])
    }
}

/// The environment that a request describes.
struct PageEnvironment {
    /// The environment to draw in.
    let environment: Environment

    /// Reads `scale`, `appearance`, `palette` and `background`. Missing fields have their defaults.
    init(_ fields: PageFields) throws(PageProblems) {
        let scale = try fields.number("scale", in: Environment.scales) ?? 1
        let appearance: Appearance = try fields.choice("appearance") ?? .light
        let palette: Palette = try fields.choice("palette") ?? .ios18
        let background = try Self.color(fields)
        guard
            let environment = Environment(
                appearance: appearance,
                palette: palette,
                scale: scale,
                background: background?.resolved(in: appearance, of: palette)
            )
        else { throw PageProblems("scale is out of range") }
        self.environment = environment
    }

    private static func color(_ fields: PageFields) throws(PageProblems) -> ColorValue? {
        guard let text = try fields.text("background") else { return nil }
        do {
            return try ColorValue(parsing: text)
        } catch {
            throw PageProblems("background: \(error.message)", hint: error.browserHint)
        }
    }
}

/// Limits that keep a page within its memory.
package enum PageLimits {
    /// The maximum number of pixels of a drawn image. It is lower than `DesignLimits.pixels`,
    /// because a page has 64 MB.
    package static let pixels = 1 << 22

    /// The maximum number of pixels of all stored images. It is lower than
    /// `DesignLimits.imagePixels`.
    package static let imagePixels = 1 << 21

    /// Returns whether an image fits next to `others` pixels of stored images. The product of its
    /// sides may overflow `Int`.
    static func fits(_ width: Int, _ height: Int, with others: Int = 0) -> Bool {
        let (pixels, isTooMuch) = width.multipliedReportingOverflow(by: height)
        return !isTooMuch && pixels <= imagePixels - others
    }

    /// Throws if an image would be larger than `pixels`, or if `size` is `nil`.
    static func check(_ size: (width: Int, height: Int)?) throws(PageProblems) {
        guard let size, size.width * size.height <= pixels else {
            throw PageProblems(
                "the image would have more than \(pixels) pixels",
                hint: "use a lower scale"
            )
        }
    }
}
