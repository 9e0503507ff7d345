"""Tests of packs of source code for Apple's platforms: Swift's compiler parses them."""

import pathlib
import unittest

from packs import OPTIONS, run

BUILT_IN = ["arc", "arrow", "compass", "refresh-control", "spokes"]
EXAMPLES = sorted((pathlib.Path(__file__).parents[2] / "Examples" / "designs").glob("*.yaml"))


class SwiftCodeTests(unittest.TestCase):
    """Swift's compiler parses the code for all built-in designs and all examples."""

    def test_code_is_parsed(self):
        folder = pathlib.Path(OPTIONS.folder) / "code"
        for design in BUILT_IN + EXAMPLES:
            run(OPTIONS.tool, "pack", design, "--for", "swiftui,coreanimation", "-o", folder,
                "--quiet")
            for target in ["swiftui", "coreanimation"]:
                files = list((folder / pathlib.Path(design).stem / target).glob("*.swift"))
                self.assertEqual(len(files), 1, (design, target))
                run("swiftc", "-parse", files[0])
