import CoreAnimationModel
import DesignFormat
import Frames
import Indicators
import Packs
import Raster
import TestSupport
import Testing

/// A layer that the pack `coreanimation` has written.
protocol PackedLayer: CALayer {
    associatedtype Phase: CaseIterable & Hashable

    init()
    var phase: Phase { get set }
}

/// A layer with a phase that follows the finger.
protocol PulledLayer: PackedLayer {
    var progress: Double { get set }
}

/// A layer with colours for dark backgrounds.
protocol ThemedLayer: PackedLayer {
    var isDark: Bool { get set }
}

extension ArcLayer: PulledLayer, ThemedLayer {}
extension ArrowLayer: PulledLayer, ThemedLayer {}
extension CardLayer: PulledLayer, ThemedLayer {}
extension ClosingTickLayer: PulledLayer, ThemedLayer {}
extension CompassLayer: PulledLayer, ThemedLayer {}
extension FeaturesLayer: PulledLayer, ThemedLayer {}
extension FillingLogoLayer: PulledLayer, ThemedLayer {}
extension MaterialRingLayer: PulledLayer {}
extension PullTextLayer: PulledLayer, ThemedLayer {}
extension RefreshControlLayer: PulledLayer, ThemedLayer {}
extension SpokesLayer: PulledLayer, ThemedLayer {}
extension TwelveDotsLayer: PulledLayer, ThemedLayer {}

/// The layers in `Layers`, which the pack `coreanimation` has written, show the frames of their
/// designs in a model of Core Animation.
///
/// The files differ from the pack in their imports, and in a first line with which swift-format
/// ignores them. The model follows Apple's documentation;
/// Core Animation itself does not run on Linux.
@Suite(.serialized) struct PackedLayerTests {
    private static let layers: [(name: String, make: @Sendable () -> any PackedLayer)] = [
        ("arc", { ArcLayer() }), ("arrow", { ArrowLayer() }), ("compass", { CompassLayer() }),
        ("refresh-control", { RefreshControlLayer() }), ("spokes", { SpokesLayer() }),
        ("card", { CardLayer() }), ("closing-tick", { ClosingTickLayer() }),
        ("filling-logo", { FillingLogoLayer() }), ("material-ring", { MaterialRingLayer() }),
        ("pull-text", { PullTextLayer() }), ("twelve-dots", { TwelveDotsLayer() }),
        ("features", { FeaturesLayer() }),
    ]
    static let names = layers.map(\.name)

    private static func layer(_ name: String) throws -> any PackedLayer {
        try #require(layers.first { $0.name == name }).make()
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func pack(_ name: String) throws -> (pack: Pack, contents: PackContents) {
        let design: any Indicator
        if let builtIn = BuiltInDesigns.design(named: name) {
            design = builtIn
        } else {
            let own = root.appendingPathComponent("Tests/PackedViewsTests/Designs/\(name).yaml")
            let example = root.appendingPathComponent("Examples/designs/\(name).yaml")
            let isOwn = FileManager.default.fileExists(atPath: own.path)
            design = try DesignSource.file((isOwn ? own : example).path).load()
        }
        let images = try PackImages(of: design, PackSettings())
        func made(_ target: some PackTarget) throws -> (Pack, PackContents) {
            let pack = try Pack(of: images, for: target)
            return (pack, try target.contents(of: pack))
        }
        return try made(PackTargets.target(named: "coreanimation"))
    }

    @Test(arguments: names) func `the files are those that the pack writes`(name: String) throws {
        let (_, contents) = try Self.pack(name)
        let file = try #require(contents.files.first)
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let code = String(decoding: file.bytes, as: UTF8.self)
        let text = ("// swift-format-ignore-file\n" + code)
            .replacingOccurrences(of: "\nimport UIKit\n", with: "\n")
            .replacingOccurrences(of: "import QuartzCore", with: "import CoreAnimationModel")
        let url = folder.appendingPathComponent("Layers/\(file.path)")
        #expect(
            try String(contentsOf: url, encoding: .utf8) == text,
            "write it again: pinwheel pack \(name) --for coreanimation, and replace the imports"
        )
    }

