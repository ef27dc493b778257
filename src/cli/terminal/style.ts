import { Ansis } from 'ansis';

export type Style = Pick<Ansis, 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan'>;

export interface Surroundings {
  readonly terminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Colour as asked for: the option first, then `NO_COLOR`, then `FORCE_COLOR`, then whether it is a terminal. */
export function styleFor(option: boolean | undefined, { terminal, env }: Surroundings): Style {
  return new Ansis(wantsColour(option, terminal, env) ? 1 : 0);
}

function wantsColour(option: boolean | undefined, terminal: boolean, env: Surroundings['env']): boolean {
  if (option !== undefined) return option;
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return terminal;
}
