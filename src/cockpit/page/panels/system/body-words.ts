import { grouped } from '../../words/measures.js';
import type { SystemBody } from './system-bodies.js';

/** `Sudarsky class III gas giant` is long enough: the rest of the words are left out. */
export function plainClass({ is, class: name }: SystemBody): string | undefined {
  if (name === undefined) return is === 'belt' ? 'belt' : undefined;
  if (is === 'star') return `class ${name}`;
  return name
    .replace(/^Sudarsky /, '')
    .replace(/ body$/, '')
    .toLowerCase();
}

export function distanceWords(distance: number | undefined): string | undefined {
  return distance === undefined ? undefined : `${grouped(distance, distance < 100 ? 1 : 0)} ls`;
}