    @Test(arguments: names) func `the frames are those of the design`(name: String) throws {
        let pack = try Self.pack(name).pack
        var renderer = Renderer()
        var worst = Difference()
        for appearance in Appearance.allCases {
            let environment = try #require(Environment(appearance: appearance, scale: 3))
            for sequence in pack.sequences {
                for step in 0..<5 {
                    let position = (Double(step) + 0.37) / 5
                    let layer = try Self.layer(name)
                    if appearance == .dark {
                        guard let themed = layer as? any ThemedLayer else { continue }
                        themed.isDark = true
                    }
                    let time = try Self.show(layer, sequence, position)
                    let moment = sequence.moment(at: position)
                    let expected = pack.design.scene(at: moment, in: environment)
                    var scene = Scene(width: expected.width, height: expected.height)
                    let origin = layer.bounds.origin
                    scene.items = layer.items(
                        at: time,
                        transform: .translation(
                            dx: layer.bounds.midX - origin.x,
                            dy: layer.bounds.midY - origin.y
                        ).then(.scale(3))
                    )
                    worst.add(
                        renderer.render(scene),
                        renderer.render(expected),
                        "\(sequence.name) at \(position), \(appearance)"
                    )
                }
            }
        }
        if ProcessInfo.processInfo.environment["PINWHEEL_DIFFERENCES"] != nil {
            print("\(name): \(worst)")
        }
        // The keys of eased motion are within hundredths of a point, which edges show. So do the
        // corners of a clip inside a mask.
        let isBuiltIn = BuiltInDesigns.names.contains(name)
        #expect(worst.largest <= (isBuiltIn ? 4 : 40), "\(worst)")
        #expect(worst.fraction <= (isBuiltIn ? 0.0005 : 0.004), "\(worst)")
    }

    /// Starts a phase and returns the time of all layers at a position of a sequence.
    private static func show<Layer: PackedLayer>(
        _ layer: Layer,
        _ sequence: PackSequence,
        _ position: Double
    ) throws -> Double {
        layer.phase = try #require(
            Layer.Phase.allCases.first { "\($0)" == sequence.state.rawValue }
        )
        switch sequence.playback {
        case .still: return MediaClock.now + position
        case .drag:
            try #require(layer as? any PulledLayer).progress = position
            return MediaClock.now + 7
        case .once, .loop:
            let isIntro = sequence.name.hasSuffix("-intro")
            let start = isIntro ? 0 : sequence.timeline.intro
            return MediaClock.now + start + sequence.clockDuration * position
        }
    }

    @Test(arguments: names) func `key times ascend from 0 to 1, one for each value`(
        name: String
    ) throws {
        func check<Layer: PackedLayer>(_ layer: Layer) {
            for phase in Layer.Phase.allCases {
                layer.phase = phase
                for animation in layer.allAnimations {
                    let times = (animation.keyTimes ?? []).map(\.doubleValue)
                    #expect(times.count == animation.values?.count)
                    #expect(times.first == 0 && times.last == 1)
                    #expect(times == times.sorted())
                    #expect(animation.duration > 0)
                }
            }
        }
        check(try Self.layer(name))
    }

    @Test func `a loop repeats without an end, and a jump is two equal key times`() throws {
        let arc = ArcLayer()
        arc.phase = .refreshing
        let rotation = try #require(
            arc.allAnimations.first { $0.keyPath == "transform.rotation.z" }
        )
        #expect(rotation.repeatCount == .infinity)
        #expect(rotation.duration == 0.9)
        #expect((rotation.values?.last as? Double) == 2 * Double.pi)
        let spokes = SpokesLayer()
        spokes.phase = .refreshing
        let fade = try #require(spokes.allAnimations.first { $0.keyPath == "opacity" })
        let times = (fade.keyTimes ?? []).map(\.doubleValue)
        #expect(zip(times, times.dropFirst()).contains { $0 == $1 })
    }
}
