"""Counts the images that a page draws in one task. Durations would depend on the machine's load."""

# The minimum duration of an image by the page's clock, in milliseconds.
COST = 5

# Makes each image take that long. `turns` has the maximum number of images in one task.
SCRIPT = f"""(() => {{
  let extra = 0;
  let drawn = 0;
  window.turns = {{most: 0, all: 0, restart() {{ this.most = this.all = drawn = 0; }}}};
  const read = performance.now.bind(performance);
  performance.now = () => read() + extra;
  window.ImageData = class extends ImageData {{
    constructor(...words) {{
      super(...words);
      extra += {COST};
      drawn += 1;
      turns.all += 1;
      turns.most = Math.max(turns.most, drawn);
    }}
  }};
  const begun = (work) => (...words) => {{
    drawn = 0;
    work(...words);
  }};
  const [frame, wait] = [requestAnimationFrame, setTimeout];
  window.requestAnimationFrame = (work) => frame(begun((now) => work(now + extra)));
  window.setTimeout = (work, ...words) => wait(begun(work), ...words);
}})()"""


def count_turns(page):
    """Counts the images of pages that a tab opens next."""
    page.add_init_script(SCRIPT)


def most(budget):
    """Returns the maximum number of images in a task that stops after exceeding a budget in
    milliseconds."""
    return budget // COST + 1
