import Comparison
import DesignFormat
import Foundation
import Goldens
import Indicators
import Raster
import SeededRandom

/// Seeded changes of single properties of the designs in `Designs`.
struct ChangeCampaign {
    private var random: SplitMix64
    private let designs: [(name: String, tree: DesignTree)]
    private var kinds: [ChangeKind] = []

    /// Creates a campaign. Equal seeds give equal changes.
    init(seed: UInt64) throws {
        random = SplitMix64(seed: seed)
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Designs")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
        designs = try files.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { file in
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            return DesignTree(yaml: text).map { (String(file.dropLast(5)), $0) }
        }
    }

    /// Returns the next visible change. The kinds alternate.
    mutating func next() -> DesignChange {
        while true {
            if kinds.isEmpty { kinds = ChangeKind.allCases.shuffled(using: &random) }
            let kind = kinds.removeLast()
            for _ in 0..<60 {
                if let change = attempt(kind) { return change }
            }
        }
    }

    private mutating func attempt(_ kind: ChangeKind) -> DesignChange? {
        guard let source = designs.randomElement(using: &random),
            let scale = [1.0, 1, 2, 3].randomElement(using: &random),
            let environment = Environment(scale: scale),
            let site = ChangeSites(of: source.tree, kind).all.randomElement(using: &random)
        else { return nil }
        var values = ChangeValues(random: random)
        defer { random = values.random }
        guard let new = values.changing(site, in: source.tree, kind),
            let old = Self.design(source.tree, source.name),
            let changed = Self.design(new.tree, source.name),
            let state = old.states.map(\.state).randomElement(using: &values.random)
        else { return nil }
        let before = DrawnState(design: old, state: state, environment: environment)
        let after = DrawnState(design: changed, state: state, environment: environment)
        guard let expected = before.sequence, let actual = after.sequence,
            let variable = after.variable,
            expected.frames.map(\.hash) != actual.frames.map(\.hash)
        else { return nil }
        return DesignChange(
            kind: kind,
            design: source.name,
            state: state,
            scale: scale,
            summary: new.summary,
            layer: new.layer ?? site.layer,
            expected: expected,
            actual: actual,
            variable: variable
        )
    }

    private static func design(_ tree: DesignTree, _ name: String) -> Design? {
        try? Design(
            yaml: Array(tree.flow.utf8),
            name: name,
            file: name,
            assets: DesignAssets(images: ["sprite.png": sprite])
        )
    }

    /// A white square with a dark disc and a yellow corner.
    private static let sprite: Image = {
        let side = 20
        var pixels: [UInt8] = []
        for y in 0..<side {
            for x in 0..<side {
                let isFrame = min(x, y) < 2 || max(x, y) >= side - 2
                let (dx, dy) = (x - 7, y - 7)
                if isFrame {
                    pixels += [0, 0, 0, 0]
                } else if dx * dx + dy * dy <= 16 {
                    pixels += [20, 20, 20, 255]
                } else {
                    pixels += min(x, y) >= 12 ? [255, 200, 0, 255] : [255, 255, 255, 255]
                }
            }
        }
        return Image(width: side, height: side, pixels: pixels)
    }()
}
