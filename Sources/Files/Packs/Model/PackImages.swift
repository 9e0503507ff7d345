import Base
import Frames
import Indicators
import Pictures
import Raster
import Synchronization

/// The frames of a design. Targets share the PNGs, which are encoded once for each variant.
package final class PackImages: Sendable {
    /// The design.
    package let design: any Indicator
    /// The settings of the user.
    package let settings: PackSettings
    /// The sequences of frames.
    package let sequences: [PackSequence]
    private let files = Mutex<[PackVariant: [[[UInt8]]]]>([:])
    private let documents = Mutex<[PackVariant: VectorDocument]>([:])

    /// Selects the frames of a design.
    ///
    /// - Throws: `InputError` if a state has too many frames.
    package init(of design: any Indicator, _ settings: PackSettings) throws(InputError) {
        self.design = design
        self.settings = settings
        let selection = MomentSelection(states: nil, fps: settings.fps)
        let timelines = design.states
        let frames = try selection.frames(of: timelines, named: design.name)
        sequences = PackSequence.sequences(of: frames, timelines)
    }

    /// Returns the environment of a variant.
    ///
    /// - Throws: `InputError` if a frame would be too large.
    package func environment(_ variant: PackVariant) throws(InputError) -> Environment {
        try FrameEnvironment.environment(
            for: design,
            appearance: variant.appearance,
            palette: settings.palette,
            scale: variant.scale,
            background: settings.background
        )
    }

    /// Renders the frames of a sequence in order.
    package func images(
        of sequence: PackSequence,
        _ variant: PackVariant
    ) throws(InputError) -> [Image] {
        let environment = try environment(variant)
        let (design, frames) = (design, sequence.frames)
        return ThreadedMap.images(count: frames.count, threads: settings.threads) {
            $0.render(design.scene(at: frames[$1].moment, in: environment))
        }
    }

    /// Returns the design as animated layers, whose images have the variant's scale.
    ///
    /// - Throws: `InputError` if the indicator is drawn by code and has no layers.
    func document(_ variant: PackVariant) throws(InputError) -> VectorDocument {
        if let known = documents.withLock({ $0[variant] }) { return known }
        guard let design = design as? Design else {
            throw InputError(
                "\(self.design.name) is drawn by code, and has no layers to convert",
                hint: "pass --for with a target of images, such as apng"
            )
        }
        let document = VectorDocument(of: design, sequences, in: try environment(variant))
        documents.withLock { $0[variant] = document }
        return document
    }

    /// Returns the PNGs of all sequences in a variant, by sequence and frame.
    package func pngs(_ variant: PackVariant) throws -> [[[UInt8]]] {
        if let known = files.withLock({ $0[variant] }) { return known }
        let environment = try environment(variant)
        let (design, frames) = (design, sequences.flatMap(\.frames))
        let encoded = try ThreadedMap.run(count: frames.count, threads: settings.threads) {
            renderer,
            index in
            Result { () throws(EncodingError) in
                let image = renderer.render(design.scene(at: frames[index].moment, in: environment))
                return try FrameFormat.png.file(
                    of: image,
                    FrameSettings(count: 1, scale: variant.scale)
                )
            }
        }
        var rest = encoded[...]
        let bySequence = sequences.map { sequence in
            defer { rest = rest.dropFirst(sequence.count) }
            return Array(rest.prefix(sequence.count))
        }
        files.withLock { $0[variant] = bySequence }
        return bySequence
    }
}

extension ThreadedMap {
    /// Returns images that are rendered in parallel, in order.
    fileprivate static func images(
        count: Int,
        threads: Int,
        _ body: @escaping @Sendable (inout Renderer, Int) -> Image
    ) -> [Image] {
        let result: [Image]? = try? run(count: count, threads: threads) { renderer, index in
            Result<Image, InputError>.success(body(&renderer, index))
        }
        return result ?? []
    }
}
