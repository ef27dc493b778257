import { didYouMean } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { ProjectError } from './project-error.js';

/** The rules that a name stands for: one by its id, or several by a star, such as `field/*`. `where` begins a complaint. */
export function matchingRules(name: string, known: readonly string[], where: string): readonly string[] {
  const found = isPattern(name) ? known.filter((id) => matcher(name).test(id)) : known.filter((id) => id === name);
  if (found.length > 0) return found;
  const groups = groupPatterns(known);
  const help = didYouMean(name, isPattern(name) ? groups : [...known, ...groups], {
    otherwise: `; there are ${groups.join(', ')}`,
  });
  throw new ProjectError(`${where}: unknown rule ${quoted(name)}${help}`);
}

/** Whether a name stands for several rules. */
export function isPattern(name: string): boolean {
  return name.includes('*');
}

/** `field/*`, `event/*` and so on, each once. */
export function groupPatterns(known: readonly string[]): string[] {
  return [...new Set(known.map((id) => id.replace(/\/.*/, '/*')))].sort();
}

function matcher(name: string): RegExp {
  // Several stars in a row say no more than one, and would be slow to match.
  const parts = name.split(/\*+/).map((part) => part.replaceAll(/[^\w/]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
