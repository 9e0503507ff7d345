import Base
import Testing
import TestSupport

/// Programs can read the states and values of a lifecycle with all digits.
struct TraceTests {
    private static let demo = [
        "trace", "pull-to-refresh-scroll-view", "-P", "threshold=110", "-P", "refreshViewHeight=88",
    ]

    @Test func `moments are an array of objects with fixed keys`() throws {
        let outcome = try Tool.run(Self.demo + ["--trace", "t130", "--json", "--at", "0.1,0.75"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let moments = try #require(JSON(reading: outcome.output.dropLast()).array)
        #expect(moments.count == 2)
        let moment = try #require(moments.last)
        #expect(moment["time"]?.number == 0.75)
        #expect(moment["state"]?.string == "refreshing")
        #expect(moment["common"]?.string == "refreshing")
        let values = try #require(moment["values"])
        guard case .object(let members) = values else { return }
        #expect(members.map(\.name) == ["trim", "rotation", "inset", "contentTop", "ringY"])
        let contentTop = try #require(values["contentTop"]?.number)
        #expect(abs(contentTop - 129.650) < 0.0005)
        let progress = try #require(moments.first?["progress"]?.number)
        #expect(abs(progress - 26.0 / 110) < 1e-15)
    }

    @Test func `every lifecycle has its values as JSON and as a table`() throws {
        let names = [
            "refreshable-scroll-view": "stripY,spinnerY,contentY,image",
            "refreshable": "reveal,spokes1,spokes2,spokes3,spokes4,spokes5,spokes6,spokes7,spokes8,"
                + "errorShown,retryEnabled,contentTop",
            "scroll-action": "angle,panelHeight,contentY,spinnerShown,spinnerOpacity",
            "refresh-control-overlap": "pull,ratio,compassX,spinnerX,y,overlap,rotation,colorRed,"
                + "colorGreen,colorBlue,colorAlpha,contentTop",
        ]
        for (lifecycle, columns) in names {
            let outcome = try Tool.run(["trace", lifecycle, "--csv", "--fps", "10"])
            let names = "time,offset,state,common,progress," + columns + ",events"
            #expect(outcome.lines.first == names)
            #expect(outcome.lines.count > 10)
            let json = try Tool.run(["trace", lifecycle, "--json", "--fps", "10"])
            let moments = try JSON(reading: json.output.dropLast()).array
            #expect(moments?.count == outcome.lines.count - 1)
        }
    }

    @Test func `events have exact times, and haptic feedback has a strength`() throws {
        let command = ["trace", "scroll-action", "--trace", "t150", "--work", "1s"]
        let outcome = try Tool.run(command + ["--json", "--at", "2,0.5,1.4"])
        let moments = try #require(JSON(reading: outcome.output.dropLast()).array)
        let names = moments.map { moment in
            moment["events"]?.array?.map { $0["name"]?.string } ?? []
        }
        #expect(names == [["actionEnded"], ["actionCalled", "haptic"], []])
        let pulled = try #require(moments[1]["events"]?.array)
        #expect(pulled.allSatisfy { $0["time"]?.number == 28.0 / 60 })
        #expect(pulled.map { $0["strength"]?.string } == [nil, "heavy"])
        let ended = try #require(moments[0]["events"]?.array?.first?["time"]?.number)
        #expect(abs(ended - 88.0 / 60) < 1e-12)
        // With frames, each event is printed once, with the first frame at or after its time.
        let table = try Tool.run(command + ["--csv"])
        let rows = table.lines.dropFirst().filter { !$0.hasSuffix(",") }
        #expect(rows.count == 2 && rows[0].hasPrefix("0.4666666666666667,140,pulled,armed,"))
        let events = "actionCalled at 0.4666666666666667; haptic heavy at 0.4666666666666667"
        #expect(rows[0].hasSuffix("," + events))
    }

    /// Article 000 starts to load just after its threshold, which t150 reaches at 0.9 s.
    @Test func `an event is printed with the state that follows it`() throws {
        let command = ["trace", "refreshable-scroll-view", "--trace", "t150", "--csv", "--at"]
        let rows = try Tool.run(command + ["0.9,0.901"]).lines.dropFirst().map { String($0) }
        #expect(rows.count == 2)
        #expect(rows[0].contains(",primed,") && rows[0].hasSuffix(","))
        #expect(rows[1].contains(",loading,") && rows[1].contains(",actionCalled at 0."))
    }

    @Test func `a table of samples is a trace`() throws {
        let folder = try TestFolder()
        try folder.write(
            "time,offset,touching\n0,0,1\n0.5,130,1\n0.7,130,0\n1,0,0\n",
            to: "mine.csv"
        )
        let mine = try Tool.run(Self.demo + ["--trace", "mine.csv", "--json"], in: folder.path)
        let named = try Tool.run(Self.demo + ["--trace", "t130", "--json"])
        #expect(mine.status == 0)
        #expect(mine.output == named.output && !mine.output.isEmpty)
        let piped = try Tool.run(
            Self.demo + ["--trace", "-", "--json"],
            input: folder.path("mine.csv")
        )
        #expect(piped.output == named.output)
    }

    @Test func `errors have a position and a hint`() throws {
        let folder = try TestFolder()
        try folder.write("time,offset,touching\n1,0,1\n0.5,0,1\n", to: "back.csv")
        let back = try Tool.run(["trace", "--trace", "back.csv"], in: folder.path)
        #expect(back.status == 2 && back.output.isEmpty)
        #expect(back.errorLines == ["back.csv:3:1: the time goes back from 1 to 0.5"])
        let name = try Tool.run(["trace", "--trace", "t13"])
        #expect(name.status == 2 && name.errors.contains("did you mean “t130”?"))
        let fix = try Tool.run(["trace", "scroll-action", "--fix", "stale-angel"])
        #expect(fix.status == 2 && fix.errors.contains("did you mean “stale-angle”?"))
        let lifecycle = try Tool.run(["trace", "scrol-action"])
        #expect(lifecycle.status == 2 && lifecycle.errors.contains("did you mean “scroll-action”?"))
    }

    @Test func `--work, --retry and --fix change the replay`() throws {
        let failing = [
            "trace", "refreshable", "-P", "height=568", "--fail-after", "500ms", "--at", "2",
        ]
        #expect(try Tool.run(failing).text.contains("errorShown"))
        let retried = try Tool.run(failing + ["--retry", "1.8"])
        #expect(retried.text.contains("performing"))
        let dismissed = try Tool.run(failing + ["--dismiss", "1.5"])
        #expect(dismissed.lines.last?.contains("idle") == true)
        let stale = ["trace", "scroll-action", "--csv", "--at", "1.1"]
        #expect(try Tool.run(stale).lines.last?.contains("10.38") == true)
        let fixed = try Tool.run(stale + ["--fix", "all"])
        #expect(fixed.lines.last == "1.1,0,idle,idle,0,0,50,0,false,0,")
    }

    @Test(arguments: [
        ["--work", "2x"], ["--work=-1"], ["--at", "1", "--fps", "3"], ["--json", "--csv"],
        ["--callbacks", "0"], ["--at", "nan"], ["--fps", "0"], ["-P", "threshold"],
        ["--trace", "t130", "--fps", "1000", "--work", "3601"],
        ["scroll-action", "--retry", "1"], ["scroll-action", "--dismiss", "1"],
    ])
    func `invalid arguments end with 2`(arguments: [String]) throws {
        let outcome = try Tool.run(["trace"] + arguments)
        #expect(outcome.status == 2 && outcome.output.isEmpty && !outcome.errors.isEmpty)
    }
}
