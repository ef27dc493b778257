import { companionFileOf, companionListsOf } from '../../interface/companion-names.js';
import type { Members } from '../../interface/object-rule.js';
import { structureIn } from '../scan/scanned-value.js';
import type { Scanner } from '../scan/scanner.js';
import { planOf } from '../session/kind-plans.js';

/** A companion about which its own bytes give nothing to report. */
export interface CleanCompanion {
  /** All members, or only the time and the name if no rule looks at any other. */
  readonly event: Members;
  readonly lines: number;
}

/**
 * Looks at a companion as the lines of a journal are looked at, from its bytes. Undefined if there may be something to report, so that it has
 * to be parsed and diagnosed.
 */
export function scanCompanion(bytes: Buffer, file: string, scanner: Scanner): CleanCompanion | undefined {
  const content = bytes.toString('latin1');
  if (mayBreakValue.test(content)) return undefined;
  const lines = content.split(/\r?\n/);
  const line = Buffer.from(lines.join('').trimEnd(), 'latin1');
  const kind = scanner.kinds[scanner.scan(line, 0, line.length)];
  if (kind === undefined || companionFileOf(kind) !== file || scanner.remarkCount > 0) return undefined;
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const lists = companionListsOf(kind);
  if (mayBeLeftUnread(kind, lists, content)) return { event: scanner.extracted(), lines: count };
  const event = structureIn(line.toString()) as Members;
  return lists.every((name) => event[name] !== undefined) ? { event, lines: count } : undefined;
}

/**
 * Matches if a line end may stand within a value, where it is wrong, so that lines must not be joined: there is something
 * else than punctuation or a blank before it, or the next quotation mark may end a text. Where it has a letter behind it, it
 * begins one, because no letter follows the end of a text.
 */
const mayBreakValue = /[^ ,[\]{}\r\n]\r?\n|\n[^"\n]*"[^A-Za-z]/;

/** Whether no rule looks at its members but for its list, and the list is there: the longest companions are such. */
function mayBeLeftUnread(kind: string, lists: readonly string[], content: string): boolean {
  if (lists.length > 1 || planOf(kind).rules.length > 0) return false;
  return lists.every((list) => isBeforeAnyPart(`"${list}":`, content));
}

/** Whether a name stands in the outermost object, before any other object or list begins. */
function isBeforeAnyPart(name: string, text: string): boolean {
  const at = text.indexOf(name);
  return at > 0 && !/[[{]/.test(text.slice(text.indexOf('{') + 1, at));
}
