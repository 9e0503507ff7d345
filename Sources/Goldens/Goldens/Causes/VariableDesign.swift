import Comparison
import DesignFormat
import Indicators
import Pictures
import Raster

/// A design in one state and environment, which can be drawn with a part of its file changed.
package struct VariableDesign: Sendable {
    /// The design.
    package let design: Design
    /// What it is drawn in.
    package let environment: Environment
    /// The moments of a design's frames; nil if the design does not have the state.
    package let moments: @Sendable (Design) -> [Moment]?
    /// The design's file.
    package let tree: DesignTree

    private let assets: DesignAssets

    /// A design whose file can be written and read again; nil for any other indicator.
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
            images: design.pictures,
            texts: design.components.mapValues { $0.yaml() },
            fonts: design.model.fonts
        )
    }

    /// The design of a changed file; nil if the file is not a valid design.
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

    /// The frames of some numbers as a changed file draws them; nil if the file is not a valid
    /// design or has another number of frames.
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
