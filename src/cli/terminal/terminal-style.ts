import { styleText } from 'node:util';
import type { Highlight, PageLook, Style } from '../../words/document/terminal-text.js';
import { wrap } from '../../words/wrap.js';
import type { Shell } from '../shell.js';

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

/** The width of our pages; every terminal has it. */
export const pageWidth = 80;

/** How wide a list may become on a wide terminal; longer lines are hard to read. */
const widestList = 130;

/** How pages look: texts of some sentences. */
export function pageLook(color: boolean | undefined, shell: ColourEnvironment): PageLook {
  return { style: styleFor(color, shell), width: pageWidth };
}

/** Piped, tables and lists are neither cut nor wrapped: other programs search their lines. */
export function listLook(color: boolean | undefined, shell: Shell): PageLook {
  const width = shell.terminal ? Math.min(widestList, Math.max(pageWidth, shell.columns())) : Infinity;
  return { style: styleFor(color, shell), width };
}

/** On a terminal, lines are cut at its current width; elsewhere they are not cut. */
export function lineLook(color: boolean | undefined, shell: Shell): PageLook {
  return {
    style: styleFor(color, shell),
    get width() {
      return shell.terminal ? shell.columns() : Infinity;
    },
  };
}

/** Neither colours nor a width, as in a file. */
export const plainLook: PageLook = { style: styleFor(false, { terminal: false, env: {} }), width: Infinity };

/** A hint that may be longer than a line. */
export function wrapped(text: string): string {
  return wrap(text, pageWidth).join('\n');
}
