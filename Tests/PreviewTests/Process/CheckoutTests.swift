import TestSupport
import BuiltPrograms
import Foundation
import Testing

/// In a checkout, the preview's server is built at its first use.
#if os(Linux)
    @Suite struct CheckoutTests {
        /// Creates a folder with a Makefile and the tool at its build path.
        private func checkout(_ makefile: String) throws -> TestFolder {
            let folder = try TestFolder()
            try folder.write(makefile, to: "Makefile")
            try folder.write("", to: ".build/TARGET/debug/nothing")
            let tool = folder.path(".build/TARGET/debug/pinwheel")
            // A hard link is much faster than a copy, but cannot cross file systems.
            let files = FileManager.default
            if (try? files.linkItem(atPath: BuiltPrograms.pinwheel, toPath: tool)) == nil {
                try files.copyItem(atPath: BuiltPrograms.pinwheel, toPath: tool)
            }
            return folder
        }

        /// Runs `pinwheel preview` in the checkout.
        private func preview(in folder: TestFolder) throws -> ProgramRun {
            let tool = folder.path(".build/TARGET/debug/pinwheel")
            return try ProgramRun(tool, ["preview", "arc", "--port", "0"])
        }

        @Test("The first preview builds the server", .timeLimit(.minutes(10)))
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
            // Standard output has only the address.
            #expect(first.output == "served arc --port 0\n")
            #expect(first.errors.contains("building the preview's server"))
            #expect(first.errors.hasSuffix("compiling\n"))
            let second = try preview(in: folder)
            #expect(second.output == first.output && second.errors == "")
        }

        @Test("A failed build is reported in one line", .timeLimit(.minutes(10)))
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
