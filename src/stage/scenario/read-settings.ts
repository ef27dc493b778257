import { printable } from '../../spec/printable.js';
import { StageError } from '../errors.js';
import type { OverrideName } from '../overrides/overrides.js';
import { readOverrides } from '../overrides/read.js';
import type { Complaints } from './complaints.js';
import type { Spot } from './problem.js';
import { described, type Member, plain, type Value } from './value.js';

/** Reads what is set before a session or with a situation; each that cannot be is told where it stands. */
export function readSettings(
  value: Value,
  allowed: readonly OverrideName[],
  complaints: Complaints,
): Readonly<Record<string, unknown>> {
  if (value.is === 'single' && value.value === null) return {};
  if (value.is !== 'members') {
    complaints.add(value, `what is set is an object such as { ${allowed[0]}: … }, not ${described(value)}`);
    return {};
  }
  const before = complaints.count;
  const settings = Object.fromEntries(Array.from(value.entries, ([name, member]) => [name, asSet(member.value)]));
  const where = complaintAbout({ system: settings.system }, allowed) === undefined ? settings.system : undefined;
  for (const [name, member] of value.entries) {
    const complaint = complaintAbout(
      { ...(where !== undefined && { system: where }), [name]: settings[name] },
      allowed,
    );
    if (complaint !== undefined) complaints.add(spotOf(name, member, allowed), complaint);
  }
  if (complaints.count > before) return settings;
  const complaint = complaintAbout(settings, allowed);
  if (complaint !== undefined) complaints.add(value, complaint);
  return settings;
}

/** An unknown name is to blame itself, all else is its value. */
function spotOf(name: string, { key, value }: Member, allowed: readonly string[]): Spot {
  return allowed.includes(name) ? value : key;
}

/** As somebody would have typed it on a command line. */
function asSet(value: Value): unknown {
  if (value.is === 'single' && typeof value.value === 'bigint') return Number(value.value);
  return plain(value) ?? '';
}

function complaintAbout(
  settings: Readonly<Record<string, unknown>>,
  allowed: readonly OverrideName[],
): string | undefined {
  try {
    readOverrides(settings, allowed);
    return undefined;
  } catch (error) {
    if (error instanceof StageError) return printable(error.message);
    throw error;
  }
}
