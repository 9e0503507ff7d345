import Foundation
import Testing
import TestSupport

#if os(Linux)
    /// Scripts in their own mount namespaces.
    private enum OwnMounts {
        /// Whether a file system of a given size can be mounted in a process's own namespace.
        static let areAllowed =
            (try? run("mount -t tmpfs -o size=64k none /mnt", in: "/")) == 0

        /// Runs a script that may mount, and returns its status.
        static func run(_ script: String, in folder: String) throws -> Int32 {
            let words = ["--user", "--map-root-user", "--mount", "bash", "-euc", script]
            return try Tool.run(words, program: "unshare", in: folder).status
        }
    }

    /// Behaviour if the disk fills up during a run.
    ///
    /// The run ends with status 2 and one line. No file is lost or incomplete, and the next run
    /// completes the work when there is space again.
    @Suite(
        .serialized,
        .enabled(if: OwnMounts.areAllowed, "a file system cannot be mounted here")
    )
    struct FullDiskTests {
        @Test(arguments: WritingRun.all)
        func `a full disk loses nothing and is reported`(work: WritingRun) throws {
            let template = try work.prepare()
            let old = try template.contents()
            let whole = try TestFolder(copying: template)
            #expect(try Tool.run(work.words, in: whole.path).status == 0)
            let new = try whole.contents()
            var failures = 0
            for room in [0, 3, 12, 48] {
                let folder = try TestFolder()
                let script = """
                    mkdir disk full again
                    mount -t tmpfs -o size=64m none disk
                    cp -a '\(template.path)/.' disk/
                    used="$(df --output=used --block-size=4096 disk | tail -n 1)"
                    mount -o "remount,size=$(((used + \(room)) * 4096))" disk
                    status=0
                    (cd disk && '\(Tool.path)' \(work.words.joined(separator: " ")) 2>../errors) || status=$?
                    echo $status >status
                    cp -a disk/. full/
                    mount -o remount,size=64m disk
                    (cd disk && '\(Tool.path)' \(work.words.joined(separator: " "))) >/dev/null
                    cp -a disk/. again/
                    """
                #expect(try OwnMounts.run(script, in: folder.path) == 0)
                let status = String(decoding: try folder.bytes("status"), as: UTF8.self)
                if status != "0\n" {
                    failures += 1
                    let errors = String(decoding: try folder.bytes("errors"), as: UTF8.self)
                    #expect(status == "2\n" && errors.contains("the disk is full"), "\(errors)")
                    let lines = errors.split(separator: "\n")
                    // One line for each golden that cannot be written, and one for the report.
                    let others = lines.filter { !$0.contains("the disk is full") }
                    #expect(others.isEmpty && lines.count <= 6, "\(errors)")
                }
                try check(folder, old, new)
            }
            #expect(failures > 0, "the disk was never full")
        }

        /// Returns whether a file is the .gitignore of the folder of failures.
        private func isMark(_ name: String) -> Bool { name.hasSuffix(".failed/.gitignore") }

        /// Checks the files that a run left on the full disk, and the files after the next run.
        private func check(
            _ folder: TestFolder,
            _ old: [String: [UInt8]],
            _ new: [String: [UInt8]]
        ) throws {
            let contents = try folder.contents().filter { !isMark($0.key) }
            for (file, bytes) in contents where file.hasPrefix("full/") {
                let name = String(file.dropFirst(5))
                let isKnown = bytes == old[name] || bytes == new[name]
                #expect(isKnown || name.hasSuffix("manifest.json"), "\(name) is half written")
            }
            for (file, bytes) in old where new[file] == bytes {
                #expect(folder.files.contains("full/\(file)"), "\(file) is lost")
            }
            let again = contents.filter { $0.key.hasPrefix("again/") }
            let others = Set(again.keys.map { String($0.dropFirst(6)) }).union(new.keys)
                .filter { again["again/\($0)"] != new[$0] }
            #expect(others.isEmpty)
        }
    }
#endif
