import TestSupport
import BuiltPrograms
import Foundation
import Testing

/// In a checkout the preview's server is built when it is first asked for.
#if os(Linux)
    @Suite struct CheckoutTests {
        /// A folder with a Makefile, and the tool where it would have built it.
        private func checkout(_ makefile: String) throws -> TestFolder {
            let folder = try TestFolder()
            try folder.write(makefile, to: "Makefile")
            try folder.write("", to: ".build/TARGET/debug/nothing")
            let tool = folder.path(".build/TARGET/debug/pinwheel")
            // A copy takes longer than all else, but a link may not cross to another disk.
            let files = FileManager.default
            if (try? files.linkItem(atPath: BuiltPrograms.pinwheel, toPath: tool)) == nil {
                try files.copyItem(atPath: BuiltPrograms.pinwheel, toPath: tool)
            }
            return folder
        }

        /// Runs `pinwheel preview` there.
        private func preview(in folder: TestFolder) throws -> ProgramRun {
            let tool = folder.path(".build/TARGET/debug/pinwheel")
            return try ProgramRun(tool, ["preview", "arc", "--port", "0"])
        }

        @Test("The first preview builds it, the next one has it", .timeLimit(.minutes(10)))
        func building() throws {
            let folder = try checkout(
                """
                server:
                \t@echo compiling
                \t@echo '#!/bin/sh' > .build/TARGET/debug/pinwheel-preview
                \t@echo 'echo served "$$@"' >> .build/TARGET/debug/pinwheel-preview
                \t@chmod +x .build/TARGET/debug/pinwheel-preview

                """
            )
            let first = try preview(in: folder)
            #expect(first.status == 0)
            // Standard output is for the address alone.
            #expect(first.output == "served arc --port 0\n")
            #expect(first.errors.contains("building the preview's server"))
            #expect(first.errors.hasSuffix("compiling\n"))
            let second = try preview(in: folder)
            #expect(second.output == first.output && second.errors == "")
        }

        @Test("What cannot be built is told in a line behind make's own", .timeLimit(.minutes(10)))
        func failure() throws {
            let run = try preview(in: checkout("server:\n\t@false\n"))
            #expect(run.status == 2 && run.output == "")
            let line = run.errors.split(separator: "\n").last ?? ""
            #expect(
                line
                    == "pinwheel: cannot build the program pinwheel-preview; see what make said above"
            )
        }

        @Test("Without a Makefile nothing is built", .timeLimit(.minutes(10)))
        func elsewhere() throws {
            let folder = try checkout("")
            try FileManager.default.removeItem(atPath: folder.path("Makefile"))
            let run = try preview(in: folder)
            #expect(run.status == 2 && run.errors.contains("make server"))
            #expect(run.errors.split(separator: "\n").count == 1)
        }
    }
#endif
