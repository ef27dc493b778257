import type { Finding } from '../../check/finding.js';
import type { Severity } from '../../interface/object-rule.js';
import { didYouMean } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { UsageError } from '../shell.js';

/** What a project sets for a rule: on with its own severity, off, or another severity. */
export type RuleSetting = 'on' | 'off' | Severity;

/** Which rules are wanted. A name is the id of a rule, or a pattern with a star. */
export interface RuleSelectionOptions {
  /** From the command line: these alone. */
  readonly only?: readonly string[] | undefined;
  /** From the command line: none of these. */
  readonly ignore?: readonly string[] | undefined;
  /** From the project's settings. A full id wins over a pattern. */
  readonly rules?: Readonly<Record<string, RuleSetting>> | undefined;
}

/** Which findings are reported, and with which severity. */
export class RuleSelection {
  readonly #settings: ReadonlyMap<string, RuleSetting>;

  constructor(settings: ReadonlyMap<string, RuleSetting>) {
    this.#settings = settings;
  }

  /** The finding with the severity that the project gives it; nothing if its rule is off. */
  select<F extends Finding>(finding: F): F | undefined {
    const setting = this.#settings.get(finding.rule) ?? 'on';
    if (setting === 'off') return undefined;
    return setting === 'on' || setting === finding.severity ? finding : { ...finding, severity: setting };
  }

  includes(rule: string): boolean {
    return this.#settings.get(rule) !== 'off';
  }
}

/** All rules are on, each with its own severity. */
export const everyRule = new RuleSelection(new Map());

/** The command line wins over the settings, and `ignore` over `only`. */
export function selectRules(options: RuleSelectionOptions, known: readonly string[]): RuleSelection {
  const settings = new Map<string, RuleSetting>(known.map((id) => [id, 'on']));
  for (const [name, setting] of patternsFirst(options.rules ?? {})) {
    for (const id of matchingRules(name, known, 'rules')) settings.set(id, setting);
  }
  if (options.only) restrict(settings, options.only, known);
  for (const id of options.ignore?.flatMap((name) => matchingRules(name, known, '--ignore')) ?? [])
    settings.set(id, 'off');
  if ([...settings.values()].every((setting) => setting === 'off')) {
    throw new UsageError('every rule is switched off, so there is nothing to check');
  }
  return new RuleSelection(settings);
}

/** A rule that the project switches off comes back only if `only` has its full id. */
function restrict(settings: Map<string, RuleSetting>, only: readonly string[], known: readonly string[]): void {
  const wanted = new Set(only.flatMap((name) => matchingRules(name, known, '--only')));
  for (const id of settings.keys()) {
    if (!wanted.has(id)) settings.set(id, 'off');
    else if (only.includes(id) && settings.get(id) === 'off') settings.set(id, 'on');
  }
}

function patternsFirst(rules: Readonly<Record<string, RuleSetting>>): [string, RuleSetting][] {
  const rank = (name: string) => (isPattern(name) ? name.replaceAll('*', '').length : Infinity);
  return Object.entries(rules).sort(([a], [b]) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/**
 * The rules that a name stands for: one by its id, or several by a pattern such as `field/*`. `where` begins
 * the error message.
 */
export function matchingRules(name: string, known: readonly string[], where: string): readonly string[] {
  const found = rulesNamed(name, known);
  if (found.length > 0) return found;
  throw new UsageError(`${where}: ${unknownRule(name, known)}`);
}

function rulesNamed(name: string, known: readonly string[]): readonly string[] {
  return isPattern(name) ? known.filter((id) => matcher(name).test(id)) : known.filter((id) => id === name);
}

/** What is wrong with the name of a rule; nothing if there is such a rule. */
export function unknownRule(name: string, known: readonly string[]): string | undefined {
  if (rulesNamed(name, known).length > 0) return undefined;
  const groups = groupPatterns(known);
  const help = didYouMean(name, isPattern(name) ? groups : [...known, ...groups], {
    otherwise: `; there are ${groups.join(', ')}`,
  });
  return `unknown rule ${quoted(name)}${help}`;
}

export function isPattern(name: string): boolean {
  return name.includes('*');
}

/** `field/*`, `event/*` and so on, each once. */
export function groupPatterns(known: readonly string[]): string[] {
  return [...new Set(known.map((id) => id.replace(/\/.*/, '/*')))].sort();
}

function matcher(name: string): RegExp {
  // Several stars in a row mean the same as one, and would be slow to match.
  const parts = name.split(/\*+/).map((part) => part.replaceAll(/[^\w/]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
