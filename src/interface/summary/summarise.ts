import { checkArgument, checkOptions, type OptionShapes } from '../../words/shape/check-options.js';
import { anObject } from '../../words/shape/shape.js';
import { kindNamed } from '../all-kinds.js';
import type { Kind } from '../kind.js';
import { type Catalogue, catalogueCheck, findKind } from '../kind-catalogue.js';
import type { Members } from '../object-rule.js';
import { firstFields } from './first-fields.js';
import { renderParts, type SummaryPart } from './render-parts.js';

/** A short summary of an event. */
export interface EventSummary {
  /** The parts on one line; control characters are escaped. */
  readonly text: string;
  /** Most important first. */
  readonly parts: readonly SummaryPart[];
}

export interface SummaryOptions {
  /**
   * The previous event of the same kind: values that are written over and over are mentioned only if they
   * have changed.
   */
  readonly before?: object | undefined;
  /** Where to look up the kind; all kinds with a table by default. */
  readonly catalogue?: Catalogue;
}

const summaryChecks: OptionShapes<SummaryOptions> = { before: anObject, catalogue: catalogueCheck };

/**
 * Summarises an event in a few words, by the table of its kind or else by its first few fields. Invalid
 * events are accepted, too. The summary is empty if nothing has changed since `before`, and for an event that
 * has neither fields nor a table.
 */
export function summarise(event: object, options?: SummaryOptions): EventSummary {
  checkArgument('event', event, anObject);
  const { before, catalogue } = checkOptions('summarise', options, summaryChecks);
  const members = event as Members;
  const kind = typeof members.event === 'string' ? kindOf(members.event, catalogue) : undefined;
  const parts = partsOf(members, kind, before as Members | undefined);
  return { text: parts.map(({ text }) => text).join(' · '), parts };
}

function kindOf(name: string, catalogue: Catalogue | undefined): Kind | undefined {
  return catalogue ? findKind(catalogue, name) : kindNamed(name, 'game');
}

function partsOf(members: Members, kind: Kind | undefined, before: Members | undefined): SummaryPart[] {
  const { summary, shape } = kind ?? {};
  const parts = renderParts(summary ?? [], { members, before, shape });
  if (parts.length > 0 || (summary && before)) return parts;
  const first = firstFields(members, shape);
  return first.length > 0 || !kind ? first : [{ text: whatHappened(kind) }];
}

/** A line without fields either refers to its companion file, or says all by its kind. */
function whatHappened({ written, companion }: Kind): string {
  return companion && !companion.shared ? `details in ${companion.file}` : written;
}
