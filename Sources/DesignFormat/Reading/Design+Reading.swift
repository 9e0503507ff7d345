import Base
import Indicators
import Raster

extension Design {
    /// Loads an image beside the design, by the name in the file, of at most so many pixels; the
    /// caller keeps it within the design's folder, and looks at the pixels' number before it takes
    /// memory for them. What is thrown becomes a problem.
    public typealias ImageLoader =
        @Sendable (_ name: String, _ pixels: Int) throws(ImageFailure) -> Image

    /// A loader for designs without images: it has none.
    public static let noAssets: ImageLoader = { _, _ throws(ImageFailure) in
        throw ImageFailure("this design may not use images")
    }

    /// Reads a design from the bytes of a YAML or JSON file.
    ///
    /// - Parameters:
    ///   - bytes: The file, UTF-8.
    ///   - name: The design's name where the file gives none.
    ///   - file: What problems call the file.
    ///   - assets: Loads the images beside the design.
    /// - Throws: `DesignErrors` with everything that is wrong, by line and column.
    public init(
        yaml bytes: [UInt8],
        name: String,
        file: String,
        assets: @escaping ImageLoader = Design.noAssets
    ) throws(DesignErrors) {
        let log = ProblemLog(file: file)
        try self.init(
            yaml: bytes,
            name: name,
            reader: DesignReader(log: log, loadAsset: assets)
        )
    }

    /// Reads a design that may be made of what the reader's vocabulary has.
    ///
    /// - Throws: `DesignErrors`, as `init(yaml:name:file:assets:)` does.
    package init(
        yaml bytes: [UInt8],
        name: String,
        reader: DesignReader
    ) throws(DesignErrors) {
        let log = reader.log
        guard let root = YAMLFile.root(of: bytes, log: log) else {
            throw log.errors ?? DesignErrors(problems: [])
        }
        let model = reader.model(of: root, named: name)
        let problems: [ModelProblem]
        if let model, log.isEmpty {
            do {
                self = try Design(model)
                return
            } catch {
                problems = error.problems
            }
        } else {
            problems = model.map(Design.problems(ofPartial:)) ?? []
        }
        for problem in problems {
            log.report(problem.message, at: root.mark(at: problem.path), hint: problem.hint)
        }
        throw log.errors ?? DesignErrors(problems: [])
    }
}

/// Why an image beside a design cannot be had.
public struct ImageFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, as a problem states it after “cannot be read: ”.
    public let description: String

    /// A reason in words.
    public init(_ description: String) { self.description = description }
}
