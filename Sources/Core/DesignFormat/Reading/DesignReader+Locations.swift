import Base
import Indicators

extension DesignReader {
    /// Reports what is wrong with the model of the file whose outermost value is `root`: in the file of
    /// the design that is used where it lies in one.
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
            uses.reduce(own) { $0.used(at: $1) }.and(others == 0 ? "" : " and \(others) times more")
        )
    }
}

extension DesignProblem {
    /// Where a design is used.
    struct Use {
        /// The file of the design that uses it.
        let file: String
        /// Where it says so.
        let mark: YAMLNode.Mark
    }

    /// The problem with more of its message.
    func and(_ text: String) -> DesignProblem {
        DesignProblem(
            file: file,
            line: line,
            column: column,
            message: message + text,
            hint: hint
        )
    }

    /// The problem with the place at which its design is used.
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
