import Foundation
import PinwheelUI
import Testing

/// The names that typical views use.
@MainActor
struct VocabularyTests {
    @Test func `a page of all names is laid out and drawn, pulled and idle`() throws {
        let size = CGSize(width: 200, height: 600)
        let session = try ViewSession(size: size, scrolling: .pull(to: 80)) {
            NavigationView { Vocabulary() }
        }
        #expect(try session.scene(at: 0).items.count > 1)
        #expect(try session.scene(at: 0.4) != session.scene(at: 2))
        #expect(session.notes.isEmpty)
    }

    @Test func `declarations for Xcode previews compile`() throws {
        _ = try ViewSession(size: CGSize(width: 200, height: 600)) { Vocabulary_Previews.previews }
        #expect(VocabularyLibrary().views.count == 1)
    }
}
