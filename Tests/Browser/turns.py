"""What a page draws at a stretch, counted: how long it takes is the machine's and its other work's matter."""

# Milliseconds that a picture takes by the page's clock, at least.
COST = 5

# Has each picture take as long, and counts in `turns` those of the turn that had most: a frame's or a timer's.
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
    """Counts what a page draws that is opened next in a tab."""
    page.add_init_script(SCRIPT)


def most(budget):
    """The most pictures of a turn that ends with the first that goes beyond so many milliseconds."""
    return budget // COST + 1
