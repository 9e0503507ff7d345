#!/usr/bin/env python3
"""Tests the page of `pinwheel preview` in a headless browser, with mouse, touch and keys.

    preview_test.py --tool .build/release/pinwheel [--browser chromium] [--pictures FOLDER]

Exits with 0 if all tests pass.
"""

import sys

from browser import run
from preview_drawing import DrawingTest, ServerDrawingTest
from preview_files import FilesTest
from preview_frames import FramesTest
from preview_looks import LooksTest
from preview_pulling import PullingTest
from preview_sharing import SharingTest

if __name__ == "__main__":
    tests = (
        FramesTest, LooksTest, SharingTest, PullingTest, FilesTest, DrawingTest, ServerDrawingTest,
    )
    sys.exit(run(__doc__, *tests))
