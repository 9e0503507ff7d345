// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The folders of Sources are groups. A target depends on its own group and those before it.

/// The modules that turn the text of a design into a scene.
let design: [Target.Dependency] = ["Base", "Raster", "Indicators", "DesignFormat"]
/// The modules that read and write files.
let files: [Target.Dependency] = ["Platform", "Pictures"]
let argumentParser: Target.Dependency =
    .product(name: "ArgumentParser", package: "swift-argument-parser")

/// From a design and a time to pixels: no system calls, no Foundation.
let core = group(
    "Core",
    library("CPixels", exclude: ["README.md"]),
    library("Base"),
    library("Raster", ["CPixels"]),
    library("Indicators", ["Base", "Raster"], resources: "Font"),
    system("CLibYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    library("CYAML", ["CLibYAML"]),
    library("CDesignFiles"),
    library("DesignFormat", ["Base", "Raster", "Indicators", "CYAML", "CDesignFiles"]),
    library("Lifecycles", design, resources: "Traces"),
    library("Summaries", ["Base", "Raster", "Indicators", "Lifecycles"])
)

/// From pixels to files, and from files to designs.
let fileModules = group(
    "Files",
    library("CPlatform"),
    library("Platform", ["Base", "CPlatform"]),
    system("CLibPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    system("CLibDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    library("CPNG", ["CLibPNG", "CLibDeflate"]),
    library("CImageCodecs", opensLibraries: true),
    library("Pictures", ["Base", "Platform", "Raster", "CPNG", "CImageCodecs"]),
    library("CHarfBuzz", opensLibraries: true),
    library("Fonts", ["Platform", "Raster", "Indicators", "DesignFormat", "CHarfBuzz"]),
    library("Frames", design + files + ["Fonts", "Lifecycles", "Summaries"]),
    library("Packs", design + files + ["Frames"]),
    library("MotionLint", ["Base", "Raster", "Indicators", "Pictures", "Packs"])
)

/// Designs in HTML pages.
let web = group(
    "Web",
    library("PageEngine", design + ["Lifecycles", "Summaries"], exclude: ["Runtime"]),
    library("CPageAssets"),
    library("PageAssets", ["CPageAssets"]),
    library("Pages", files + ["Base", "Indicators", "DesignFormat", "PageAssets"])
)

/// Comparison of frames with recorded ones.
let goldens = group(
    "Goldens",
    library("Comparison", files + ["Base", "Raster"]),
    library("Goldens", design + files + ["Comparison", "Lifecycles", "Frames", "PageAssets"]),
    library("GoldenTesting", design + files + ["Comparison", "Lifecycles", "Frames", "Goldens"])
)

/// SwiftUI's vocabulary on a virtual clock.
let views = group(
    "Views",
    library("AssetCatalogs"),
    program("asset-symbols", ["AssetCatalogs"]),
    .macro(name: "PinwheelMacros"),
    library("CVirtualClock"),
    library("PinwheelCombine"),
    library(
        "PinwheelUI",
        files + [
            "Raster", "Indicators", "AssetCatalogs", "PinwheelCombine", "CVirtualClock",
            "PinwheelMacros",
        ]
    ),
    library(
        "PinwheelUITesting",
        ["PinwheelUI", "Raster", "Indicators", "Comparison", "Goldens", "GoldenTesting"]
    )
)

/// The command line.
let tool = group(
    "Tool",
    library("DesignReference", ["Base", "Indicators", "DesignFormat", "Frames"]),
    library("Storyboards", ["Base", "Raster", "Indicators", "Lifecycles"]),
    library(
        "PackProofs",
        files + ["CImageCodecs", "Base", "Raster", "Indicators", "Comparison", "Packs"]
    ),
    library("Terminal", files + ["Base", "Raster"]),
    library("Console", design + files + ["Lifecycles", "Goldens", "Frames", argumentParser]),
    library(
        "Commands",
        design + files + [
            "Comparison", "Fonts", "Lifecycles", "Summaries", "Frames", "Packs", "MotionLint",
            "PackProofs", "Goldens", "Console", "Pages", "DesignReference", "Storyboards",
            "Terminal", argumentParser,
        ]
    ),
    program("pinwheel", ["Commands"])
)

/// The preview's server is a separate program, so that the tool does not load its libraries.
let server = group(
    "Tool",
    library(
        "Preview",
        design + files + [
            "Comparison", "Lifecycles", "Summaries", "Frames", "Packs", "MotionLint", "Goldens",
            "Pages", "Console", "PageAssets",
        ]
            + serverProducts("HummingbirdCore", of: "hummingbird")
            + serverProducts("NIOCore", "NIOPosix", "NIOHTTP1", of: "swift-nio")
            + serverProducts("HTTPTypes", of: "swift-http-types")
            + serverProducts("Logging", of: "swift-log")
    ),
    program(
        "pinwheel-preview",
        ["Base", "Platform", "Frames", "Console", "Preview", argumentParser]
    )
)

/// The command line for programs with their own indicators.
let gallery = group(
    "Tool",
    library(
        "PinwheelTool",
        ["Base", "Platform", "Indicators", "Frames", "Console", "Commands"]
            + (hasServer ? [.target(name: "Preview", condition: .when(traits: ["Preview"]))] : [])
    )
)

/// Programs for work on this package.
let development =
    group(
        "Development",
        program("catalogue", design + files),
        program("documents", design + files + ["Frames", "DesignReference", "Pages"]),
        program("module-graph", files + ["Base", "Raster", "Indicators", "Console"])
    ) + [
        program(
            "pinwheel-bench",
            design + files + ["Comparison", "Lifecycles", "Goldens"],
            path: "Benchmarks/Pinwheel"
        )
    ]

/// The dependencies of tests that draw designs.
let drawn = design + ["TestSupport", "SeededRandom"]

/// Targets that several tests use.
let support = [
    library("SeededRandom", path: "Tests/SeededRandom"),
    library("BuiltPrograms", path: "Tests/BuiltPrograms"),
    library("CoreAnimationModel", ["Raster"], path: "Tests/CoreAnimationModel"),
    library("TestSupport", design + ["SeededRandom", "Pictures"], path: "Tests/TestSupport"),
    library(
        "FuzzedInputs",
        drawn + files + ["Fonts", "Lifecycles", "Goldens", "Terminal"],
        path: "Tests/FuzzedInputs"
    ),
    program("sample-gallery", ["PinwheelTool", "PinwheelUI"], path: "Tests/SampleGallery"),
]

let tests = [
    test("Base", ["TestSupport", "SeededRandom"]),
    test("Platform", ["TestSupport", "SeededRandom", "Base", "Raster", "Pictures"]),
    test("Raster", ["SeededRandom", "CPixels"]),
    test("Pictures", drawn + ["BuiltPrograms", "Platform"]),
    test("Comparison", files + ["TestSupport", "SeededRandom", "Base", "Raster"]),
    test("Sequence", of: "Comparison", drawn + files + ["Goldens"], exclude: "Designs"),
    test("Indicators", ["TestSupport", "SeededRandom", "Base", "Raster", "DesignFormat"]),
    test(
        "DesignFormat",
        ["TestSupport", "SeededRandom", "Base", "Raster", "Indicators", "Lifecycles", "Goldens"],
        exclude: "Gallery/timings.txt"
    ),
    test("Fonts", drawn + ["Platform"]),
    test("Packs", drawn + files + ["BuiltPrograms", "Frames"]),
    test("PackProofs", drawn + ["Packs"]),
    test("PackedViews", of: "Packs", drawn + files + ["Frames", "PinwheelUI"], exclude: "Designs"),
    test("PackedLayers", of: "Packs", drawn + files + ["Frames", "CoreAnimationModel"]),
    test("MotionLint", drawn + ["Packs", "Frames"]),
    test("Lifecycles", drawn),
    test("Goldens", drawn + files + ["Comparison", "Lifecycles"]),
    test(
        "GoldenTesting",
        drawn + files + ["Comparison", "Lifecycles", "Goldens"],
        exclude: "__Goldens__"
    ),
    test(
        "BuiltInGolden",
        of: "GoldenTesting",
        design + ["Frames", "Goldens", "Lifecycles"],
        exclude: "__Goldens__"
    ),
    test("Catalogue", of: "catalogue", files + ["Raster"], exclude: "catalogue.txt"),
    test("PageEngine", drawn + ["Lifecycles", "Summaries", "BuiltPrograms", "pinwheel"]),
    test(
        "PinwheelUI",
        drawn + files + ["PinwheelUITesting", "GoldenTesting"],
        exclude: "__Goldens__"
    ),
    test("Pages", design),
    test("AssetCatalogs", ["TestSupport"]),
    test("AssetSymbols", of: "asset-symbols", ["AssetCatalogs", "TestSupport", "BuiltPrograms"]),
    test("Terminal", drawn + files),
    test(
        "Pinwheel",
        of: "pinwheel",
        drawn + files + [
            "BuiltPrograms", "FuzzedInputs", "Commands", "Comparison", "Fonts", "Lifecycles",
            "Summaries", "Frames", "Goldens", "Console", "Terminal", "DesignReference",
            "Storyboards",
        ]
    ),
    test("ModuleGraph", of: "module-graph", ["Raster", "BuiltPrograms"]),
    test(
        "Documents",
        of: "documents",
        design + ["BuiltPrograms", "pinwheel", "Frames", "DesignReference", "GoldenTesting"]
    ),
    test("PinwheelTool", ["BuiltPrograms", "sample-gallery"]),
    test("Benchmark", of: "pinwheel-bench", drawn + ["BuiltPrograms", "pinwheel"]),
]

/// The tests of the preview's server.
let serverTests = test(
    "Preview",
    drawn + files + [
        "BuiltPrograms", "pinwheel-preview", "pinwheel", "Lifecycles", "Frames", "Goldens",
        "Console",
    ] + serverProducts("NIOCore", "NIOEmbedded", "NIOHTTP1", of: "swift-nio")
)

let package = Package(
    name: "Pinwheel",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Raster", targets: ["Raster"]),
        .library(name: "Indicators", targets: ["Indicators"]),
        .library(name: "DesignFormat", targets: ["DesignFormat"]),
        .library(name: "Fonts", targets: ["Fonts"]),
        .library(name: "Lifecycles", targets: ["Lifecycles"]),
        .library(name: "Pictures", targets: ["Pictures"]),
        .library(name: "Comparison", targets: ["Comparison"]),
        .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
        .library(name: "PinwheelUI", targets: ["PinwheelUI", "PinwheelCombine"]),
        .library(name: "PinwheelUITesting", targets: ["PinwheelUITesting"]),
        .library(name: "PinwheelTool", targets: ["PinwheelTool"]),
        .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
        .executable(name: "pinwheel", targets: ["pinwheel"]),
    ],
    traits: [
        .trait(name: "Preview", description: "Adds the preview's server to galleries."),
        .default(enabledTraits: previewByDefault ? ["Preview"] : []),
    ],
    dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
    targets: core + fileModules + web + goldens + views + tool + (hasServer ? server : []) + gallery
        + development + support + tests + [
            .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["asset-symbols"])
        ],
    swiftLanguageModes: [.v6]
)

