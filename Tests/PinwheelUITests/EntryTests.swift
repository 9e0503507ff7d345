import PinwheelUI
import Raster
import Testing

extension EnvironmentValues {
    /// A value with an inferred type.
    @Entry var side = 10.0
    @Entry var name: String?  // Nil without a value.
    @Entry var isLong: (String) -> Bool = { $0.count > 3 /* letters */ }
    @Entry var sizes: [String: Int] = [
        "a = b // no comment": 1,
        "c": 2,
    ]
}

extension Transaction {
    @Entry var isQuick = false
}

/// Environment and transaction values declared with `@Entry`.
@MainActor
struct EntryTests {
    private struct Sized: View {
        @Environment(\.side) private var side
        var body: some View { Color.red.frame(width: side, height: 10) }
    }

    @Test func `an environment value has its declared default until it is set`() throws {
        var values = EnvironmentValues()
        #expect(values.side == 10 && values.name == nil)
        #expect(values.isLong("four") && values.sizes.count == 2)
        (values.side, values.name) = (20, "a")
        #expect(values.side == 20 && values.name == "a")
        #expect(try ViewSession { Sized() }.size.width == 10)
        #expect(try ViewSession { Sized().environment(\.side, 30) }.size.width == 30)
    }

    private struct Changed: View {
        @State private var isOn = false
        var body: some View {
            Color.red.frame(width: isOn ? 50 : 10, height: 10)
                .transaction { if $0.isQuick { $0.animation = nil } }
                .onAppear {
                    var transaction = Transaction(animation: .linear(duration: 1))
                    transaction.isQuick = true
                    withTransaction(transaction) { isOn = true }
                }
        }
    }

    @Test func `a transaction carries values by key`() throws {
        var transaction = Transaction(animation: .linear)
        #expect(!transaction.isQuick)
        transaction.isQuick = true
        #expect(transaction.isQuick)
        // The view removes the animation because of the value in the transaction.
        let scene = try ViewSession(size: CGSize(width: 50, height: 10)) { Changed() }.scene(
            at: 0.5
        )
        guard case .shape(let shape)? = scene.items.first else { return #expect(Bool(false)) }
        #expect(shape.path.bounds?.width == 50)
    }
}
