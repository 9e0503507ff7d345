import Base
import Frames
import Testing
import Commands

/// `-P name=value` sets exactly the given value.
struct AssignmentTests {
    @Test(arguments: [
        ("lineWidth=6", "lineWidth", "6"),
        ("ring=red,blue", "ring", "red,blue"),
        ("a=b=c", "a", "b=c"),
        ("a=", "a", ""),
    ])
    func `the first equals sign separates name and value`(text: String, name: String, value: String)
        throws
    {
        let assignment = try Assignment(parsing: text)
        #expect(assignment.name == name)
        #expect(assignment.value == value)
    }

    @Test(arguments: ["", "lineWidth", "=6", "="])
    func `an assignment without a name or value is rejected`(text: String) {
        #expect(throws: InputError.self) { try Assignment(parsing: text) }
    }
}
