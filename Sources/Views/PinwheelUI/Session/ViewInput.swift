import Foundation

/// What a living view is made of by those above it, to be changed from outside.
@MainActor
package final class ViewInput<Input> {
    private let initial: Input
    private var binding: Binding<Input>?

    /// What the view is made of at first.
    package init(_ initial: Input) { self.initial = initial }

    /// The view, which is made anew in its place whenever the input changes.
    package func view<Content: View>(
        @ViewBuilder _ content: @escaping (Input) -> Content
    ) -> some View {
        InputView(input: initial, content: content) { [weak self] in self?.binding = $0 }
    }

    /// Changes the input as those above a view do: at once, or with an animation.
    package func change(animation: Animation? = nil, _ change: (inout Input) -> Void) {
        guard let binding else { return }
        var input = binding.wrappedValue
        change(&input)
        binding.animation(animation).wrappedValue = input
    }
}

/// The view above, whose state is the input.
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
