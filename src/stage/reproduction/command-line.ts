import { StageError } from '../../direct/stage-error.js';
import { printable, printableLines, quoted } from '../../words/printable.js';

/** Options with their values; those with an undefined value are left out. */
export type OptionList = readonly (readonly [name: string, value: string | undefined])[];

/** A command line, quoted for the shell. */
export function commandLine(words: readonly string[], options: OptionList, platform: NodeJS.Platform): string {
  const given = options.flatMap(([name, value]) => (value === undefined ? [] : [name, shellQuote(value, platform)]));
  return ['shakedown', ...words, ...given].join(' ');
}

/** A trigger as one text: `dock station="Jameson Memorial"`. */
export function formatTrigger(name: string, settings: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(settings).map(([key, value]) => `${key}=${quotedWord(String(value))}`);
  return [name, ...words].join(' ');
}

/** Parses such a text. */
export function parseTrigger(text: string): { readonly name: string; readonly settings: Record<string, string> } {
  const [, name = '', rest = ''] = /^\s*(\S+)(.*)$/s.exec(text) ?? [];
  const settings: Record<string, string> = {};
  const left = rest.replaceAll(setting, (_, key: string, inQuotes: string | undefined, plain: string | undefined) => {
    settings[key] = inQuotes === undefined ? (plain ?? '') : inQuotes.replaceAll(/\\(.)/g, '$1');
    return '';
  });
  if (name !== '' && left.trim() === '') return { name, settings };
  throw new StageError(`${quoted(text)} is not a trigger: write it as dock, or as dock station="Jameson Memorial"`);
}

const setting = /\s+([\w-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s"]+))(?=\s|$)/g;

function quotedWord(word: string): string {
  return /^[^\s"\\]+$/.test(word) ? word : `"${word.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** Seconds in the form that `--for` takes: `1h30m`. */
export function formatDuration(seconds: number): string {
  const units: readonly (readonly [string, number])[] = [
    ['h', 3600],
    ['m', 60],
    ['s', 1],
  ];
  let left = Math.max(0, Math.round(seconds));
  const parts = units.map(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count === 0 ? '' : `${count}${unit}`;
  });
  return parts.join('') || '0s';
}

/** A word, in quotes if the shell needs them. Line breaks stay, except on Windows, where no word has any. */
export function shellQuote(word: string, platform: NodeJS.Platform): string {
  if (/^[\w./:\\@%+=,-]+$/.test(word) && (platform === 'win32' || !word.includes('\\'))) return word;
  return platform === 'win32'
    ? `"${printable(word).replaceAll('"', String.raw`\"`)}"`
    : `'${printableLines(word).replaceAll("'", String.raw`'\''`)}'`;
}
