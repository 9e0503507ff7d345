#!/usr/bin/env python3
"""Tests pages with the engine in headless browsers: the element, the page, and their errors.

    web_test.py --tool .build/release/pinwheel [--browser chromium] [--pictures FOLDER]

Needs the engine, which make web builds. Exits with 0 if all tests pass.
"""

import sys

from browser import run
from web_bad_input import BadInputTest
from web_bits import BitsTest
from web_docs import DocsTest
from web_element import ElementTest
from web_images import ImagesTest
from web_keeping import KeepingTest
from web_packs import PacksTest
from web_page import PageTest
from web_page_faults import PageFaultsTest
from web_pulling import PullingTest
from web_random import RandomTest
from web_worker import WorkerTest

if __name__ == "__main__":
    sys.exit(run(
        __doc__, ElementTest, BadInputTest, BitsTest, RandomTest, PageTest, PageFaultsTest, KeepingTest,
        WorkerTest, PullingTest, PacksTest, ImagesTest, DocsTest,
    ))
