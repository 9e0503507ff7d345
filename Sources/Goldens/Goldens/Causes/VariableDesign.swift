import Comparison
import DesignFormat
import Indicators
import Pictures
import Raster

/// A design in one state and environment that can be drawn from a changed file.
package struct VariableDesign: Sendable {
    package let design: Design
    /// The environment of the frames.
    package let environment: Environment
    /// Returns the moments of a design's frames, or `nil` if the design does not have the state.
    package let moments: @Sendable (Design) -> [Moment]?
    /// The design's file.
    package let tree: DesignTree

    private let assets: DesignAssets

    /// Creates a variable design. Returns `nil` if the indicator is not a design that can be
    /// written as a file.
    package init?(
        _ indicator: any Indicator,
        in environment: Environment,
        moments: @escaping @Sendable (Design) -> [Moment]?
    ) {
        guard let design = indicator as? Design, let tree = DesignTree(yaml: design.yaml()) else {
            return nil
        }
        self.design = design
        self.environment = environment
        self.moments = moments
        self.tree = tree
        assets = DesignAssets(
            images: design.images,
            texts: design.components.mapValues { $0.yaml() },
            fonts: design.model.fonts
        )
    }

    /// Returns the design of a changed file, or `nil` if the file is not valid.
    func design(of tree: DesignTree) -> Design? {
        try? Design(
            yaml: Array(tree.flow.utf8),
            name: design.name,
            file: design.name,
            assets: assets
        )
    }

    /// Whether a changed file draws all frames of a sequence.
    func draws(
        _ tree: DesignTree,
        _ sequence: FrameSequence,
        by renderer: inout Renderer
    ) -> Bool {
        guard let design = design(of: tree), let moments = moments(design),
            moments.count == sequence.frames.count
        else { return false }
        for (moment, frame) in zip(moments, sequence.frames) {
            let image = renderer.render(design.scene(at: moment, in: environment))
            guard PixelSize(image) == frame.size, PixelHash(image) == frame.hash else {
                return false
            }
        }
        return true
    }

    /// Draws the frames with the given numbers from a changed file. Returns `nil` if the file is
    /// not a valid design, or if its number of frames is not `count`.
    func frames(
        of tree: DesignTree,
        _ numbers: some Sequence<Int>,
        count: Int,
        by renderer: inout Renderer
    ) -> [Image]? {
        guard let design = design(of: tree), let moments = moments(design),
            moments.count == count
        else { return nil }
        return numbers.map { number in
            renderer.render(design.scene(at: moments[number], in: environment))
        }
    }
}
