import { nearest } from '../../spec/nearest.js';
import { quoted } from '../../spec/printable.js';
import { ProjectError } from './error.js';

/** The rules that a name stands for: one by its id, or several by a star, such as `field/*`. `where` begins a complaint. */
export function rulesNamed(name: string, known: readonly string[], where: string): readonly string[] {
  const found = isGroup(name) ? known.filter((id) => matcher(name).test(id)) : known.filter((id) => id === name);
  if (found.length > 0) return found;
  const groups = groupsOf(known);
  const near = nearest(name, isGroup(name) ? groups : [...known, ...groups]);
  const help = near === undefined ? `; there are ${groups.join(', ')}` : `: did you mean '${near}'?`;
  throw new ProjectError(`${where}: unknown rule ${quoted(name)}${help}`);
}

/** Whether a name stands for several rules. */
export function isGroup(name: string): boolean {
  return name.includes('*');
}

/** `field/*`, `event/*` and so on, each once. */
export function groupsOf(known: readonly string[]): string[] {
  return [...new Set(known.map((id) => id.replace(/\/.*/, '/*')))].sort();
}

function matcher(name: string): RegExp {
  // Several stars in a row say no more than one, and would be slow to match.
  const parts = name.split(/\*+/).map((part) => part.replaceAll(/[^\w/]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
