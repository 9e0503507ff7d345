import DesignFormat
import Foundation
import Frames
import Indicators
import Packs
import PinwheelUI
import TestSupport
import Testing

import struct Raster.Renderer

/// A view that the pack `swiftui` has written.
protocol PackedView: View, Sendable {
    associatedtype Phase: CaseIterable & Hashable & Sendable

    init(_ phase: Phase, progress: Double)
    init(_ phase: Phase, seconds: Double)
}

extension Arc: PackedView {}
extension Arrow: PackedView {}
extension Card: PackedView {}
extension ClosingTick: PackedView {}
extension Compass: PackedView {}
extension Effects: PackedView {}
extension Features: PackedView {}
extension FillingLogo: PackedView {}
extension MaterialRing: PackedView {}
extension PullText: PackedView {}
extension RefreshControl: PackedView {}
extension Spokes: PackedView {}
extension TwelveDots: PackedView {}

/// The views in `Views`, which the pack `swiftui` has written, draw the frames of their designs.
///
/// The files have an additional first line, with which swift-format ignores them.
@MainActor
struct PackedViewTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private nonisolated static let views: [(name: String, view: any PackedView.Type)] = [
        ("arc", Arc.self), ("arrow", Arrow.self), ("compass", Compass.self),
        ("refresh-control", RefreshControl.self), ("spokes", Spokes.self), ("card", Card.self),
        ("closing-tick", ClosingTick.self), ("filling-logo", FillingLogo.self),
        ("material-ring", MaterialRing.self), ("pull-text", PullText.self),
        ("twelve-dots", TwelveDots.self), ("features", Features.self), ("effects", Effects.self),

    ]
    nonisolated static let names = views.map(\.name)

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
        return try made(PackTargets.target(named: "swiftui"))
    }

    @Test(arguments: names) func `the files are those that the pack writes`(name: String) throws {
        let (_, contents) = try Self.pack(name)
        let file = try #require(contents.files.first)
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let url = folder.appendingPathComponent("Views/\(file.path)")
        let text = "// swift-format-ignore-file\n" + String(decoding: file.bytes, as: UTF8.self)
        #expect(
            try String(contentsOf: url, encoding: .utf8) == text,
            "write it again: pinwheel pack \(name) --for swiftui; keep the first line"
        )
        #expect(contents.substitutions.isEmpty)
    }

    @Test(arguments: names) func `the frames are those of the design`(name: String) throws {
        let view = try #require(Self.views.first { $0.name == name }).view
        try Self.compare(view, with: Self.pack(name).pack)
    }

    private static func compare<Content: PackedView>(
        _ view: Content.Type,
        with pack: Pack
    ) throws {
        var renderer = Renderer()
        var worst = Difference()
        for appearance in [Appearance.light, .dark] {
            let environment = try Self.environment(appearance, scale: 3)
            for sequence in pack.sequences {
                let phase = try #require(
                    Content.Phase.allCases.first { "\($0)" == sequence.state.rawValue }
                )
                for step in 0..<5 {
                    let position = (Double(step) + 0.37) / 5
                    let view = self.view(Content.self, phase, sequence, position)
                    let size = CGSize(
                        width: pack.design.canvas.width,
                        height: pack.design.canvas.height
                    )
                    let session = try ViewSession(size: size, in: environment) { view }
                    let drawn = renderer.render(try session.scene(at: 0))
                    let moment = sequence.moment(at: position)
                    let expected = renderer.render(pack.design.scene(at: moment, in: environment))
                    worst.add(drawn, expected, "\(sequence.name) at \(position), \(appearance)")
                }
            }
        }
        if ProcessInfo.processInfo.environment["PINWHEEL_DIFFERENCES"] != nil {
            print("\(pack.name): \(worst)")
        }
        // The keys of eased motion are within hundredths of a point, which edges show.
        let isBuiltIn = BuiltInDesigns.names.contains(pack.name)
        #expect(worst.largest <= (isBuiltIn ? 4 : 32), "\(worst)")
        #expect(worst.fraction <= (isBuiltIn ? 0.0005 : 0.004), "\(worst)")
    }

    private static func environment(
        _ appearance: Appearance,
        scale: Double
    ) throws -> Indicators.Environment {
        let environment = Indicators.Environment(appearance: appearance, scale: scale)
        return try #require(environment)
    }

    /// Returns the view at a position of a sequence.
    private static func view<Content: PackedView>(
        _ type: Content.Type,
        _ phase: Content.Phase,
        _ sequence: PackSequence,
        _ position: Double
    ) -> Content {
        switch sequence.playback {
        case .still, .drag: return Content(phase, progress: position)
        case .once, .loop:
            let isIntro = sequence.name.hasSuffix("-intro")
            let start = isIntro ? 0 : sequence.timeline.intro
            return Content(phase, seconds: start + sequence.clockDuration * position)
        }
    }

    @Test func `a phase begins when the view is shown in it`() throws {
        let environment = try Self.environment(.light, scale: 2)
        let session = try ViewSession(in: environment) { Arc(.refreshing) }
        var renderer = Renderer()
        for time in [0, 0.3, 1.2] {
            let fixed = try ViewSession(in: environment) { Arc(.refreshing, seconds: time) }
            let drawn = renderer.render(try session.scene(at: time))
            #expect(drawn == renderer.render(try fixed.scene(at: 0)))
        }
    }

    @Test func `another phase starts its own clock`() throws {
        struct Parent: View {
            @State private var phase = Arc.Phase.refreshing

            var body: some View {
                Arc(phase).task {
                    try? await Task.sleep(nanoseconds: 500_000_000)
                    phase = .finishing
                }
            }
        }
        let environment = try Self.environment(.light, scale: 2)
        let session = try ViewSession(in: environment) { Parent() }
        let fixed = try ViewSession(in: environment) { Arc(.finishing, seconds: 0.2) }
        var renderer = Renderer()
        let drawn = renderer.render(try session.scene(at: 0.7))
        var difference = Difference()
        difference.add(drawn, renderer.render(try fixed.scene(at: 0)), "0.2 s after the change")
        #expect(difference.largest <= 2, "\(difference)")
    }
}
