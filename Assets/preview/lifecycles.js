import {make} from "../shared/dom.js";
import {Parameters} from "./parameters.js";

/** The controls for a lifecycle, its parameters, the fixes of its known bugs, and the app's work. */
export class Lifecycles {
  /** @param {{select, title, settings, faults, faultsBox, work, outcome}} elements */
  constructor(elements, view, catalog) {
    Object.assign(this, elements, {view, catalog});
    this.parameters = new Parameters(this.settings, "setting", (name, value) =>
      view.setSetting(name, value));
    this.select.addEventListener("change", () => this.choose(this.select.value));
    this.work.addEventListener("input", () => {
      if (this.work.value !== "" && this.work.validity.valid) {
        view.change({work: Number(this.work.value)});
      }
    });
    this.outcome.addEventListener("change", () => view.change({outcome: this.outcome.value}));
    view.listen((changed) => {
      if (["lifecycle", "settings", "mended", "work", "outcome"].some((n) => changed.has(n))) {
        this.show();
      }
    });
  }

  /**
   * Changes the lifecycle. Parameters, fixes and outcome are reset, because they belong to one
   * lifecycle.
   */
  choose(lifecycle) {
    this.view.change({lifecycle, settings: {}, mended: [], outcome: "success"});
  }

  /** Updates the controls from the view. */
  show() {
    const {values} = this.view;
    const lifecycle = this.catalog.lifecycle(values.lifecycle);
    if (!lifecycle) return;
    const names = this.catalog.lifecycles.map(({name}) => new Option(name, name));
    this.select.replaceChildren(...names);
    this.select.value = lifecycle.name;
    this.title.textContent = lifecycle.title;
    this.parameters.show(lifecycle.parameters, values.settings, "");
    this.showFaults(lifecycle);
    if (document.activeElement !== this.work) {
      this.work.value = String(values.work ?? lifecycle.work);
    }
    this.outcome.value = values.outcome;
    this.outcome.disabled = !lifecycle.canFail;
    this.outcome.title = lifecycle.canFail ? "" : "This lifecycle has no failure state.";
  }

  showFaults({name, faults}) {
    this.faultsBox.hidden = faults.length === 0;
    if (this.faultsOf !== name) {
      this.faultsOf = name;
      this.faults.replaceChildren(...faults.map((fault) => this.faultRow(fault)));
    }
    for (const input of this.faults.querySelectorAll("input")) {
      input.checked = this.view.values.mended.includes(input.value);
    }
  }

  faultRow({name, title, mended}) {
    const input = make("input", {type: "checkbox", value: name});
    input.addEventListener("change", () => {
      const others = this.view.values.mended.filter((each) => each !== name);
      this.view.change({mended: input.checked ? [...others, name] : others});
    });
    const words = make(
      "span", {}, make("b", {}, name), make("span.quiet", {}, title),
      make("span.quiet.mended", {}, mended ? `Fixed: ${mended}` : ""),
    );
    return make("li", {}, make("label", {}, input, words));
  }
}
