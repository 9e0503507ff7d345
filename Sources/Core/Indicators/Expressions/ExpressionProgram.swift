/// The instructions of a formula in postfix order, for a stack of numbers.
struct ExpressionProgram: Sendable {
    /// An instruction. Operations replace their operands at the top of the stack by their result.
    enum Instruction: Equatable, Sendable {
        case constant(Double)
        case input(ExpressionInput)
        /// The value of a parameter, by its index in the formula.
        case parameter(Int)
        case unary(ExpressionOperation.Unary)
        case binary(ExpressionOperation.Binary)
        case ternary(ExpressionOperation.Ternary)

        /// The number of operands.
        fileprivate var operands: Int {
            switch self {
            case .constant, .input, .parameter: 0
            case .unary: 1
            case .binary: 2
            case .ternary: 3
            }
        }
    }

    private let instructions: ContiguousArray<Instruction>
    /// The maximum number of numbers on the stack.
    private let depth: Int

    /// Creates a program from the complete instructions of one formula.
    init(_ instructions: [Instruction]) {
        self.instructions = ContiguousArray(instructions)
        var (height, depth) = (0, 0)
        for instruction in instructions {
            height += 1 - instruction.operands
            depth = max(depth, height)
        }
        self.depth = depth
    }

    /// The number of instructions.
    var count: Int { instructions.count }

    /// The value if it is a constant.
    var constant: Double? {
        guard instructions.count == 1, case .constant(let value) = instructions[0] else {
            return nil
        }
        return value
    }

    /// Returns whether the program reads an input.
    func uses(_ input: ExpressionInput) -> Bool { instructions.contains(.input(input)) }

    /// Returns the program with values for its parameters, in the order of their indices.
    func bound(to parameters: [Double]) -> ExpressionProgram {
        replacing { instruction in
            guard case .parameter(let index) = instruction else { return nil }
            return index < parameters.count ? parameters[index] : 0
        }
    }

    /// Returns the program with a constant in place of an input.
    func bound(_ input: ExpressionInput, to value: Double) -> ExpressionProgram {
        replacing { $0 == .input(input) ? value : nil }
    }

    /// Returns the program with some instructions replaced by constants. Operations on constants
    /// are replaced by their results.
    private func replacing(_ constant: (Instruction) -> Double?) -> ExpressionProgram {
        var result: [Instruction] = []
        result.reserveCapacity(instructions.count)
        for instruction in instructions {
            if let value = constant(instruction) {
                result.append(.constant(ExpressionArithmetic.bounded(value)))
                continue
            }
            result.append(instruction)
            let operation = result.suffix(instruction.operands + 1)
            let areConstant = operation.dropLast().allSatisfy { $0.isConstant }
            guard instruction.operands > 0, areConstant else { continue }
            let value = ExpressionProgram(Array(operation)).value(ExpressionInputs())
            result.removeLast(instruction.operands + 1)
            result.append(.constant(value))
        }
        return ExpressionProgram(result)
    }

    /// Returns the value for some inputs. It does not allocate memory.
    func value(_ inputs: ExpressionInputs) -> Double {
        unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: max(depth, 1)) { stack in
            unsafe evaluate(inputs, stack)
        }
    }

    /// Returns the value for some inputs. `stack` has `depth` elements, or more.
    private func evaluate(
        _ inputs: ExpressionInputs,
        _ stack: UnsafeMutableBufferPointer<Double>
    ) -> Double {
        // The index after the top of the stack. All elements below have values, because the parser
        // appends operands before their operation.
        var top = 0
        for instruction in instructions {
            top -= instruction.operands
            unsafe stack[top] =
                switch instruction {
                case .constant(let value): value
                case .input(let input): ExpressionArithmetic.bounded(inputs[input])
                case .parameter: 0
                case .unary(let operation):
                    unsafe ExpressionArithmetic.apply(operation, stack[top])
                case .binary(let operation):
                    unsafe ExpressionArithmetic.apply(operation, stack[top], stack[top + 1])
                case .ternary(let operation):
                    unsafe ExpressionArithmetic.apply(
                        operation,
                        stack[top],
                        stack[top + 1],
                        stack[top + 2]
                    )
                }
            top += 1
        }
        return top == 1 ? unsafe stack[0] : 0
    }
}

extension ExpressionProgram: Equatable {
    /// Whether both programs have the same instructions.
    static func == (left: ExpressionProgram, right: ExpressionProgram) -> Bool {
        left.instructions == right.instructions
    }
}

extension ExpressionProgram.Instruction {
    fileprivate var isConstant: Bool {
        if case .constant = self { return true }
        return false
    }
}
