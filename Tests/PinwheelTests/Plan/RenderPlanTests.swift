import Base
import DesignFormat
import Frames
import Indicators
import Raster
import Testing
import Commands

/// Two frames never have the same file, and each file has the frame of its record.
struct RenderPlanTests {
    private let arc: Design
    private let spokes: Design

    init() throws {
        arc = try #require(BuiltInDesigns.design(named: "arc"))
        spokes = try #require(BuiltInDesigns.design(named: "spokes"))
    }

    private func request(
        scales: [Double] = [1],
        appearances: [Appearance] = [.light],
        states: [StateName]? = nil,
        pattern: String? = nil
    ) throws -> RenderPlan.Request {
        RenderPlan.Request(
            selection: MomentSelection(states: states, times: .steps(2)),
            scales: scales,
            appearances: appearances,
            pattern: try pattern.map(FilePattern.init(parsing:))
        )
    }

    @Test func `files have the default names`() throws {
        let plan = try RenderPlan(
            designs: [arc],
            request: request(scales: [1, 2], states: [.pulling])
        )
        #expect(
            plan.jobs.map(\.file) == [
                "arc/pulling/0000.png", "arc/pulling/0001.png",
                "arc/pulling/0000@2x.png", "arc/pulling/0001@2x.png",
            ]
        )
        #expect(plan.jobs.map(\.label.scale) == [1, 1, 2, 2])
        #expect(plan.jobs[1].label.moment == .progress(1))
    }

    @Test func `several appearances have separate folders`() throws {
        let plan = try RenderPlan(
            designs: [arc],
            request: request(appearances: [.light, .dark], states: [.pulling])
        )
        #expect(
            plan.jobs.map(\.file) == [
                "arc/light/pulling/0000.png", "arc/light/pulling/0001.png",
                "arc/dark/pulling/0000.png", "arc/dark/pulling/0001.png",
            ]
        )
        #expect(plan.jobs.map(\.label.appearance) == ["light", "light", "dark", "dark"])
    }

    @Test func `scenes have the size of their scale`() throws {
        let plan = try RenderPlan(designs: [arc], request: request(scales: [1, 3]))
        let sizes = plan.jobs.indices.map { plan.scene(of: $0).width }
        #expect(Set(sizes) == [60, 180])
    }

    @Test func `the largest frame limits the number of threads`() throws {
        let plan = try RenderPlan(designs: [arc], request: request(scales: [3, 1]))
        #expect(plan.largestFrame == 180 * 180)
    }

    @Test(arguments: [
        ("{state}/{frame}{scale}.png", "{design}"),
        ("{design}/{state}/{frame}.png", "{scale}"),
        ("{design}/{frame}{scale}.png", "{state}"),
        ("{design}/{state}{scale}.png", "{frame}"),
        ("one.png", "{frame}"),
    ])
    func `frames with the same file are rejected`(pattern: String, missing: String) throws {
        let request = try request(scales: [1, 2], pattern: pattern)
        let error = #expect(throws: InputError.self) {
            try RenderPlan(designs: [arc, spokes], request: request)
        }
        #expect(error?.description.contains("add \(missing) to it") == true)
    }

    @Test func `a pattern without the appearance is rejected for two appearances`() throws {
        let request = try request(
            appearances: [.light, .dark],
            pattern: "{design}/{state}/{frame}{scale}.png"
        )
        let error = #expect(throws: InputError.self) {
            try RenderPlan(designs: [arc], request: request)
        }
        #expect(error?.description.contains("add {appearance} to it") == true)
    }

    @Test func `a state that no design has is rejected`() throws {
        let request = try request(states: [.noMore])
        let error = #expect(throws: InputError.self) {
            try RenderPlan(designs: [arc], request: request)
        }
        #expect(error?.description.hasPrefix("arc has no state noMore; states: idle") == true)
    }

    @Test func `frames that are too large are rejected`() throws {
        let text = "pinwheel: 1\nname: huge\ncanvas: {size: [4000, 4000]}\nlayers: []\n"
        guard let huge = try? Design(yaml: Array(text.utf8), name: "huge", file: "huge.yaml")
        else { return }
        let request = try request(scales: [64])
        let error = #expect(throws: InputError.self) {
            try RenderPlan(designs: [huge], request: request)
        }
        #expect(error?.description.contains("too large at a scale of 64") == true)
    }
}
