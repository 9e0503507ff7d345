import GoldenTesting
import PinwheelUI
import PinwheelUITesting
import Testing

/// Symbols without an outline in golden tests of views.
struct SymbolNoteTests {
    private struct Badge: View {
        var body: some View { Image(systemName: "no.such.symbol") }
    }

    @Test("a symbol without an outline fails the test and is named")
    func fails() {
        withKnownIssue {
            expectGolden(.view(Badge()), settings: GoldenSettings(record: .some(.none)))
        } matching: { issue in
            issue.comments.contains { comment in
                comment.rawValue.contains("“no.such.symbol”")
                    && comment.rawValue.contains(".allowsUnknownSymbols")
            }
        }
    }

    @Test("an unknown symbol in a canvas fails the test")
    func canvas() {
        withKnownIssue {
            expectGolden(
                .view(
                    Canvas { context, size in
                        context.draw(Image(systemName: "no.other"), at: .zero)
                    },
                    size: .fixed(width: 20, height: 20)
                ),
                settings: GoldenSettings(record: .some(.none))
            )
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("“no.other”") }
        }
    }

    @Test("an allowed unknown symbol is compared with the golden")
    func allowed() {
        // The failure is the missing golden, and not the symbol.
        withKnownIssue {
            expectGolden(
                .view(Badge(), traits: [.allowsUnknownSymbols]),
                settings: GoldenSettings(record: .some(.none))
            )
        } matching: { issue in
            !issue.comments.contains { $0.rawValue.contains(".allowsUnknownSymbols") }
        }
    }
}
