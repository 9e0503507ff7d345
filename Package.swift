// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Set by the checks before a merge; elsewhere a newer compiler's warnings must not stop a build.
let warnings: [SwiftSetting] =
    Context.environment["PINWHEEL_WARNINGS_AS_ERRORS"] == nil
    ? [] : [.treatAllWarnings(as: .error)]

/// Unsafe code must say so, line by line; every target is checked.
let strict: [SwiftSetting] = [.strictMemorySafety()] + warnings

/// Set by make for daily work: only hot modules are optimised, so that a build takes minutes.
/// SwiftPM's flags are unchanged where it is not set, as in packages that depend on this one.
let isQuickBuild = Context.environment["PINWHEEL_QUICK_BUILD"] != nil
/// The modules in which drawing and comparing spend their time, and the tests that check every pixel.
let hotModules: Set = [
    "Base", "Raster", "Pictures", "Comparison", "RasterTests", "SequenceTests", "BenchmarkTests",
]

/// The trait `Preview` adds the preview's server and its dependencies. It is off for packages that use
/// this one until they ask for it. Make turns it on, always, because a trait changes the flags of all modules.
let previewByDefault = Context.environment["PINWHEEL_PREVIEW"] != nil
/// The server takes longest to fetch and build: make leaves it out until it is asked for.
let hasServer = Context.environment["PINWHEEL_WITHOUT_PREVIEW"] == nil