// MARK: - Variants of the build

/// The trait `Preview` adds the preview's server, by default not in packages that use this one.
/// make always enables it, because a trait changes the flags of all modules.
var previewByDefault: Bool { Context.environment["PINWHEEL_PREVIEW"] != nil }

/// make leaves the server out until it is needed, because it takes longest to fetch and build.
var hasServer: Bool { Context.environment["PINWHEEL_WITHOUT_PREVIEW"] == nil }

if hasServer {
    package.products.append(.executable(name: "pinwheel-preview", targets: ["pinwheel-preview"]))
    package.dependencies += [
        .package(
            url: "https://github.com/hummingbird-project/hummingbird",
            from: "2.28.0",
            traits: []
        ),
        // Types in Hummingbird's interface.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    ]
    package.targets.append(serverTests)
}

/// The targets that SwiftPM compiles as Swift.
var swiftTargets: [Target] {
    package.targets.filter { ![.system, .plugin].contains($0.type) && !isC($0) }
}

for target in swiftTargets {
    let isTest = target.type == .test || target.path?.hasPrefix("Tests/") == true
    // Tests may use unsafe code without marking it.
    target.swiftSettings = isTest ? [] : [.strictMemorySafety()]
    // Only for checks before a merge: warnings of a newer compiler must not stop other builds.
    if Context.environment["PINWHEEL_WARNINGS_AS_ERRORS"] != nil {
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    }
    let needsServer = ["PinwheelTool", "Preview", "pinwheel-preview", "PreviewTests"]
    if hasServer, needsServer.contains(target.name) {
        target.swiftSettings?.append(.define("PINWHEEL_PREVIEW", .when(traits: ["Preview"])))
    }
}

// The quick build of make optimises only what draws and compares, and the tests of every pixel.
if Context.environment["PINWHEEL_QUICK_BUILD"] != nil {
    let hotModules =
        ["Base", "Raster", "Pictures", "Comparison"]
        + ["RasterTests", "SequenceTests", "BenchmarkTests"]
    for target in swiftTargets where hotModules.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O", "-wmo", "-num-threads", "2"]))
    }
    for target in package.targets where isC(target) && target.type != .system {
        target.cSettings = [.unsafeFlags(["-O2"])]
    }
}

