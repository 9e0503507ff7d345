"""A page's clock that advances by frames, so that tests do not depend on the speed of the machine.
"""

# The maximum step in milliseconds. It is shorter than any state of a lifecycle, so that each state
# is shown.
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
    """Installs the clock in pages that a tab opens next. A loop within a frame that waits for it
    would never end."""
    page.add_init_script(SCRIPT)
