"""A finger on a touch screen. The browser decides whether its touches scroll."""


class Finger:
    """A finger at a position on a page."""

    def __init__(self, page, x, y):
        self.page = page
        self.place = (x, y)
        self.session = page.context.new_cdp_session(page)

    def send(self, kind, points):
        """Sends a touch event."""
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def swipe(self, distance, steps=24):
        """Touches the screen and moves down by a number of pixels, or up if it is negative."""
        x, y = self.place
        self.send("touchStart", [{"x": x, "y": y}])
        for step in range(1, steps + 1):
            self.send("touchMove", [{"x": x, "y": y + distance * step / steps}])
            self.page.wait_for_timeout(16)

    def lift(self):
        """Lifts the finger."""
        self.send("touchEnd", [])
