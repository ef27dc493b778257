/**
 * Whether a path is one that a glob stands for. All ways through the glob are followed at once, letter by letter, so the
 * time grows with the length of both and with nothing else: no glob, be it made to be slow, takes for ever.
 */
import type { GlobPart } from './parse-glob.js';

/** A place in the glob: it takes a letter and goes on, or goes on at once in some ways. */
interface GlobState {
  readonly accepts?: (letter: string) => boolean;
  /** Cannot be passed where a hidden name begins. */
  readonly rejectsDot?: boolean;
  next: readonly GlobState[];
  /** The step at which it was last come to. */
  visitedAt: number;
}

/** Makes a test of relative paths with slashes. Where `dot` is not set, a name that begins with a dot must be asked for. */
export function compileGlob(parts: readonly GlobPart[], { dot = false } = {}): (path: string) => boolean {
  const end: GlobState = { next: [], visitedAt: -1 };
  const start = sequence(parts, end, dot);
  let step = 0;
  return (path) => {
    const letters = Array.from(path);
    let places = closure([start], letters[0], step++);
    for (let at = 0; at < letters.length && places.length > 0; at++) {
      const letter = letters[at] as string;
      const taken = places.filter(({ accepts }) => accepts?.(letter)).flatMap(({ next }) => next);
      places = closure(taken, letters[at + 1], step++);
    }
    return places.includes(end);
  };
}

/** All places that can be come to without a letter; `next` is the letter to come. */
function closure(from: readonly GlobState[], next: string | undefined, step: number): GlobState[] {
  const reached: GlobState[] = [];
  const waiting = [...from];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (place.visitedAt === step || (place.rejectsDot && next === '.')) continue;
    place.visitedAt = step;
    if (place.accepts || place.next.length === 0) reached.push(place);
    else waiting.push(...place.next);
  }
  return reached;
}

/** The places of some parts, one behind the other. */
function sequence(parts: readonly GlobPart[], then: GlobState, dot: boolean): GlobState {
  return parts.reduceRight((next, part) => statesOf(part, next, dot), then);
}

function statesOf(part: GlobPart, then: GlobState, dot: boolean): GlobState {
  switch (part.is) {
    case 'letter':
      return consume((letter) => letter === part.letter, then);
    case 'one':
      return rejectingDot(
        consume((letter) => letter !== '/' && part.fits(letter), then),
        part.isFirst && !dot,
      );
    case 'some':
      return rejectingDot(many(then), part.isFirst && !dot);
    case 'either':
      return fork(...part.ways.map((way) => sequence(way, then, dot)));
    case 'folders': {
      const folders = fork(then);
      folders.next = [then, name(consume(isSlash, folders), dot)];
      return folders;
    }
    case 'rest':
      return rest(then, dot);
    case 'below':
      return fork(then, consume(isSlash, rest(then, dot)));
  }
}

/** Names with slashes between them. */
function rest(then: GlobState, dot: boolean): GlobState {
  const behind = fork(then);
  const names = name(behind, dot);
  behind.next = [then, consume(isSlash, names)];
  return names;
}

/** A whole name, which has a letter at least. */
function name(then: GlobState, dot: boolean): GlobState {
  return rejectingDot(consume(isNoSlash, many(then)), !dot);
}

/** Any letters of a name, or none. */
function many(then: GlobState): GlobState {
  const loop = fork(then);
  loop.next = [then, consume(isNoSlash, loop)];
  return loop;
}

function consume(fits: (letter: string) => boolean, then: GlobState): GlobState {
  return { accepts: fits, next: [then], visitedAt: -1 };
}

function fork(...ways: GlobState[]): GlobState {
  return { next: ways, visitedAt: -1 };
}

function rejectingDot(place: GlobState, isShy: boolean): GlobState {
  return isShy ? { rejectsDot: isShy, next: [place], visitedAt: -1 } : place;
}

function isSlash(letter: string): boolean {
  return letter === '/';
}

function isNoSlash(letter: string): boolean {
  return letter !== '/';
}
