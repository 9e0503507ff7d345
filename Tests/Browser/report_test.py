#!/usr/bin/env python3
"""Uses the page of `pinwheel report` in a headless browser, as people with a mouse or keys do.

    report_test.py --tool .build/release/pinwheel [--browser chromium] [--pictures FOLDER]

Ends with 0 when all is as it should be.
"""

import sys

from browser import run
from report_frames import FramesTest
from report_list import ListTest
from report_looks import LooksTest

if __name__ == "__main__":
    sys.exit(run(__doc__, ListTest, FramesTest, LooksTest))
