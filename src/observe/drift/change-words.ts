import { counted, thousands } from '../../words/counted.js';
import { shownName, shownPath } from '../../words/shown-name.js';
import type { Change } from './drift-change.js';
import { shareAtMost } from './sureness.js';

/** The place of a change, such as `Docked.LandingPads.Huge` or `Status.json: Status.Flags`. */
export function changePlace({ file, kind, path }: Change): string {
  const place = path === undefined ? kind : `${kind}.${shownPath(path)}`;
  return file === undefined ? place : `${file}: ${place}`;
}

/** A change and its frequency, in a few words. */
export function changeText(change: Change): string {
  const { what = '', was = '', seen, of } = change;
  const often = `${thousands(seen)} of ${thousands(of)}`;
  switch (change.change) {
    case 'new-kind':
      return `${often} ${lineWord(change, of)}${never(change)}`;
    case 'new-field':
      return `in ${often}${never(change)}`;
    case 'new-value':
      return `${JSON.stringify(what)}, ${often} times${never(change)}`;
    case 'new-bit':
      return `bit ${what} is set, ${often} times${never(change)}`;
    case 'new-type':
    case 'new-format':
      return `${what}, was ${was}; ${often} times${never(change)}`;
    case 'new-order':
      return `now behind ${shownName(what)}, was before it; ${often} times`;
    case 'other-version':
      return `known only ${was}, ${counted(seen, 'time')} here`;
    case 'gone-kind':
      return `in none of ${counted(of, 'line')}, ${thousands(change.before ?? 0)} before; at most ${percent(shareAtMost(of))} of them`;
    case 'gone-field':
      return `in none of ${thousands(of)}${change.before === undefined ? '' : `, in all ${thousands(change.before)} before`}; at most ${percent(shareAtMost(of))} still have it`;
  }
}

function lineWord({ file }: Change, count: number): string {
  if (file !== undefined) return count === 1 ? 'file' : 'files';
  return count === 1 ? 'line' : 'lines';
}

/** The number of old lines without it; empty if the old side is the interface. */
function never({ before }: Change): string {
  return before === undefined ? '' : `, in none of ${thousands(before)} before`;
}

function percent(share: number): string {
  const value = share * 100;
  return `${value >= 10 ? Math.round(value) : Number(value.toPrecision(1))} %`;
}
