import Pictures
import Platform
import Raster

/// A program that draws the package's module graph: `swift package dump-package | module-graph
/// PACKAGE PICTURE.png`.
@main enum GraphCommand {
    static func main() {
        let words = CommandLine.arguments.dropFirst()
        guard words.count == 2, let folder = words.first, let picture = words.last else {
            fail("usage: swift package dump-package | module-graph PACKAGE PICTURE.png")
        }
        do {
            let manifest = try FileContents.read(
                path: "/dev/stdin",
                from: .argument,
                limit: 1 << 22
            )
            let graph = try ModuleGraph(package: folder, manifest: manifest)
            var renderer = Renderer()
            let image = renderer.render(GraphPicture(graph).scene(scale: 2))
            try PNG.write(image, path: picture, scale: 2)
        } catch {
            fail("\(error)")
        }
    }

    private static func fail(_ message: String) -> Never {
        StandardError.write(lines: ["module-graph: \(message)"])
        ExitStatus.usage.exitProcess()
    }
}
