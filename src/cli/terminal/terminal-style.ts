import { styleText } from 'node:util';
import type { Highlight, Style } from '../../check/report/check-report.js';

export type { Style } from '../../check/report/check-report.js';

export interface ColourEnvironment {
  readonly terminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Colour as asked for: the option first, then `NO_COLOR`, then `FORCE_COLOR`, then whether it is a terminal. */
export function styleFor(option: boolean | undefined, { terminal, env }: ColourEnvironment): Style {
  const dress = wantsColour(option, terminal, env) ? dressed : () => (text: string) => text;
  return {
    bold: dress('bold'),
    dim: dress('dim'),
    red: dress('red'),
    yellow: dress('yellow'),
    green: dress('green'),
    cyan: dress('cyan'),
  };
}

function wantsColour(option: boolean | undefined, terminal: boolean, env: ColourEnvironment['env']): boolean {
  if (option !== undefined) return option;
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return terminal;
}

/** Line by line, because pagers forget the colour at the end of a line; and where there is no text, there is nothing to colour. */
function dressed(format: keyof Style): Highlight {
  // Whether there is to be colour has been decided above; Node would look at its own standard output.
  const line = (text: string) => styleText(format, text, { validateStream: false });
  return (text) => text.replaceAll(/[^\r\n]+/g, line);
}
