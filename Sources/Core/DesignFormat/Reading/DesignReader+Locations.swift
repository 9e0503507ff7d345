import Base
import Indicators

extension DesignReader {
    /// Reports an error in a model. An error in a used design is located in that design's file.
    ///
    /// - Parameters:
    ///   - problem: The error, with its path in the model.
    ///   - root: The root of the outermost file.
    func report(_ problem: ModelProblem, in root: YAMLNode) {
        var node = root
        var location = location
        var uses: [DesignProblem.Use] = []
        for step in problem.path.steps {
            guard case .component(let source) = step else {
                node = node.part(step).node
                continue
            }
            guard let path = AssetPath.path(of: source, in: location.folder),
                let document = files.documents[path], let inner = document.root
            else { break }
            uses.insert(DesignProblem.Use(file: location.file, mark: node.mark), at: 0)
            (node, location) = (inner, location.using(path))
        }
        guard !uses.isEmpty else {
            return log.report(problem.message, at: node.mark, hint: problem.hint)
        }
        let own = DesignProblem(
            file: location.file,
            line: node.mark.line,
            column: node.mark.column,
            message: problem.message,
            hint: problem.hint
        )
        let others = problem.count - 1
        log.addProblem(
            ofUsedDesign: uses.reduce(own) { $0.used(at: $1) }
                .appending(others == 0 ? "" : " and \(others) more times")
        )
    }
}

extension DesignProblem {
    /// The location where a design uses another one.
    struct Use {
        /// The file of the using design.
        let file: String
        /// The position of `use` in that file.
        let mark: YAMLNode.Mark
    }

    /// Returns the problem with `text` appended to its message.
    func appending(_ text: String) -> DesignProblem {
        DesignProblem(
            file: file,
            line: line,
            column: column,
            message: message + text,
            hint: hint
        )
    }

    /// Returns the problem with the location of the key `use` appended to its message.
    func used(at use: Use) -> DesignProblem {
        DesignProblem(
            file: file,
            line: line,
            column: column,
            message: message + ", used in \(use.file):\(use.mark.line):\(use.mark.column)",
            hint: hint
        )
    }
}
