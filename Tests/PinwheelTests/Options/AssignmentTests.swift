import Base
import Frames
import Testing
import Commands

/// `-P name=value` sets exactly what it says.
struct AssignmentTests {
    @Test(arguments: [
        ("lineWidth=6", "lineWidth", "6"),
        ("ring=red,blue", "ring", "red,blue"),
        ("a=b=c", "a", "b=c"),
        ("a=", "a", ""),
    ])
    func theFirstSignParts(text: String, name: String, value: String) throws {
        let assignment = try Assignment(parsing: text)
        #expect(assignment.name == name)
        #expect(assignment.value == value)
    }

    @Test(arguments: ["", "lineWidth", "=6", "="])
    func textWithoutANameIsRefused(text: String) {
        #expect(throws: InputError.self) { try Assignment(parsing: text) }
    }
}
