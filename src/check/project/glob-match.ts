/**
 * Whether a path is one that a glob stands for. All ways through the glob are followed at once, letter by letter, so the
 * time grows with the length of both and with nothing else: no glob, be it made to be slow, takes for ever.
 */
import type { Part } from './glob-parts.js';

/** A place in the glob: it takes a letter and goes on, or goes on at once in some ways. */
interface Place {
  readonly fits?: (letter: string) => boolean;
  /** Cannot be passed where a hidden name begins. */
  readonly isShy?: boolean;
  ways: readonly Place[];
  /** The step at which it was last come to. */
  seen: number;
}

/** Makes a test of relative paths with slashes. Where `dot` is not set, a name that begins with a dot must be asked for. */
export function compileGlob(parts: readonly Part[], { dot = false } = {}): (path: string) => boolean {
  const end: Place = { ways: [], seen: -1 };
  const start = sequence(parts, end, dot);
  let step = 0;
  return (path) => {
    const letters = Array.from(path);
    let places = reach([start], letters[0], step++);
    for (let at = 0; at < letters.length && places.length > 0; at++) {
      const letter = letters[at] as string;
      const taken = places.filter(({ fits }) => fits?.(letter)).flatMap(({ ways }) => ways);
      places = reach(taken, letters[at + 1], step++);
    }
    return places.includes(end);
  };
}

/** All places that can be come to without a letter; `next` is the letter to come. */
function reach(from: readonly Place[], next: string | undefined, step: number): Place[] {
  const reached: Place[] = [];
  const waiting = [...from];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (place.seen === step || (place.isShy && next === '.')) continue;
    place.seen = step;
    if (place.fits || place.ways.length === 0) reached.push(place);
    else waiting.push(...place.ways);
  }
  return reached;
}

/** The places of some parts, one behind the other. */
function sequence(parts: readonly Part[], then: Place, dot: boolean): Place {
  return parts.reduceRight((next, part) => placesOf(part, next, dot), then);
}

function placesOf(part: Part, then: Place, dot: boolean): Place {
  switch (part.is) {
    case 'letter':
      return taking((letter) => letter === part.letter, then);
    case 'one':
      return shy(
        taking((letter) => letter !== '/' && part.fits(letter), then),
        part.isFirst && !dot,
      );
    case 'some':
      return shy(many(then), part.isFirst && !dot);
    case 'either':
      return fork(...part.ways.map((way) => sequence(way, then, dot)));
    case 'folders': {
      const folders = fork(then);
      folders.ways = [then, name(taking(isSlash, folders), dot)];
      return folders;
    }
    case 'rest':
      return rest(then, dot);
    case 'below':
      return fork(then, taking(isSlash, rest(then, dot)));
  }
}

/** Names with slashes between them. */
function rest(then: Place, dot: boolean): Place {
  const behind = fork(then);
  const names = name(behind, dot);
  behind.ways = [then, taking(isSlash, names)];
  return names;
}

/** A whole name, which has a letter at least. */
function name(then: Place, dot: boolean): Place {
  return shy(taking(isNoSlash, many(then)), !dot);
}

/** Any letters of a name, or none. */
function many(then: Place): Place {
  const loop = fork(then);
  loop.ways = [then, taking(isNoSlash, loop)];
  return loop;
}

function taking(fits: (letter: string) => boolean, then: Place): Place {
  return { fits, ways: [then], seen: -1 };
}

function fork(...ways: Place[]): Place {
  return { ways, seen: -1 };
}

function shy(place: Place, isShy: boolean): Place {
  return isShy ? { isShy, ways: [place], seen: -1 } : place;
}

function isSlash(letter: string): boolean {
  return letter === '/';
}

function isNoSlash(letter: string): boolean {
  return letter !== '/';
}