/// The core, in the order of its arrows: Embedded Swift, too; what builds it so reads this list.
let core = [
    "Base", "Raster", "Indicators", "DesignFormat", "Lifecycles", "Summaries", "PageEngine",
]

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
        .trait(name: "Preview", description: "Galleries serve their preview by themselves."),
        .default(enabledTraits: previewByDefault ? ["Preview"] : []),
    ],
    dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
    targets: [
        .systemLibrary(
            name: "CLibPNG",
            pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]
        ),
        .systemLibrary(
            name: "CLibDeflate",
            pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]
        ),
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "CPNG", dependencies: ["CLibPNG", "CLibDeflate"]),
        .target(name: "CYAML", dependencies: ["CLibYAML"]),
        .target(
            name: "CHarfBuzz",
            linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
        ),
        .target(name: "CPixels", exclude: ["README.md"]),
        .target(name: "CPlatform"),
        .target(name: "CPageAssets"),
        .target(name: "PageAssets", dependencies: ["CPageAssets"]),
        .target(name: "Base"),
        .target(name: "Platform", dependencies: ["Base", "CPlatform"]),
        .target(name: "Raster", dependencies: ["CPixels"]),
        .target(name: "Pictures", dependencies: ["Base", "Platform", "Raster", "CPNG"]),
        .target(name: "Comparison", dependencies: ["Base", "Platform", "Raster", "Pictures"]),
        .target(
            name: "Indicators",
            dependencies: ["Base", "Raster"],
            resources: [.embedInCode("Font")]
        ),
        .target(
            name: "DesignFormat",
            dependencies: ["Base", "Raster", "Indicators", "CYAML"],
            resources: [.embedInCode("Designs")]
        ),
        .target(
            name: "Lifecycles",
            dependencies: ["Base", "Raster", "Indicators", "DesignFormat"],
            resources: [.embedInCode("Traces")]
        ),
        .target(name: "Summaries", dependencies: ["Base", "Raster", "Indicators", "Lifecycles"]),
        .target(
            name: "PageEngine",
            dependencies: [
                "Base", "Raster", "Indicators", "DesignFormat", "Lifecycles", "Summaries",
            ],
            exclude: ["Runtime"]
        ),
        .target(
            name: "Fonts",
            dependencies: ["Platform", "Raster", "Indicators", "DesignFormat", "CHarfBuzz"]
        ),
        .target(
            name: "Frames",
            dependencies: [
                "Base", "Platform", "Raster", "Pictures", "Indicators", "DesignFormat", "Fonts",
                "Lifecycles", "Summaries",
            ]
        ),
        .target(
            name: "Goldens",
            dependencies: [
                "Base", "Platform", "Raster", "Pictures", "Comparison", "Indicators",
                "DesignFormat", "Lifecycles", "Frames", "PageAssets",
            ]
        ),
        .target(
            name: "GoldenTesting",
            dependencies: [
                "Base", "Platform", "Raster", "Pictures", "Comparison", "Indicators",
                "DesignFormat", "Lifecycles", "Frames", "Goldens",
            ]
        ),
        .target(
            name: "Pages",
            dependencies: [
                "Base", "Platform", "Pictures", "Indicators", "DesignFormat", "PageAssets",
            ]
        ),
        .target(name: "AssetCatalogs"),
        .target(name: "Terminal", dependencies: ["Base", "Platform", "Raster", "Pictures"]),
        .target(
            name: "Console",
            dependencies: [
                "Base", "Platform", "Raster", "Pictures", "Indicators", "DesignFormat",
                "Lifecycles", "Goldens", "Frames",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "Commands",
            dependencies: [
                "Base", "Platform", "Raster", "Pictures", "Comparison", "Indicators",
                "DesignFormat", "Fonts", "Lifecycles", "Summaries", "Frames", "Goldens", "Console",
                "Pages", "Terminal",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(name: "pinwheel", dependencies: ["Commands"]),
        .target(
            name: "PinwheelTool",
            dependencies: [
                "Base", "Platform", "Indicators", "Frames", "Console", "Commands",
                .target(name: "Preview", condition: .when(traits: ["Preview"])),
            ]
        ),
        .executableTarget(
            name: "pinwheel-bench",
            dependencies: [
                "Platform", "Raster", "Pictures", "Comparison", "Indicators", "DesignFormat",
                "Lifecycles", "Goldens",
            ],
            path: "Benchmarks/Pinwheel"
        ),
        .executableTarget(
            name: "catalogue",
            dependencies: ["Raster", "Indicators", "DesignFormat", "Platform", "Pictures"]
        ),
        .executableTarget(name: "asset-symbols", dependencies: ["AssetCatalogs"]),
        .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["asset-symbols"]),
        .executableTarget(
            name: "module-graph",
            dependencies: ["Platform", "Raster", "Pictures", "Indicators", "Console"]
        ),
        .executableTarget(
            name: "documents",
            dependencies: [
                "Base", "Platform", "Raster", "Pictures", "Indicators", "DesignFormat", "Frames",
                "Pages",
            ]
        ),
        .macro(name: "PinwheelMacros"),
        .target(name: "CVirtualClock"),
        .target(name: "PinwheelCombine"),
        .target(
            name: "PinwheelUI",
            dependencies: [
                "Platform", "Raster", "Pictures", "Indicators", "AssetCatalogs", "PinwheelCombine",
                "CVirtualClock", "PinwheelMacros",
            ]
        ),
        .target(
            name: "PinwheelUITesting",
            dependencies: [
                "PinwheelUI", "Raster", "Indicators", "Comparison", "Goldens", "GoldenTesting",
            ]
        ),
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        .target(name: "BuiltPrograms", path: "Tests/BuiltPrograms"),
        .target(
            name: "TestSupport",
            dependencies: [
                "SeededRandom", "Base", "Raster", "Pictures", "Indicators", "DesignFormat",
            ],
            path: "Tests/TestSupport"
        ),
        .target(
            name: "FuzzedInputs",
            dependencies: [
                "TestSupport", "SeededRandom", "Base", "Platform", "Raster", "Pictures",
                "Indicators", "DesignFormat", "Fonts", "Lifecycles", "Goldens", "Terminal",
            ],
            path: "Tests/FuzzedInputs"
        ),
    ],
    swiftLanguageModes: [.v6]
)

/// What most tests are about, and what they stand on.
let drawn: [Target.Dependency] = [
    "TestSupport", "SeededRandom", "Base", "Raster", "Indicators", "DesignFormat",
]

