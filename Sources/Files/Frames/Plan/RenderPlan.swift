import Base
import DesignFormat
import Indicators
import Pictures
import Raster

/// The frames of a rendering run, and their files.
package struct RenderPlan: FramePlan {
    /// The options of a run.
    package struct Request: Sendable {
        /// The moments.
        package var selection: MomentSelection
        /// The scales in pixels per point, without duplicates.
        package var scales: [Double]
        /// The appearances, without duplicates.
        package var appearances: [Appearance]
        /// The system colours.
        package var palette: Palette
        /// The background. `nil` uses each design's own background.
        package var background: ColorValue?
        /// The pattern of file names, or `nil` for the default.
        package var pattern: FilePattern?

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

    /// The frames, ordered by design, appearance, scale, state and moment.
    package var jobs: ComputedList<FrameJob> {
        ComputedList(count: frames.count) { [frames] in frames.job(at: $0) }
    }
    /// Notes about the frames, one line each.
    package let notes: [String]
    private let frames: PlannedFrames
    private let designs: [any Indicator]

    /// Plans the frames of `designs` that `request` selects.
    ///
    /// - Throws: `InputError` if nothing is selected, if a design lacks a selected state, if a
    ///   frame would be too large, or if file names are not unique.
    package init(designs: [any Indicator], request: Request) throws(InputError) {
        self.designs = designs
        let pattern =
            request.pattern ?? (request.appearances.count > 1 ? .withAppearance : .standard)
        var frames = PlannedFrames(pattern: pattern)
        notes = designs.flatMap { request.selection.notes(on: $0) }
        try Self.check(request.selection.states, against: designs)
        for (index, design) in designs.enumerated() {
            let chosen = try request.selection.frames(of: design.states, named: design.name)
            for appearance in request.appearances {
                for scale in request.scales {
                    let environment = try FrameEnvironment.environment(
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
        guard frames.count > 0 else { throw request.selection.emptySelectionError(for: designs) }
        try frames.checkNames()
        self.frames = frames
    }

    /// Returns the scene of the frame with an index in `jobs`.
    package func scene(of index: Int) -> Scene {
        let (run, frame) = frames[index]
        return designs[run.design].scene(at: frame.moment, in: run.environment)
    }

    /// Returns the parameter values of a frame's design.
    package func parameters(at index: Int) -> String {
        designs[frames[index].run.design].parameters.assignments
    }

    /// A text that identifies the drawn content: the models of designs, and hashes of the scenes of
    /// other indicators.
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

    /// The number of pixels of the largest frame.
    package var largestFrame: Int {
        frames.runs.map { run in
            let size = designs[run.design].pixelSize(atScale: run.environment.scale)
            return size.map { $0.width * $0.height } ?? 0
        }.max() ?? 0
    }

    /// Throws an error for the first state that none of the designs has.
    package static func check(
        _ states: [StateName]?,
        against designs: [any Indicator]
    ) throws(InputError) {
        let known = designs.flatMap(\.states).map(\.state.rawValue).unique()
        for state in states ?? [] where !known.contains(state.rawValue) {
            let owner = designs.count == 1 ? designs[0].name : "no design"
            let verb = designs.count == 1 ? "has no state" : "has the state"
            throw InputError(
                "\(owner) \(verb) \(state.rawValue)",
                hint: "states: \(known.joined(separator: ", "))"
            )
        }
    }
}

/// The frames of a run: their descriptions, files and scenes.
package protocol FramePlan: Sendable {
    /// The frames. Their order depends only on the options of the run.
    var jobs: ComputedList<FrameJob> { get }
    /// The number of pixels of the largest frame.
    var largestFrame: Int { get }
    /// A text that identifies the drawn content. Different designs have different fingerprints even
    /// if their frames are equal.
    var fingerprint: String { get }
    /// Returns the parameter values of the frame with an index in `jobs`, such as `lineWidth=4
    /// tint=#ff0000`.
    func parameters(at index: Int) -> String
    /// Returns the scene of the frame with an index in `jobs`. Can be called from any thread.
    func scene(of index: Int) -> Scene
}

extension FramePlan {
    /// Returns the frames with the given indices in `jobs`.
    package func jobs(at indices: [Int]) -> ComputedList<FrameJob> {
        let jobs = jobs
        return ComputedList(count: indices.count) { jobs[indices[$0]] }
    }
}

extension [Parameter] {
    /// The parameters as `name=value` words of a command line.
    var assignments: String {
        map { "\($0.name)=\($0.text)" }.joined(separator: " ")
    }
}

extension PixelHash {
    /// Creates the hash of scenes without drawing them.
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
    /// The YAML of the design and its component designs, and hashes of its images.
    fileprivate var fingerprint: String {
        let hashes = images.sorted { $0.key < $1.key }.map { name, image in
            "\n\(name) \(image.width) \(PixelHash(image))"
        }
        let used = components.sorted { $0.key < $1.key }.map { path, model in
            "\n\(path)\n\(model.yaml())"
        }
        return yaml(carryingGlyphs: true) + used.joined() + hashes.joined()
    }
}
