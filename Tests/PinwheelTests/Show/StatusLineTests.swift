import Indicators
import Testing
import Commands

/// The status line does not wrap, and a file's text cannot move the cursor.
struct StatusLineTests {
    private let moment = Moment(state: .pulling, position: .progress(0.42))

    @Test(arguments: [0, 1, 10, 40, 60, 80, 200])
    func `the line is never wider than the window`(columns: Int) {
        let line = StatusLine(design: "refresh-control", moment: moment, isPaused: true)
        let text = line.text(columns: columns)
        #expect(text.count <= columns)
        #expect(text.contains("q quit") == (columns >= 80))
    }

    @Test func `control characters in a name are escaped`() {
        let line = StatusLine(design: "a\u{1B}[2J\u{9B}b\n", moment: moment, isPaused: false)
        #expect(line.text(columns: 80).hasPrefix(" a\\u001b[2J\\u009bb\\u000a  pulling 0.42"))
    }
}
