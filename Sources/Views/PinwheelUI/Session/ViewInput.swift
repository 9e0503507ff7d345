import Foundation

/// The input of a running view, which can be changed from outside.
@MainActor
package final class ViewInput<Input> {
    private let initialValue: Input
    private var binding: Binding<Input>?

    package init(_ initialValue: Input) { self.initialValue = initialValue }

    /// Returns a view that is updated whenever the input changes.
    package func view<Content: View>(
        @ViewBuilder _ content: @escaping (Input) -> Content
    ) -> some View {
        InputView(input: initialValue, content: content) { [weak self] in self?.binding = $0 }
    }

    /// Changes the input as a parent view would, with an optional animation. Has no effect before
    /// the view is built.
    package func change(animation: Animation? = nil, _ change: (inout Input) -> Void) {
        guard let binding else { return }
        var input = binding.wrappedValue
        change(&input)
        binding.animation(animation).wrappedValue = input
    }
}

/// The parent view of the content. Its state is the input.
private struct InputView<Input, Content: View>: View {
    @State private var input: Input
    let content: (Input) -> Content
    let connect: (Binding<Input>) -> Void

    init(
        input: Input,
        content: @escaping (Input) -> Content,
        connect: @escaping (Binding<Input>) -> Void
    ) {
        _input = State(initialValue: input)
        self.content = content
        self.connect = connect
    }

    var body: some View {
        connect($input)
        return content(input)
    }
}
