import GoldenTesting
import PinwheelUI
import PinwheelUITesting
import Testing

/// Symbols without an outline in tests of views.
struct SymbolNoteTests {
    private struct Badge: View {
        var body: some View { Image(systemName: "no.such.symbol") }
    }

    @Test("A symbol without an outline is a failure that names it")
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

    @Test("So is one that a canvas draws")
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

    @Test("An allowed one is compared with the golden, and noted")
    func allowed() {
        // There is no golden: that is the failure, and not the symbol.
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
