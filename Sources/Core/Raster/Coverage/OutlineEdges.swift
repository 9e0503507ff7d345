import CPixels

/// The edges of an outline in an image of a fixed size, in one of three forms.
///
/// The first form in the table whose condition holds is used. The coverage is the same in every
/// form. `EdgeChainTable` is the reference.
///
/// | Form | Condition | Gain |
/// |---|---|---|
/// | patch | one small polygon of lines, simple, or filled and convex | W7: 62 % |
/// | simple | simple, with arcs, but no cached circle in a wide image | W1c: 23 % |
/// | chains | any outline | |
///
/// A patch has at most `cpixels_patch_corners` corners, `cpixels_patch_rows` rows and
/// `cpixels_patch_areas` pixels. A simple outline is at most `cpixels_simple_width` pixels wide. In
/// images wider than `CircleCache.chainsWidth`, the chains of a cached circle are faster.
///
/// A gain is the fraction of a frame's instructions that the form saves on a benchmark. An outline
/// is simple if it is known not to cross itself (`PixelOutline.isSimple`). Shapes inside clips
/// always have chains, because their edges are combined with those of the clips.
package enum OutlineEdges {
    /// The covered areas of each pixel.
    case patch(AreaPatch)
    /// Sides, whose areas are summed for a band of rows at a time.
    case simple(SimpleOutline)
    /// Chains of edges by row.
    case chains(EdgeChainTable)

    /// A form of edges.
    package enum Form: Int, CaseIterable, Sendable { case patch, simple, chains }

    /// The form of these edges.
    var form: Form {
        switch self {
        case .patch: .patch
        case .simple: .simple
        case .chains: .chains
        }
    }

    /// The rows that the outline may cover.
    package var rows: Range<Int> {
        switch self {
        case .patch(let patch): patch.rows
        case .simple(let outline): outline.rows
        case .chains(let table): table.rows
        }
    }

    /// The edges as a C struct for the kernels. Valid until the outline changes.
    @unsafe var memory: cpixels_edges {
        switch self {
        case .patch(let patch): unsafe patch.memory
        case .simple(let outline): unsafe outline.memory
        case .chains(let table): unsafe table.edges
        }
    }
}

/// The memory for one outline's edges in each form, reused from frame to frame.
struct EdgeStorage: ~Copyable {
    private var patch: AreaPatch?
    private var simple: SimpleOutline?
    private var chains: EdgeChainTable?

    init() {}

    /// Stores the edges of an outline. Returns `nil` if it covers nothing of the image, or after a
    /// cancellation.
    ///
    /// - Parameters:
    ///   - outline: The outline, in pixels.
    ///   - width: The width of the image in pixels.
    ///   - height: The height of the image in pixels.
    ///   - isFilled: Whether the outline is that of a filled path, which may be convex.
    ///   - needsChains: Whether the edges must be chains.
    ///   - circles: The circles of earlier frames.
    ///   - cancellation: Polled while chains are cut.
    mutating func store(
        _ outline: PixelOutline,
        width: Int,
        height: Int,
        isFilled: Bool,
        needsChains: Bool,
        circles: inout CircleCache,
        cancellation: Cancellation?
    ) -> OutlineEdges? {
        guard cancellation?.isCancelled != true else { return nil }
        let isSimple = outline.isSimple && !needsChains
        if isSimple || isFilled && !needsChains, outline.arcs.isEmpty {
            let patch = self.patch ?? AreaPatch()
            self.patch = patch
            if patch.fill(from: outline, width: width, height: height) { return .patch(patch) }
        }
        guard outline.isDrawable, !outline.isLeftOfImage else { return nil }
        if isSimple, let circle = outline.arcs.first?.circle,
            !circles.prefersChains(of: circle, width: width, height: height)
        {
            let simple = self.simple ?? SimpleOutline()
            self.simple = simple
            if simple.trace(outline, width: width, height: height, circles: &circles) {
                return .simple(simple)
            }
        }
        let chains = self.chains ?? EdgeChainTable()
        self.chains = chains
        chains.cut(
            outline,
            width: width,
            height: height,
            circles: &circles,
            cancellation: cancellation
        )
        return chains.rows.isEmpty || cancellation?.isCancelled == true ? nil : .chains(chains)
    }
}
