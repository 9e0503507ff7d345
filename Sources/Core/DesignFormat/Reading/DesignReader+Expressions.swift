import Base
import Indicators

/// The nodes of an expression for a number, or of the two numbers of a pair or point.
struct ExpressionNodes {
    /// The node of the number, or those of x and y.
    var components: [YAMLNode]
    /// Whether an anchor is in points from the layer's centre.
    var isInPoints = false
    /// Whether the expressions may use `u`, the position along a plot.
    var hasPosition = false
}

extension YAMLNode {
    /// Whether the node is an expression, such as `= 12 * t`.
    var isExpression: Bool { parameter == nil && (text?.hasPrefix("=") ?? false) }

    /// Returns the two numbers of a pair or point if at least one of them is an expression.
    /// Otherwise `nil`.
    var expressionPair: ExpressionNodes? {
        let axes = ["x", "y"].compactMap { axis in entries?.first { $0.key == axis }?.value }
        let numbers: [YAMLNode] = items ?? axes
        guard numbers.count == 2, entries?.count ?? 2 == 2,
            numbers.contains(where: { $0.isExpression })
        else { return nil }
        return ExpressionNodes(components: numbers)
    }
}

extension DesignReader {
    /// Parses the expressions of a value. Returns `nil` after reporting an error.
    func expression(_ nodes: ExpressionNodes) -> ExpressionForm? {
        let components = nodes.components.compactMap {
            component($0, hasPosition: nodes.hasPosition)
        }
        guard components.count == nodes.components.count else { return nil }
        return ExpressionForm(components, isInPoints: nodes.isInPoints)
    }

    /// Parses an expression, or a number or parameter next to one.
    private func component(_ node: YAMLNode, hasPosition: Bool) -> Expression? {
        guard let text = node.text, node.isExpression || node.isExpressionOperand else {
            log.report(
                "expected a number or an expression, found \(node.summary)",
                at: node.mark,
                hint: "choose inside the expression, as in \"= if($on != 0, 1, 0)\""
            )
            return nil
        }
        let formula = node.isExpression ? text.expressionText : text
        let source = ExpressionSource(
            node: node,
            prefix: text.unicodeScalars.count - formula.unicodeScalars.count
        )
        let expression: Expression
        do throws(ExpressionError) {
            expression = try Expression(parsing: formula)
        } catch {
            report(error.message, in: source, column: error.column, hint: error.hint)
            return nil
        }
        guard checkParameters(of: expression, in: source) else { return nil }
        if let position = expression.inputs.first(where: { $0.input == .position }), !hasPosition {
            report(ExpressionMessages.position, in: source, column: position.column)
            return nil
        }
        return expression
    }

    /// The position of an expression in its file.
    private struct ExpressionSource {
        let node: YAMLNode
        /// The number of scalars before the expression in the node's text.
        let prefix: Int
    }

    /// Returns whether all parameters of an expression are numbers. Reports the others.
    private func checkParameters(of expression: Expression, in source: ExpressionSource) -> Bool {
        var isValid = true
        for reference in expression.parameters {
            let mark = mark(ofColumn: reference.column, in: source) ?? source.node.mark
            guard let parameter = parameter("$" + reference.name, at: mark) else {
                isValid = false
                continue
            }
            guard parameter.kind.isNumeric else {
                report(
                    ExpressionMessages.noNumber(parameter),
                    in: source,
                    column: reference.column
                )
                isValid = false
                continue
            }
        }
        return isValid
    }

    /// Reports an error at a column of an expression.
    private func report(
        _ message: String,
        in source: ExpressionSource,
        column: Int,
        hint: String? = nil
    ) {
        if let mark = mark(ofColumn: column, in: source) {
            log.report(message, at: mark, hint: hint)
        } else {
            log.report(
                "\(message) (column \(column) of the expression)",
                at: source.node.mark,
                hint: hint
            )
        }
    }

    /// Returns the position of a column in the file. Returns `nil` if the text of the node is not
    /// written as it is, for example on several lines.
    private func mark(ofColumn column: Int, in source: ExpressionSource) -> YAMLNode.Mark? {
        source.node.textColumn.map { start in
            YAMLNode.Mark(line: source.node.mark.line, column: start + source.prefix + column - 1)
        }
    }
}

extension YAMLNode {
    /// Whether the node is a number or the name of a parameter, which may be next to an expression.
    fileprivate var isExpressionOperand: Bool { isNumber || (text != nil && reference != nil) }
}

extension String {
    /// The expression in a text that starts with `=`.
    fileprivate var expressionText: String {
        String(String.UnicodeScalarView(unicodeScalars.dropFirst().drop { $0 == " " }))
    }
}

extension Parameter.Kind {
    /// Whether an expression may use a parameter of this kind.
    fileprivate var isNumeric: Bool {
        switch self {
        case .number, .integer, .boolean: true
        case .choice(let words): words.allSatisfy { NumberText.number($0) != nil }
        case .color, .colors: false
        }
    }
}
