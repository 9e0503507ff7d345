import Foundation
import Raster
import Testing
import module_graph

/// The arrows between modules lead one way, and stay as ARCHITECTURE.md has them.
@Suite struct ModuleGraphTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    /// The modules in the order of ARCHITECTURE.md's table.
    private func order() throws -> [String] {
        let text = try String(contentsOfFile: "\(Self.package)/ARCHITECTURE.md", encoding: .utf8)
        return text.split(separator: "\n").flatMap { line -> [String] in
            guard line.hasPrefix("| `"), let cell = line.dropFirst().split(separator: "|").first
            else { return [] }
            let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
            return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
        }
    }

    @Test("Every module knows only those above it in ARCHITECTURE.md's table")
    func oneWay() throws {
        let graph = try ModuleGraph(package: Self.package)
        let order = try order()
        #expect(graph.modules.count > 20)
        #expect(graph.faults(inOrder: order) == [])
        #expect(order.filter { graph[$0] == nil } == [])
    }

    @Test("In the picture no box lies upon another, and no arrow runs behind one")
    func picture() throws {
        let layout = GraphLayout(try ModuleGraph(package: Self.package))
        let frames = layout.frames.sorted { $0.key < $1.key }
        #expect(frames.count > 20 && layout.arrows.count > 25)
        for (index, (name, frame)) in frames.enumerated() {
            #expect(frame.minX > 0 && frame.maxX < layout.size.width)
            for (other, second) in frames[..<index] {
                let isApart =
                    frame.maxX < second.minX || second.maxX < frame.minX
                    || frame.maxY < second.minY || second.maxY < frame.minY
                #expect(isApart, "\(name) lies upon \(other)")
            }
            for arrow in layout.arrows {
                let isHidden = zip(arrow, arrow.dropFirst()).contains { start, end in
                    let isInRow = start.y < frame.maxY && end.y > frame.minY
                    return isInRow && min(start.x, end.x) < frame.maxX
                        && max(start.x, end.x) > frame.minX
                }
                #expect(!isHidden, "an arrow runs behind \(name)")
            }
        }
    }

    @Test("An arrow back is found, in the manifest and in the sources")
    func arrowsBack() {
        let graph = ModuleGraph(modules: [
            .init(name: "Low", dependencies: ["High"], imports: []),
            .init(name: "High", dependencies: [], imports: ["Low", "Testing"]),
        ])
        #expect(
            graph.faults(inOrder: ["Low", "High"]) == [
                "Low depends on High, which is not before it",
                "High imports Low, which its target does not name",
            ]
        )
    }

    /// What runs in pages, too, has no system below it.
    @Test(
        "The core imports nothing but itself",
        arguments: ["Base", "Raster", "Indicators", "DesignFormat", "Lifecycles"]
    )
    func core(name: String) throws {
        let graph = try ModuleGraph(package: Self.package)
        let module = try #require(graph[name])
        #expect(module.imports.filter { graph[$0] == nil } == [])
    }

    /// What differs from system to system lies in one place. `Pictures` has the folders into which
    /// frames are written; elsewhere nothing asks the system, but for the compiler's plugin, which reads
    /// and writes its streams and stands on no other module.
    @Test("The system is asked in one module")
    func systemCalls() throws {
        let graph = try ModuleGraph(package: Self.package)
        let systems = ["Glibc", "Musl", "Darwin"]
        let asking = graph.modules.filter { $0.imports.contains(where: systems.contains) }
        #expect(asking.map(\.name) == ["Platform", "Pictures", "PinwheelMacros"])
    }
}
