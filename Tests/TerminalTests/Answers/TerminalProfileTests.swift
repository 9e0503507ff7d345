import Raster
import Terminal
import Testing

/// The settings chosen for a terminal by its answers and environment variables.
struct TerminalProfileTests {
    private func profile(
        _ variables: [String: String] = ["TERM": "xterm-256color"],
        _ answers: TerminalAnswer...
    ) -> TerminalProfile {
        var profile = TerminalProfile(TerminalVariables { variables[$0] })
        for answer in answers { profile.add(answer) }
        return profile
    }

    @Test func `the best protocol in the answers is used`() {
        let xterm = ["TERM": "xterm-256color"]
        #expect(profile(xterm).bestProtocol == .blocks)
        #expect(profile(xterm, .attributes([62, 22])).bestProtocol == .blocks)
        #expect(profile(xterm, .attributes([62, 4])).bestProtocol == .sixel)
        #expect(
            profile(xterm, .version("iTerm2 3.5.4"), .attributes([62, 4])).bestProtocol == .iterm2
        )
        #expect(
            profile(xterm, .kittyGraphics(true), .attributes([62, 4])).bestProtocol == .kitty
        )
        #expect(profile(xterm, .kittyGraphics(false)).bestProtocol == .blocks)
    }

    @Test func `variables are used only if the terminal does not answer`() {
        #expect(profile(["TERM_PROGRAM": "iTerm.app"]).bestProtocol == .iterm2)
        #expect(profile(["LC_TERMINAL": "iTerm2"]).bestProtocol == .iterm2)
        let inTmux = ["LC_TERMINAL": "iTerm2", "TMUX": "/tmp/x,1,0", "TERM": "screen"]
        #expect(profile(inTmux).bestProtocol == .blocks)
        #expect(profile(inTmux, .attributes([1, 2, 4])).bestProtocol == .sixel)
        let inScreen = ["TERM": "screen.xterm", "TERM_PROGRAM": "iTerm.app"]
        #expect(profile(inScreen).bestProtocol == .blocks)
        let other = ["LC_TERMINAL": "iTerm2", "TERM": "xterm"]
        #expect(profile(other, .version("foot(1.16)")).bestProtocol == .blocks)
    }

    @Test func `the colour depth follows the variables and the version`() {
        #expect(profile(["TERM": "xterm-256color"]).colorDepth == .indexed)
        #expect(profile(["TERM": "xterm", "COLORTERM": "truecolor"]).colorDepth == .full)
        #expect(profile(["TERM": "xterm-direct"]).colorDepth == .full)
        #expect(profile(["TERM": "tmux-256color"]).colorDepth == .full)
        #expect(profile(["TERM": "xterm"], .version("XTerm(388)")).colorDepth == .full)
        #expect(profile(["COLORTERM": "24bit", "NO_COLOR": "1"]).colorDepth == .none)
        #expect(profile(["COLORTERM": "24bit", "NO_COLOR": ""]).colorDepth == .full)
    }

    @Test func `the background colour decides between light and dark`() {
        #expect(profile().isDark == nil)
        #expect(profile([:], .background(Color(red8: 30, green8: 30, blue8: 46))).isDark == true)
        #expect(
            profile([:], .background(Color(red8: 253, green8: 246, blue8: 227))).isDark == false
        )
    }

    @Test func `the last query is one that every terminal answers`() {
        let questions = TerminalQueries(TerminalVariables { ["TERM": "xterm"][$0] })
        let text = String(decoding: questions.bytes, as: UTF8.self)
        #expect(text.hasSuffix("\u{1B}[c"))
        #expect(text.contains("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"))
        #expect(!profile([:], .version("x"), .kittyGraphics(true)).isComplete)
        #expect(profile([:], .attributes([])).isComplete)
    }

    @Test(arguments: [["TERM_PROGRAM": "Apple_Terminal"], ["TERM": "linux"]])
    func `terminals that print unknown queries are not asked for graphics`(
        variables: [String: String]
    ) {
        let questions = TerminalQueries(TerminalVariables { variables[$0] })
        #expect(!questions.bytes.starts(with: Array("\u{1B}_".utf8)))
    }
}
