/** Which members of which kind are extracted from clean lines: `{ FSDJump: ['StarPos', 'Factions/*\/Name'] }`. */
export type WantedMembers = Readonly<Record<string, readonly string[]>>;

/** What is wanted of a value: all of it if there are no names, else some of its members, or what is wanted of each of its elements. */
export interface WantedPart {
  readonly names: readonly string[];
  /** What is wanted of each of them, in their order. */
  readonly parts: readonly WantedPart[];
}

/** Stands instead of a name for every element of a list. */
const anyElement = '*';

/** What the paths want of an object, its members in the order in which they are first named. */
export function wantedPart(paths: readonly string[]): WantedPart {
  return partOf(paths.map((path) => path.split('/')));
}

function partOf(paths: readonly (readonly string[])[]): WantedPart {
  if (paths.some((path) => path.length === 0)) return whole;
  const names = topNames(paths);
  const parts = names.map((name) => partOf(paths.filter(([first]) => first === name).map(([, ...rest]) => rest)));
  // Whoever wants all of each element wants the whole list.
  return names.length === 1 && names[0] === anyElement && isWhole(parts[0]) ? whole : { names, parts };
}

const whole: WantedPart = { names: [], parts: [] };

export function isWhole(part: WantedPart | undefined): boolean {
  return part?.names.length === 0;
}

/** What is wanted of each element; nothing if there is none. */
export function elementPart({ names, parts }: WantedPart): WantedPart | undefined {
  return parts[names.indexOf(anyElement)];
}

/** The names of the members into which the paths lead, each once: `Route` of `Route/*\/StarSystem`. */
export function topMembers(paths: readonly string[]): readonly string[] {
  return topNames(paths.map((path) => path.split('/')));
}

function topNames(paths: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(paths.map(([first = '']) => first))];
}
