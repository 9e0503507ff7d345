"""A page's clock that goes on by its frames: what a test sees does not hang on how slow the machine is."""

# The most milliseconds from one frame to the next: shorter than any state of a lifecycle, so that each is shown.
LONGEST = 25

SCRIPT = f"""(() => {{
  const [read, frame] = [performance.now.bind(performance), requestAnimationFrame];
  let [last, time, room] = [read(), read(), {LONGEST}];
  performance.now = () => {{
    const now = read();
    const passed = Math.min(now - last, room);
    [last, time, room] = [now, time + passed, room - passed];
    return time;
  }};
  const go_on = () => {{
    performance.now();
    room = {LONGEST};
    frame(go_on);
  }};
  frame(go_on);
  window.requestAnimationFrame = (work) => frame(() => work(performance.now()));
}})()"""


def go_by_frames(page):
    """Gives such a clock to what is opened next in a tab; a loop that waits by it within a frame would not end."""
    page.add_init_script(SCRIPT)
