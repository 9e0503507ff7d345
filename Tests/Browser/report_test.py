#!/usr/bin/env python3
"""Tests the page of `pinwheel report` in a headless browser, with mouse and keys.

    report_test.py --tool .build/release/pinwheel [--browser chromium] [--pictures FOLDER]

Exits with 0 if all tests pass.
"""

import sys

from browser import run
from report_frames import FramesTest
from report_list import ListTest
from report_looks import LooksTest

if __name__ == "__main__":
    sys.exit(run(__doc__, ListTest, FramesTest, LooksTest))
