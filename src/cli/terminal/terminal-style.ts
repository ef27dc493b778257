import { styleText } from 'node:util';
import type { Highlight, Style } from '../../check/report/check-report.js';
import type { Shell } from '../shell.js';

export type { Style } from '../../check/report/check-report.js';

export interface ColourEnvironment {
  readonly terminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Decides on colours: by the option, else `NO_COLOR`, else `FORCE_COLOR`, else by whether it is a terminal
 * that can show them.
 */
export function styleFor(option: boolean | undefined, { terminal, env }: ColourEnvironment): Style {
  const highlight = wantsColour(option, terminal, env) ? ansiHighlight : () => (text: string) => text;
  return {
    bold: highlight('bold'),
    dim: highlight('dim'),
    red: highlight('red'),
    yellow: highlight('yellow'),
    green: highlight('green'),
    cyan: highlight('cyan'),
  };
}

function wantsColour(option: boolean | undefined, terminal: boolean, env: ColourEnvironment['env']): boolean {
  if (option !== undefined) return option;
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return terminal && env.TERM !== 'dumb';
}

/** Colours each line by itself, because pagers drop the colour at the end of a line. */
function ansiHighlight(format: keyof Style): Highlight {
  // By default, Node decides by its own standard output.
  const line = (text: string) => styleText(format, text, { validateStream: false });
  return (text) => text.replaceAll(/[^\r\n]+/g, line);
}

/** How lines are printed: their colours and their width. */
export interface LineFormat {
  readonly style: Style;
  readonly width: number;
}

/** On a terminal, lines are cut at its current width; elsewhere they are not cut. */
export function lineFormatFor(color: boolean | undefined, shell: Shell): LineFormat {
  return {
    style: styleFor(color, shell),
    get width() {
      return shell.terminal ? shell.columns() : Infinity;
    },
  };
}
