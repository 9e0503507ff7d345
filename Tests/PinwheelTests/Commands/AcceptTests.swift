import Testing

/// Reviewed images become goldens, and no others do.
struct AcceptTests {
    private let goldens: GoldenFolder

    init() throws {
        goldens = try GoldenFolder()
        try goldens.tool("record")
        try goldens.draw("blue")
        #expect(try goldens.tool("verify").status == 1)
        // From here on nothing can be drawn.
        try goldens.folder.write("nothing", to: "square.yaml")
    }

    @Test func `--all accepts all failures without drawing`() throws {
        let outcome = try goldens.tool("accept", "--all")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.lines == ["square/pulling: accepted", "square/refreshing: accepted"])
        #expect(try goldens.tool("accept", "--all").status == 2)
        try goldens.draw("blue")
        #expect(try goldens.tool("verify").status == 0)
        let left = goldens.folder.files.filter { $0.contains(".failed") }
        #expect(left == ["goldens/.failed/.gitignore"])
    }

    @Test func `nothing is accepted without names or --all`() throws {
        let before = goldens.folder.files
        let outcome = try goldens.tool("accept")
        #expect(outcome.status == 2)
        #expect(
            outcome.errorLines == [
                "pinwheel: 2 goldens can be accepted: square/pulling, square/refreshing; "
                    + "name the goldens to accept, or use --all"
            ]
        )
        #expect(goldens.folder.files == before)
        let both = try goldens.tool("accept", "square/pulling", "--all")
        #expect(both.status == 2 && both.errors.contains("give names or --all, not both"))
    }

    @Test func `a damaged image of a failure can be accepted after another verify`() throws {
        let damaged = try #require(
            goldens.folder.files.first { $0.hasPrefix("goldens/.failed/square/pulling/actual/") }
        )
        try goldens.folder.write("damaged", to: damaged)
        let refused = try goldens.tool("accept", "square/pulling")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("run verify again to draw"), "\(refused.errors)")
        try goldens.draw("blue")
        #expect(try goldens.tool("verify").status == 1)
        #expect(try goldens.tool("accept", "square/pulling").status == 0)
    }

    @Test func `--frames accepts single frames of one golden`() throws {
        let many = try goldens.tool("accept", "--all", "--frames", "1-2")
        #expect(many.status == 2)
        #expect(many.errors.contains("--frames needs one golden, and 2 match"))
        let outcome = try goldens.tool("accept", "square/pulling", "--frames", "1-2,5")
        #expect(outcome.lines == ["square/pulling: accepted, frames 1-2,5"])
        try goldens.draw("blue")
        let rest = try goldens.tool("verify", "square/pulling")
        #expect(rest.lines.first == "square/pulling: differs: 3 of 6 frames, frames 0,3-4")
        let beyond = try goldens.tool("accept", "square/pulling", "--frames", "6")
        #expect(beyond.status == 2)
        #expect(beyond.errors.contains("use frames 0 to 5"))
    }

    @Test func `an unknown name is reported with similar names`() throws {
        let outcome = try goldens.tool("accept", "square/puling")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("did you mean “square/pulling”?"))
    }
}
