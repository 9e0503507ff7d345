import Foundation
import FuzzedInputs
import TestSupport

// Fuzzes the reader of one kind of input with libFuzzer, guided by code coverage.
//
//     coverage-fuzzer kinds
//     coverage-fuzzer samples KIND FOLDER      writes valid inputs to FOLDER, and FOLDER.dict
//     FUZZED_KIND=KIND coverage-fuzzer …       takes libFuzzer's options and folders
//
// The kind is an environment variable, because libFuzzer restarts the program with its own
// arguments only.

/// The entry point of libFuzzer for programs with their own `main`.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ read: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

nonisolated(unsafe) var chosen = FuzzedInput.all[0]

func choose(_ folder: String) {
    guard let kind = FuzzedInput.all.first(where: { $0.folder == folder }) else {
        FileHandle.standardError.write(Data("coverage-fuzzer: no kind \(folder)\n".utf8))
        exit(2)
    }
    chosen = kind
}

func writeSamples(to folder: String) throws {
    let samples = try chosen.samples()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, sample) in samples.enumerated() {
        try Data(sample).write(to: URL(fileURLWithPath: "\(folder)/sample-\(index)"))
    }
    let words = Mutation.dictionary(of: samples, words: chosen.words).filter { !$0.isEmpty }
    let lines = words.map { word in
        "\"" + word.map { byte in "\\x" + String(256 + Int(byte), radix: 16).dropFirst() }.joined()
            + "\"\n"
    }
    try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: "\(folder).dict"))
}

func search(_ words: [String]) -> Never {
    var count = CInt(words.count)
    let copies = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
        capacity: words.count + 1
    )
    for (index, word) in words.enumerated() { copies[index] = strdup(word) }
    copies[words.count] = nil
    var arguments = copies
    exit(
        runFuzzer(&count, &arguments) { data, count in
            _ = chosen.read(Array(UnsafeBufferPointer(start: data, count: count)))
            return 0
        }
    )
}

let words = CommandLine.arguments
if let kind = ProcessInfo.processInfo.environment["FUZZED_KIND"] {
    choose(kind)
    search(words)
} else if words.count == 4, words[1] == "samples" {
    choose(words[2])
    try writeSamples(to: words[3])
} else {
    print(FuzzedInput.all.map(\.folder).joined(separator: "\n"))
}
