import Base
import Indicators

extension DesignReader {
    /// Reports an error in a model. The error is placed in the file of a used design if its path
    /// leads into one.
    ///
    /// - Parameters:
    ///   - problem: The error, with its path in the model.
    ///   - root: The root of the outermost file.
    func report(_ problem: ModelProblem, in root: YAMLNode) {
        var node = root
        var place = place
        var uses: [DesignProblem.Use] = []
        for step in problem.path.steps {
            guard case .component(let source) = step else {
                node = node.part(step).node
                continue
            }
            guard let path = AssetPath.path(of: source, in: place.folder),
                let document = files.documents[path], let inner = document.root
            else { break }
            uses.insert(DesignProblem.Use(file: place.file, mark: node.mark), at: 0)
            (node, place) = (inner, place.using(path))
        }
        guard !uses.isEmpty else {
            return log.report(problem.message, at: node.mark, hint: problem.hint)
        }
        let own = DesignProblem(
            file: place.file,
            line: node.mark.line,
            column: node.mark.column,
            message: problem.message,
            hint: problem.hint
        )
        let others = problem.count - 1
        log.adopt(
            uses.reduce(own) { $0.used(at: $1) }.and(others == 0 ? "" : " and \(others) more times")
        )
    }
}

extension DesignProblem {
    /// A place where a design uses another one.
    struct Use {
        /// The file of the using design.
        let file: String
        /// The position of `use` in that file.
        let mark: YAMLNode.Mark
    }

    /// Returns the problem with `text` appended to its message.
    func and(_ text: String) -> DesignProblem {
        DesignProblem(
            file: file,
            line: line,
            column: column,
            message: message + text,
            hint: hint
        )
    }

    /// Returns the problem with the place of the design's use appended to its message.
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
