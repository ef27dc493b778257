import { isObject } from '../../journal/journal-event.js';
import { printable } from '../../words/printable.js';
import { UsageError } from '../shell.js';
import type { BaselineEntry } from './finding-baseline.js';
import { readJsonFile } from './json-file.js';

const version = 2;

/**
 * The entries of a baseline file; nothing if there is no such file. If it is to be rewritten, an old version
 * counts as empty.
 */
export async function readBaseline(file: string, { forUpdate = false } = {}): Promise<BaselineEntry[] | undefined> {
  const value = readJsonFile(file);
  if (value === undefined) return undefined;
  return forUpdate && isOld(value) ? [] : parseBaseline(value, printable(file));
}

/** The text of a baseline file: one entry a line, sorted, so that a diff is readable. */
export function formatBaseline(entries: readonly BaselineEntry[]): string {
  const lines = entries.map((entry) => `    ${spaced(entry)}`);
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  return `{\n  "version": ${version},\n  "findings": ${list}\n}\n`;
}

/** The entries in a value that was read from JSON. `name` begins the error message. */
export function parseBaseline(value: unknown, name: string): BaselineEntry[] {
  if (!isBaseline(value)) throw new UsageError(`${name} is not a baseline: it has no list of findings`);
  if (isOld(value)) {
    throw new UsageError(
      `${name} is a baseline of version 1, which had no counts; run the same command with --update-baseline to rewrite it`,
    );
  }
  if (!('version' in value) || value.version !== version) {
    throw new UsageError(`${name} has the wrong version: a baseline of version ${version} is needed`);
  }
  return value.findings.map((entry: unknown, index) => {
    if (isBaselineEntry(entry)) return entry;
    throw new UsageError(
      `${name}: finding ${index + 1} must have a file, a rule, a pointer and perhaps a kind, all of them strings, and a count of 1 or more`,
    );
  });
}

function isBaseline(value: unknown): value is { readonly findings: readonly unknown[] } {
  return isObject(value) && 'findings' in value && Array.isArray(value.findings);
}

/** The first version had neither file nor count. */
function isOld(value: unknown): boolean {
  return isBaseline(value) && 'version' in value && value.version === 1;
}

function isBaselineEntry(entry: unknown): entry is BaselineEntry {
  if (!isObject(entry)) return false;
  const { file, rule, kind, pointer, count, ...others } = entry as Record<string, unknown>;
  const texts = [file, rule, pointer, ...(kind === undefined ? [] : [kind])].every((each) => typeof each === 'string');
  return texts && Number.isSafeInteger(count) && (count as number) > 0 && Object.keys(others).length === 0;
}

/** As JSON on one line, with spaces. */
function spaced({ file, rule, kind, pointer, count }: BaselineEntry): string {
  const members = Object.entries({ file, rule, kind, pointer, count }).filter(([, value]) => value !== undefined);
  return `{ ${members.map(([name, value]) => `"${name}": ${JSON.stringify(value)}`).join(', ')} }`;
}