package.targets += [
    tests("Base", ["TestSupport", "SeededRandom"]),
    tests("Platform", ["TestSupport", "SeededRandom", "Base", "Raster", "Pictures"]),
    tests("Raster", ["SeededRandom", "CPixels"]),
    tests("Pictures", ["TestSupport", "SeededRandom", "Base", "Platform", "Raster"]),
    tests("Comparison", ["TestSupport", "SeededRandom", "Base", "Raster", "Pictures"]),
    .testTarget(
        name: "SequenceTests",
        dependencies: [
            "TestSupport", "SeededRandom", "Base", "Raster", "Pictures", "Comparison", "Indicators",
            "DesignFormat", "Goldens",
        ],
        exclude: ["Designs"]
    ),
    tests("Indicators", ["TestSupport", "SeededRandom", "Base", "Raster", "DesignFormat"]),
    tests(
        "DesignFormat",
        ["TestSupport", "SeededRandom", "Base", "Raster", "Indicators", "Lifecycles", "Goldens"]
    ),
    tests("Fonts", drawn + ["Platform"]),
    tests("Lifecycles", drawn),
    tests("Goldens", drawn + ["Platform", "Pictures", "Comparison", "Lifecycles"]),
    tests(
        "GoldenTesting",
        drawn + ["Platform", "Pictures", "Comparison", "Lifecycles", "Goldens"],
        exclude: ["__Goldens__"]
    ),
    .testTarget(
        name: "BuiltInGoldenTests",
        dependencies: [
            "Raster", "Frames", "Goldens", "Indicators", "DesignFormat", "Lifecycles",
            "GoldenTesting",
        ],
        exclude: ["__Goldens__"]
    ),
    tests(
        "Catalogue",
        of: "catalogue",
        ["Raster", "Platform", "Pictures"],
        exclude: ["catalogue.txt"]
    ),
    tests("PageEngine", drawn + ["Lifecycles", "Summaries", "BuiltPrograms", "pinwheel"]),
    tests(
        "PinwheelUI",
        [
            "PinwheelUITesting", "GoldenTesting", "Raster", "Pictures", "Indicators", "TestSupport",
            "SeededRandom",
        ],
        exclude: ["__Goldens__"]
    ),
    tests("Pages", ["Base", "Raster", "Indicators", "DesignFormat"]),
    tests("AssetCatalogs", ["TestSupport"]),
    tests("AssetSymbols", of: "asset-symbols", ["AssetCatalogs", "TestSupport", "BuiltPrograms"]),
    tests("Terminal", drawn + ["Platform", "Pictures"]),
    .testTarget(
        name: "PinwheelTests",
        dependencies: [
            "BuiltPrograms", "FuzzedInputs", "TestSupport", "SeededRandom", "pinwheel", "Commands",
            "Base", "Platform", "Raster", "Pictures", "Comparison", "Indicators", "DesignFormat",
            "Fonts", "Lifecycles", "Summaries", "Frames", "Goldens", "Console", "Terminal",
        ]
    ),
    tests("ModuleGraph", of: "module-graph", ["Raster"]),
    tests(
        "Documents",
        of: "documents",
        ["BuiltPrograms", "pinwheel", "Indicators", "DesignFormat", "Frames", "GoldenTesting"]
    ),
    .executableTarget(
        name: "sample-gallery",
        dependencies: ["PinwheelTool", "PinwheelUI"],
        path: "Tests/SampleGallery"
    ),
    tests("PinwheelTool", ["BuiltPrograms", "sample-gallery"]),
    tests("Benchmark", of: "pinwheel-bench", ["BuiltPrograms", "pinwheel", "Raster"]),
]

/// The tests of a module, or of a program of another name, which use others beside it.
func tests(
    _ module: String,
    of program: String? = nil,
    _ others: [Target.Dependency],
    exclude excluded: [String] = []
) -> Target {
    .testTarget(
        name: "\(module)Tests",
        dependencies: [.byName(name: program ?? module)] + others,
        exclude: excluded
    )
}

