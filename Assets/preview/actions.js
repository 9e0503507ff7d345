import {element} from "../shared/dom.js";
import {CHOICES} from "./panel.js";
import {ZOOMS} from "./stage.js";
import {LONG_STEP} from "./transport.js";

/** The number of frames on each side that the onion-skin key shows. */
const ONION_REACH = 2;

/** Returns the actions that keys trigger, by name. */
export function actionsFor({view, viewer, transport, gallery, pull, share, openDesign, openState}) {
  const cycle = (name, options) => {
    const values = options.map(([value]) => value);
    view.change({[name]: values[(values.indexOf(view.values[name]) + 1) % values.length]});
  };
  const zoom = (by) => {
    const place = ZOOMS.indexOf(view.values.zoom) + by;
    view.change({zoom: ZOOMS[place] ?? view.values.zoom});
  };
  const openNeighbour = (step) => {
    const name = gallery.neighbour(step);
    if (name) openDesign(name);
  };
  const inFrames = (action) => () => {
    if (view.values.tab === "frames") action();
  };
  const actions = {
    toggle: inFrames(() => transport.toggle()),
    farBack: inFrames(() => transport.step(-LONG_STEP)),
    farForth: inFrames(() => transport.step(LONG_STEP)),
    back: inFrames(() => transport.step(-1)),
    forth: inFrames(() => transport.step(1)),
    first: inFrames(() => transport.step(-Infinity)),
    last: inFrames(() => transport.step(Infinity)),
    loop: () => transport.toggleLoop(),
    slower: () => transport.changeSpeed(-1),
    faster: () => transport.changeSpeed(1),
    designBack: () => openNeighbour(-1),
    designForth: () => openNeighbour(1),
    frames: () => view.change({tab: "frames"}),
    pull: () => {
      view.change({tab: "pull"});
      element("surface").focus();
    },
    appearance: () => cycle("appearance", CHOICES.appearance),
    background: () => cycle("background", CHOICES.background.slice(0, 3)),
    scale: () => cycle("scale", CHOICES.scale),
    zoomIn: () => zoom(1),
    zoomOut: () => zoom(-1),
    zoomOff: () => view.change({zoom: 1}),
    onion: () => view.change({onion: view.values.onion ? 0 : ONION_REACH}),
    golden: () => cycle("golden", CHOICES.golden),
    motion: () => view.change({motion: view.values.motion === "reduce" ? "system" : "reduce"}),
    copy: () => {
      if (view.values.tab === "frames") share.copy("command");
      else element("copy-play").click();
    },
    demonstrate: () => {
      view.change({tab: "pull"});
      pull.demonstrate();
    },
  };
  for (let number = 1; number <= 9; number += 1) {
    actions[`state${number}`] = inFrames(() => {
      const state = viewer.design.states[number - 1];
      if (state) openState(state.state);
    });
  }
  return actions;
}