// For `make fuzz`: instruments the code to report its coverage. The value is the path of libFuzzer.
if let runtime = Context.environment["PINWHEEL_LIBFUZZER"] {
    let needs: [Target.Dependency] = ["FuzzedInputs", "TestSupport"]
    let fuzzer = program("coverage-fuzzer", needs, path: "Tests/CoverageFuzzer")
    fuzzer.linkerSettings = [.unsafeFlags([runtime, "-lstdc++"])]
    for target in package.targets where target.type == .regular {
        if isC(target) {
            target.cSettings = [.unsafeFlags(["-fsanitize=fuzzer-no-link"])]
        } else {
            target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer"]))
        }
    }
    package.targets.append(fuzzer)
}

// MARK: - Kinds of targets

/// Returns targets with their paths in a folder of Sources.
func group(_ name: String, _ targets: Target...) -> [Target] {
    for target in targets { target.path = "Sources/\(name)/\(target.name)" }
    return targets
}

/// Returns a library target, which is in C if its name begins with C and another capital letter.
///
/// - Parameter resource: A folder whose files are embedded in the code.
func library(
    _ name: String,
    _ dependencies: [Target.Dependency] = [],
    path: String? = nil,
    exclude: [String] = [],
    resources resource: String? = nil,
    opensLibraries: Bool = false
) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        path: path,
        exclude: exclude,
        resources: resource.map { [.embedInCode($0)] },
        linkerSettings: opensLibraries ? [.linkedLibrary("dl", .when(platforms: [.linux]))] : []
    )
}

func program(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: path)
}

func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// Returns the test target of a module or a program, in the folder `Tests/<name>Tests`.
func test(
    _ name: String,
    of module: String? = nil,
    _ dependencies: [Target.Dependency],
    exclude: String...
) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.byName(name: module ?? name)] + dependencies,
        exclude: exclude
    )
}

/// Returns dependencies on products that only the preview's server uses.
func serverProducts(_ products: String..., of package: String) -> [Target.Dependency] {
    products.map { .product(name: $0, package: package, condition: .when(traits: ["Preview"])) }
}

func isC(_ target: Target) -> Bool {
    target.name.hasPrefix("C") && target.name.dropFirst().first?.isUppercase == true
}
