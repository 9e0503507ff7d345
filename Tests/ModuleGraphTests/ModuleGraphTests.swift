import BuiltPrograms
import Foundation
import Raster
import Testing
import module_graph

/// Dependencies between modules have one direction, as ARCHITECTURE.md describes.
@Suite struct ModuleGraphTests {
    private let graph: ModuleGraph

    init() throws {
        graph = try ModuleGraph(package: BuiltPrograms.root, manifest: try Self.manifest.get())
    }

    /// The manifest with all targets, as the package manager prints it.
    private static let manifest = Result<[UInt8], any Error> {
        let scratch = FileManager.default.temporaryDirectory
            .appending(path: "pinwheel-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let words = [
            "-u", "PINWHEEL_WITHOUT_PREVIEW", "swift", "package", "--package-path",
            BuiltPrograms.root, "--scratch-path", scratch.path, "dump-package",
        ]
        return try Array(ProgramRun("/usr/bin/env", words).output.utf8)
    }

    /// Returns the groups and their modules in the order of the tables in ARCHITECTURE.md.
    private func documented() throws -> [(group: String, modules: [String])] {
        let path = "\(BuiltPrograms.root)/ARCHITECTURE.md"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        var groups: [(group: String, modules: [String])] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("### ") { groups.append((String(line.dropFirst(4)), [])) }
            guard line.hasPrefix("| `"), let cell = line.dropFirst().split(separator: "|").first
            else { continue }
            let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
            let names = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
            groups[groups.count - 1].modules += names
        }
        return groups
    }

    @Test func `a module depends only on modules before it`() {
        #expect(graph.modules.count > 30)
        #expect(graph.violations() == [])
    }

    @Test func `ARCHITECTURE.md lists each module in its group`() throws {
        let documented = try documented()
        #expect(documented.map(\.group) == graph.groups)
        for (group, modules) in documented {
            #expect(Set(modules) == Set(graph.group(group).modules.map(\.name)), "in \(group)")
        }
    }

    @Test func `in the picture no boxes overlap, and no arrow crosses a box`() {
        let picture = GraphPicture(graph)
        #expect(picture.boxes.count == graph.modules.count && picture.arrows.count > 25)
        for (index, box) in picture.boxes.enumerated() {
            let frame = box.frame
            let band = picture.bands.first { $0.frame.contains(frame) }
            #expect(band?.name == graph[box.name]?.group)
            for other in picture.boxes[..<index] {
                let second = other.frame
                let differsVisibly =
                    frame.maxX < second.minX || second.maxX < frame.minX
                    || frame.maxY < second.minY || second.maxY < frame.minY
                #expect(differsVisibly, "\(box.name) overlaps \(other.name)")
            }
            for arrow in picture.arrows {
                let isHidden = zip(arrow, arrow.dropFirst()).contains { start, end in
                    let isInRow = start.y < frame.maxY && end.y > frame.minY
                    return isInRow && min(start.x, end.x) < frame.maxX
                        && max(start.x, end.x) > frame.minX
                }
                #expect(!isHidden, "an arrow crosses \(box.name)")
            }
        }
    }

    @Test func `a dependency on a later module is found, and an import without a dependency`() {
        let graph = ModuleGraph(modules: [
            .init(name: "Low", dependencies: ["High"], imports: []),
            .init(name: "High", dependencies: [], imports: ["Low", "Testing"]),
        ])
        #expect(
            graph.violations() == [
                "Low depends on High, which comes after it",
                "High imports Low, which its target does not name",
            ]
        )
    }

    /// The WebAssembly build has no system.
    @Test func `the core imports nothing but itself`() {
        let core = graph.group("Core")
        #expect(core.modules.count > 5)
        for module in core.modules {
            #expect(module.imports.filter { core[$0] == nil } == [], "\(module.name)")
        }
    }

    /// Exceptions: `Pictures` names the folders for frames in one file. The compiler plugin depends
    /// on no module, so it reads and writes its streams itself.
    @Test func `only Platform, Pictures and the macro plugin make system calls`() {
        let systems = ["Glibc", "Musl", "Darwin"]
        let asking = graph.modules.filter { $0.imports.contains(where: systems.contains) }
        #expect(asking.map(\.name) == ["Platform", "Pictures", "PinwheelMacros"])
    }
}
