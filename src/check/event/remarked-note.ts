import { shortJson } from '../../words/short-json.js';
import { type Finding, ofKind } from '../finding.js';
import { pointerOf } from '../text/json-pointer.js';
import type { Steps } from './diagnose.js';
import { fieldFinding } from './field-rules.js';
import { misspeltHint } from './spelling-hints.js';

/** A value or a member that is worth a note, and what it is missing from: a list of words, or an object by its name. */
export interface Remarked {
  readonly rule: 'field/unseen' | 'field/unknown';
  readonly steps: Steps;
  readonly value: unknown;
  readonly list: { readonly name: string; readonly words: readonly string[] };
}

/** What the diagnosis finds there in the game dialect, without the catalogue. */
export function remarkedNote(kind: string, { rule, steps, value, list }: Remarked): Finding | undefined {
  const isUnknown = rule === 'field/unknown';
  const finding = fieldFinding(rule, {
    pointer: pointerOf(steps),
    expected: isUnknown ? `a field of ${list.name}` : list.name,
    found: shortJson(value),
    hint: isUnknown ? undefined : misspeltHint(String(value), list.words),
  });
  return ofKind([finding], kind)[0];
}
