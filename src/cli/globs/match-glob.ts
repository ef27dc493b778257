/**
 * Matches paths against a glob with a nondeterministic automaton: all states are followed at once, letter by letter. The
 * time is at most the length of the glob times that of the path, so no glob can be made to take for ever.
 */

import path from 'node:path';
import { quoted } from '../../words/printable.js';
import { UsageError } from '../shell.js';
import { type GlobPart, parseGlob } from './parse-glob.js';

/** Whether a relative path with slashes matches. */
export type PathMatcher = (relative: string) => boolean;

/** Matches as a shell does: a dot at the beginning of a name must be written out. */
export function matchGlob(glob: string): PathMatcher {
  return matcher(glob);
}

/** Whether a path is ignored, by globs relative to a directory. A glob without a slash matches names at any depth. */
export function ignoreFilter(globs: readonly string[], directory: string): (file: string) => boolean {
  const matches = globs.map(ignoreMatcher);
  const start = path.resolve(directory);
  return (file) => {
    const relative = path.relative(start, path.resolve(file)).replaceAll(path.sep, '/');
    return matches.some((match) => match(relative));
  };
}

function ignoreMatcher(glob: string): PathMatcher {
  const plain = glob.replace(/^\.\//, '').replace(/(?<=.)\/$/, '');
  const match = matcher(plain, { dot: true });
  return glob.replace(/\/$/, '').includes('/') ? match : (relative) => match(path.posix.basename(relative));
}

function matcher(glob: string, options?: Parameters<typeof compileGlob>[1]): PathMatcher {
  const parts = parseGlob(glob);
  if (!parts) throw new UsageError(`${quoted(shortened(glob))} is not a valid glob`);
  return compileGlob(parts, options);
}

function shortened(glob: string): string {
  return glob.length > 60 ? `${glob.slice(0, 60)}…` : glob;
}

/** A state accepts a letter and goes on, or goes on without one. */
interface GlobState {
  readonly accepts?: (letter: string) => boolean;
  /** Not entered if the next letter is a dot: hidden names are not matched. */
  readonly rejectsDot?: boolean;
  next: readonly GlobState[];
  /** The last step at which it was entered. */
  visitedAt: number;
}

/** A test for relative paths with slashes. Unless `dot` is set, a dot at the beginning of a name must be written out. */
function compileGlob(parts: readonly GlobPart[], { dot = false } = {}): PathMatcher {
  const end: GlobState = { next: [], visitedAt: -1 };
  const start = sequence(parts, end, dot);
  let step = 0;
  return (relative) => {
    const letters = Array.from(relative);
    let states = closure([start], letters[0], step++);
    for (let at = 0; at < letters.length && states.length > 0; at++) {
      const letter = letters[at] as string;
      const taken = states.filter(({ accepts }) => accepts?.(letter)).flatMap(({ next }) => next);
      states = closure(taken, letters[at + 1], step++);
    }
    return states.includes(end);
  };
}

/** All states that can be reached without a letter; `next` is the letter to come. */
function closure(from: readonly GlobState[], next: string | undefined, step: number): GlobState[] {
  const reached: GlobState[] = [];
  const waiting = [...from];
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    if (state.visitedAt === step || (state.rejectsDot && next === '.')) continue;
    state.visitedAt = step;
    if (state.accepts || state.next.length === 0) reached.push(state);
    else waiting.push(...state.next);
  }
  return reached;
}

/** The states of several parts, one after the other. */
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
      return fork(...part.choices.map((choice) => sequence(choice, then, dot)));
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

/** A whole name, of at least one letter. */
function name(then: GlobState, dot: boolean): GlobState {
  return rejectingDot(consume(isNoSlash, many(then)), !dot);
}

/** Any letters of a name, or none. */
function many(then: GlobState): GlobState {
  const loop = fork(then);
  loop.next = [then, consume(isNoSlash, loop)];
  return loop;
}

function consume(accepts: (letter: string) => boolean, then: GlobState): GlobState {
  return { accepts, next: [then], visitedAt: -1 };
}

function fork(...next: GlobState[]): GlobState {
  return { next, visitedAt: -1 };
}

function rejectingDot(state: GlobState, rejectsDot: boolean): GlobState {
  return rejectsDot ? { rejectsDot, next: [state], visitedAt: -1 } : state;
}

function isSlash(letter: string): boolean {
  return letter === '/';
}

function isNoSlash(letter: string): boolean {
  return letter !== '/';
}
