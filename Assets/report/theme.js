const THEMES = ["auto", "light", "dark"];

/** The button that cycles through the themes. "auto" follows the system. */
export class Theme {
  constructor(button) {
    this.button = button;
    this.chosen = 0;
    button.addEventListener("click", () => this.next());
  }

  next() {
    this.chosen = (this.chosen + 1) % THEMES.length;
    const name = THEMES[this.chosen];
    document.documentElement.style.colorScheme = name === "auto" ? "" : name;
    document.documentElement.dataset.theme = name;
    this.button.textContent = `Theme: ${name}`;
  }
}
