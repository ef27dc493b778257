import type { Shell } from '../shell.js';
import { type Style, styleFor } from './terminal-style.js';

/** What lines are printed on: how they are coloured, and how wide they may be. */
export interface LineFormat {
  readonly style: Style;
  readonly width: number;
}

/** A terminal is as wide as it is at the moment; where the output goes elsewhere, nothing of it is cut. */
export function lineFormatFor(color: boolean | undefined, shell: Shell): LineFormat {
  return {
    style: styleFor(color, shell),
    get width() {
      return shell.terminal ? shell.columns() : Infinity;
    },
  };
}
