import Base
import DesignFormat
import Indicators
import Pictures
import Raster

/// All frames of a run: what each shows and which file it goes to.
package struct RenderPlan: FramePlan {
    /// What is asked for beside the designs.
    package struct Request: Sendable {
        /// Which moments.
        package var selection: MomentSelection
        /// Pixels per point, each once.
        package var scales: [Double]
        /// Appearances, each once.
        package var appearances: [Appearance]
        /// The system colours.
        package var palette: Palette
        /// What lies behind the layers in place of the design's own background.
        package var background: ColorValue?
        /// How files are named; nil for the usual names.
        package var pattern: FilePattern?

        /// A request.
        package init(
            selection: MomentSelection,
            scales: [Double] = [1],
            appearances: [Appearance] = [.light],
            palette: Palette = .ios18,
            background: ColorValue? = nil,
            pattern: FilePattern? = nil
        ) {
            self.selection = selection
            self.scales = scales
            self.appearances = appearances
            self.palette = palette
            self.background = background
            self.pattern = pattern
        }
    }

    /// The frames, in the order design, appearance, scale, state, moment.
    package var jobs: ComputedList<FrameJob> {
        ComputedList(count: frames.count) { [frames] in frames.job(at: $0) }
    }
    /// What is to be said of the frames, a line each.
    package let notes: [String]
    private let frames: PlannedFrames
    private let designs: [any Indicator]

    /// Plans the frames of `designs` that `request` selects.
    ///
    /// - Throws: `InputError` when nothing is chosen, a design lacks what is asked of it, a frame
    ///   would be too large, or two frames would share a file.
    package init(designs: [any Indicator], request: Request) throws(InputError) {
        self.designs = designs
        let pattern =
            request.pattern ?? (request.appearances.count > 1 ? .withAppearance : .usual)
        var frames = PlannedFrames(pattern: pattern)
        notes = designs.flatMap { request.selection.notes(on: $0) }
        try Self.check(request.selection.states, against: designs)
        for (index, design) in designs.enumerated() {
            let chosen = try request.selection.frames(of: design.states, named: design.name)
            for appearance in request.appearances {
                for scale in request.scales {
                    let environment = try FrameSurroundings.environment(
                        for: design,
                        appearance: appearance,
                        palette: request.palette,
                        scale: scale,
                        background: request.background
                    )
                    frames.append(chosen, of: index, named: design.name, in: environment)
                }
            }
        }
        guard frames.count > 0 else { throw request.selection.emptiness(of: designs) }
        try frames.checkNames()
        self.frames = frames
    }

    /// The scene of the frame of an index in `jobs`.
    package func scene(of index: Int) -> Scene {
        let (run, frame) = frames[index]
        return designs[run.design].scene(at: frame.moment, in: run.environment)
    }

    /// The values of the parameters of what a frame shows.
    package func parameters(at index: Int) -> String {
        designs[frames[index].run.design].parameters.assignments
    }

    /// The models of the designs, and what all frames of other indicators show.
    package var fingerprint: String {
        let lines = designs.indices.map { index in
            (designs[index] as? Design)?.fingerprint
                ?? PixelHash(
                    scenes: frames.runs.lazy.filter { $0.design == index }
                        .flatMap { $0.start..<$0.start + $0.frames.count },
                    scene
                ).description
        }
        return lines.joined(separator: "\n---\n")
    }

    /// The pixels of the largest frame.
    package var largestFrame: Int {
        frames.runs.map { run in
            let size = designs[run.design].pixelSize(atScale: run.environment.scale)
            return size.map { $0.width * $0.height } ?? 0
        }.max() ?? 0
    }

    /// A state must be there in one of the designs at least.
    package static func check(
        _ states: [StateName]?,
        against designs: [any Indicator]
    ) throws(InputError) {
        let known = designs.flatMap(\.states).map(\.state.rawValue).unique()
        for state in states ?? [] where !known.contains(state.rawValue) {
            let owner = designs.count == 1 ? designs[0].name : "none of the designs"
            let verb = designs.count == 1 ? "has no state" : "has a state"
            throw InputError(
                "\(owner) \(verb) \(state.rawValue)",
                hint: "there are \(known.joined(separator: ", "))"
            )
        }
    }
}

/// The frames of a run: what each shows, which file it goes to, and how it is drawn.
package protocol FramePlan: Sendable {
    /// The frames, in an order that depends on nothing but what was asked for.
    var jobs: ComputedList<FrameJob> { get }
    /// The pixels of the largest frame.
    var largestFrame: Int { get }
    /// Tells apart runs of designs that differ, even where they look the same.
    var fingerprint: String { get }
    /// The values of the parameters with which the frame of an index in `jobs` is drawn, such as
    /// `lineWidth=4 tint=#ff0000`.
    func parameters(at index: Int) -> String
    /// The scene of the frame of an index in `jobs`, from any thread.
    func scene(of index: Int) -> Scene
}

extension FramePlan {
    /// The frames of some indices in `jobs`.
    package func jobs(at indices: [Int]) -> ComputedList<FrameJob> {
        let jobs = jobs
        return ComputedList(count: indices.count) { jobs[indices[$0]] }
    }
}

extension [Parameter] {
    /// The values as a command line sets them.
    var assignments: String {
        map { "\($0.name)=\($0.text)" }.joined(separator: " ")
    }
}

extension PixelHash {
    /// The hash of what frames show, without drawing them.
    package init(scenes indices: some Sequence<Int>, _ scene: (Int) -> Scene) {
        self.init(bytes: [])
        for index in indices {
            var bytes = Array(description.utf8)
            scene(index).append(to: &bytes)
            self = PixelHash(bytes: bytes)
        }
    }
}

extension Design {
    /// The model as a text, those of the designs that it uses, and the pictures that it shows.
    fileprivate var fingerprint: String {
        let pictures = pictures.sorted { $0.key < $1.key }.map { name, image in
            "\n\(name) \(image.width) \(PixelHash(image))"
        }
        let used = components.sorted { $0.key < $1.key }.map { path, model in
            "\n\(path)\n\(model.yaml())"
        }
        return yaml(carryingGlyphs: true) + used.joined() + pictures.joined()
    }
}