if hasServer {
    package.products += [.executable(name: "pinwheel-preview", targets: ["pinwheel-preview"])]
    package.dependencies += [
        .package(
            url: "https://github.com/hummingbird-project/hummingbird",
            from: "2.28.0",
            traits: []
        ),
        // What Hummingbird's types are made of.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    ]
    package.targets += [
        .target(
            name: "Preview",
            dependencies: [
                "Base", "Platform", "Raster", "Pictures", "Comparison", "Indicators",
                "DesignFormat", "Lifecycles", "Summaries", "Frames", "Goldens", "Pages", "Console",
                "PageAssets",
                server("HummingbirdCore", "hummingbird"), server("NIOCore", "swift-nio"),
                server("NIOPosix", "swift-nio"), server("NIOHTTP1", "swift-nio"),
                server("HTTPTypes", "swift-http-types"), server("Logging", "swift-log"),
            ]
        ),
        // Apart from the tool, whose every start would pay for loading the server's libraries.
        .executableTarget(
            name: "pinwheel-preview",
            dependencies: [
                "Base", "Platform", "Frames", "Console", "Preview",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        tests(
            "Preview",
            [
                "TestSupport", "SeededRandom", "BuiltPrograms", "pinwheel-preview", "pinwheel",
                "Base", "Platform", "Raster", "Pictures", "Indicators", "DesignFormat",
                "Lifecycles", "Frames", "Goldens", "Console", server("NIOCore", "swift-nio"),
                server("NIOEmbedded", "swift-nio"), server("NIOHTTP1", "swift-nio"),
            ]
        ),
    ]
} else {
    // Where the server is left out there is nothing for the last of its dependencies to name.
    package.targets.first { $0.name == "PinwheelTool" }?.dependencies.removeLast()
}

/// A product of the packages that the preview's server is made of.
func server(_ product: String, _ package: String) -> Target.Dependency {
    .product(name: product, package: package, condition: .when(traits: ["Preview"]))
}

/// The targets with code that needs the preview's server.
let previewTargets: Set = ["PinwheelTool", "Preview", "pinwheel-preview", "PreviewTests"]

// Tests and what supports them are free of the sources' strictness, not of their warnings.
for target in package.targets where ![.system, .plugin].contains(target.type) && !isC(target) {
    let isTest = target.type == .test || target.path?.hasPrefix("Tests/") == true
    target.swiftSettings = isTest ? warnings : strict
    if hasServer, previewTargets.contains(target.name) {
        target.swiftSettings?.append(.define("PINWHEEL_PREVIEW", .when(traits: ["Preview"])))
    }
}

if isQuickBuild {
    for target in package.targets where ![.system, .plugin, .macro].contains(target.type) {
        if isC(target) {
            target.cSettings = [.unsafeFlags(["-O2"])]
        } else if hotModules.contains(target.name) {
            target.swiftSettings?.append(.unsafeFlags(["-O", "-wmo", "-num-threads", "2"]))
        }
    }
}

/// Whether a target is C, by its name.
func isC(_ target: Target) -> Bool {
    target.name.hasPrefix("C") && target.name.dropFirst().first?.isUppercase == true
}

// Only `make fuzz` needs code that reports which way it takes; the value is libFuzzer's library.
if let runtime = Context.environment["PINWHEEL_LIBFUZZER"] {
    package.targets.append(
        .executableTarget(
            name: "coverage-fuzzer",
            dependencies: ["FuzzedInputs", "TestSupport"],
            path: "Tests/CoverageFuzzer",
            linkerSettings: [.unsafeFlags([runtime, "-lstdc++"])]
        )
    )
    for target in package.targets where target.type == .regular {
        if isC(target) {
            target.cSettings = [.unsafeFlags(["-fsanitize=fuzzer-no-link"])]
        } else {
            target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer"]))
        }
    }
}
