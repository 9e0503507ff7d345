import Console
import Testing

/// A negative number after an option is the option's value.
struct NegativeValuesTests {
    @Test func `negative numbers are joined to the options before them`() {
        let cases = [
            "--steps -1": "--steps=-1", "-j -3 -s 2": "-j=-3 -s 2", "--at -.5,2": "--at=-.5,2",
            "--size -3x4": "--size=-3x4", "-o -1.out": "-o=-1.out",
        ]
        for (line, joined) in cases {
            #expect(NegativeValues.joined(words(line)) == words(joined))
        }
    }

    @Test(arguments: [
        "render arc -s 2 --steps 3", "still arc -o - --progress 1", "compare a -1.png",
        "render --steps=2 -1", "list -- --steps -1", "render -- -1", "-P a=1 -j 2",
        "--json --quiet",
        "-1 -2", "- -1", "--steps --1",
    ])
    func `other arguments are not joined`(line: String) {
        #expect(NegativeValues.joined(words(line)) == words(line))
    }

    private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
