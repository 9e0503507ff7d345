import Foundation
import TestSupport
import Testing

/// The benchmark program, run as the script runs it.
struct PinwheelBenchTests {
    @Test func `a workload is checked and then timed`() throws {
        let outcome = try Bench.run("W3", "--seconds", "0")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.numbers("pass").count == 5)
        #expect(outcome.numbers("pass").allSatisfy { $0 > 0 })
        #expect(outcome.numbers("alpha").count == 1)
        #expect(outcome.numbers("color").count == 1)
        let touched = try #require(outcome.numbers("touched").first)
        #expect(touched > 120 * 50 && touched < 120 * 1600)
    }

    @Test func `with --draws a workload is neither checked nor timed`() throws {
        let outcome = try Bench.run("W3", "--draws", "2")
        #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
        #expect(try Bench.run("W3", "--draws", "0").status == 2)
        #expect(try Bench.run("W5", "--folder", "x", "--draws", "2").status == 2)
    }

    @Test(arguments: ["1", "2"])
    func `PNG files are written and their bytes counted`(threads: String) throws {
        let folder = try TestFolder()
        let frames = folder.path("frames")
        let outcome = try Bench.run(
            "W5",
            "--folder",
            frames,
            "--threads",
            threads,
            "--frames",
            "9",
            "--seconds",
            "0"
        )
        #expect(outcome.status == 0, "\(outcome.errors)")
        var bytes = 0
        for index in 0..<9 {
            bytes += try Data(contentsOf: URL(fileURLWithPath: "\(frames)/frame-\(index).png"))
                .count
        }
        #expect(outcome.numbers("bytes") == [Double(bytes)])
        #expect(outcome.numbers("pass").count == 5)
    }

    @Test func `the peak memory is reported`() throws {
        let folder = try TestFolder()
        let outcome = try Bench.run("memory", "--folder", folder.path("frames"), "--frames", "20")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let peak = try #require(outcome.numbers("peak").first)
        #expect(peak > 1000 && peak < 64 * 1024)
    }

    @Test func `comparing is timed, together with copying memory`() throws {
        let outcome = try Bench.run("compare", "--seconds", "0")
        #expect(outcome.status == 0, "\(outcome.errors)")
        for name in ["memory", "exact", "pixelmatch", "pixelmatch-oklab", "perceptual"] {
            #expect(outcome.numbers("4K-same-\(name)").count == 5)
        }
    }

    @Test func `resolving each design is timed as a fraction of drawing it`() throws {
        let outcome = try Bench.run("designs", "--seconds", "0")
        #expect(outcome.status == 0, "\(outcome.errors)")
        for name in ["arc", "compass", "arrow", "refresh-control", "spokes", "sixty"] {
            let share = try #require(outcome.numbers("\(name)-share").first)
            // The two times are measured once each, so their ratio may exceed 1.
            #expect(share > 0 && share < 10, "\(name): \(share)")
        }
    }

    @Test func `screens are timed drawn fully and only where they change`() throws {
        let outcome = try Bench.run("screens", "--seconds", "0")
        #expect(outcome.status == 0, "\(outcome.errors)")
        // Some lifecycles have no frame in which at most a fifth of the rows changes.
        for name in ["refreshable-scroll-view", "pull-to-refresh-scroll-view", "scroll-action"] {
            let few = try #require(outcome.numbers("\(name)-few").first)
            #expect(outcome.numbers("\(name)-few-changes").count == (few > 0 ? 1 : 0))
            for kind in ["drawn", "whole", "changes"] {
                #expect(outcome.numbers("\(name)-\(kind)").count == 1)
            }
        }
    }

    @Test func `verifying goldens is timed together with drawing them`() throws {
        let folder = try TestFolder()
        let goldens = folder.path("goldens")
        let outcome = try Bench.run(
            "verify",
            "--folder",
            goldens,
            "--frames",
            "3",
            "--seconds",
            "0"
        )
        #expect(outcome.status == 0, "\(outcome.errors)")
        for name in ["ring-clear", "ring-white", "icons"] {
            #expect(outcome.numbers("\(name)-draw").count == 5)
            #expect(outcome.numbers("\(name)-verify").count == 5)
        }
    }

    @Test func `a program is timed, without its output`() throws {
        let outcome = try Bench.run("run", "--times", "3", "--", "/bin/sh", "-c", "echo noise")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.numbers("pass").count == 3)
        #expect(!outcome.output.contains("noise"))
    }

    @Test func `a failure has no figures in its output`() throws {
        #expect(try Bench.run("run", "--", "/bin/sh", "-c", "exit 3").status == 1)
        #expect(try Bench.run("run", "--", "/no/such/program").status == 1)
        #expect(try Bench.run("W5", "--folder", "/dev/null/frames").status == 1)
        let unknown = try Bench.run("W12")
        #expect(unknown.status == 2)
        #expect(unknown.output.isEmpty)
        #expect(unknown.errors.contains("W12"))
    }

    @Test func `--help prints the usage`() throws {
        let outcome = try Bench.run("--help")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("usage:"))
    }
}
