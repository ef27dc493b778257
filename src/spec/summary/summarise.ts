import { type Catalogue, findKind } from '../catalogue.js';
import type { Kind } from '../kind.js';
import { kindNamed } from '../known-kinds.js';
import type { Members } from '../rule.js';
import { firstFields } from './first-fields.js';
import { type SummaryPart, told } from './told.js';

/** What matters about an event. */
export interface EventSummary {
  /** The parts on one line; no character of it steers a terminal. */
  readonly text: string;
  /** The most important first. */
  readonly parts: readonly SummaryPart[];
}

export interface SummaryOptions {
  /** The event of the same kind that came before: of what is told again and again, only what is new is worth a word. */
  readonly before?: object | undefined;
  /** Where the kind is looked up; among all kinds with a table if left out. */
  readonly catalogue?: Catalogue;
}

/**
 * What matters about an event, in a few words: as the table of its kind has it, else its first few fields. It takes
 * whatever was read, sound or not. There is nothing to tell of an event that says nothing new, and of one that has neither
 * fields nor a table.
 */
export function summarise(event: object, { before, catalogue }: SummaryOptions = {}): EventSummary {
  const members = event as Members;
  const kind = typeof members.event === 'string' ? kindOf(members.event, catalogue) : undefined;
  const parts = partsOf(members, kind, before as Members | undefined);
  return { text: parts.map(({ text }) => text).join(' · '), parts };
}

function kindOf(name: string, catalogue: Catalogue | undefined): Kind | undefined {
  return catalogue ? findKind(catalogue, name) : kindNamed(name, 'game');
}

function partsOf(members: Members, kind: Kind | undefined, before: Members | undefined): SummaryPart[] {
  const { tells, shape } = kind ?? {};
  const parts = told(tells ?? [], { members, before, shape });
  if (parts.length > 0 || (tells && before)) return parts;
  const first = firstFields(members, shape);
  return first.length > 0 || !kind ? first : [{ text: kind.written }];
}
