import { printable } from '../../words/printable.js';
import { assertSettings } from '../settings/parse-session-settings.js';
import type { SettingInputs, SettingName } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { describeValue, type LocatedMember, type LocatedValue, plainValue } from './located-value.js';
import type { ProblemCollector } from './problem-collector.js';
import type { SourcePosition } from './scenario-error.js';

/** Parses what is given or set for a situation; a problem is reported at the setting it is about. */
export function parseScenarioSettings(
  value: LocatedValue,
  allowed: readonly SettingName[],
  problems: ProblemCollector,
): SettingInputs {
  if (value.is === 'scalar' && value.value === null) return {};
  if (value.is !== 'object') {
    problems.add(value, `what is set is an object such as { ${allowed[0]}: … }, not ${describeValue(value)}`);
    return {};
  }
  const before = problems.count;
  const settings: Readonly<Record<string, unknown>> = Object.fromEntries(
    Array.from(value.entries, ([name, member]) => [name, asTyped(member.value)]),
  );
  const where = problemWithSettings({ system: settings.system }, allowed) === undefined ? settings.system : undefined;
  for (const [name, member] of value.entries) {
    const problem = problemWithSettings(
      { ...(where !== undefined && { system: where }), [name]: settings[name] },
      allowed,
    );
    if (problem !== undefined) problems.add(problemPosition(name, member, allowed), problem);
  }
  if (problems.count > before) return {};
  try {
    assertSettings(settings, allowed);
    return settings;
  } catch (error) {
    problems.add(value, problemText(error));
    return {};
  }
}

/** The position of a problem with an unknown setting is its name, otherwise its value. */
function problemPosition(name: string, { key, value }: LocatedMember, allowed: readonly string[]): SourcePosition {
  return allowed.includes(name) ? value : key;
}

/** The value as on a command line: settings take numbers, and empty for none. */
function asTyped(value: LocatedValue): unknown {
  if (value.is === 'scalar' && typeof value.value === 'bigint') return Number(value.value);
  return plainValue(value) ?? '';
}

function problemWithSettings(
  settings: Readonly<Record<string, unknown>>,
  allowed: readonly SettingName[],
): string | undefined {
  try {
    assertSettings(settings, allowed);
    return undefined;
  } catch (error) {
    return problemText(error);
  }
}

function problemText(error: unknown): string {
  if (error instanceof StageError) return printable(error.message);
  throw error;
}
