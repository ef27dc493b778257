import { shortJson } from '../../words/short-json.js';
import { type Finding, ofKind } from '../finding.js';
import { pointerOf } from '../text/json-pointer.js';
import type { Steps } from './diagnose.js';
import { fieldFinding } from './field-rules.js';
import { wordHint, writtenInGame } from './spelling-hints.js';

/** What an object is called; or what a list is, which words it has, and which others the live game writes. */
interface Lacking {
  readonly name: string;
  readonly words: readonly string[];
  readonly inGame: readonly string[];
}

/** A value or a member that is worth a note, and the list or object that lacks it. */
export interface Remarked {
  readonly rule: 'field/unseen' | 'field/unknown';
  readonly steps: Steps;
  readonly value: unknown;
  readonly list: Lacking;
}

/** What the diagnosis finds there, without the catalogue. */
export function remarkedNote(kind: string, { rule, steps, value, list }: Remarked): Finding | undefined {
  const isUnknown = rule === 'field/unknown';
  const isInGame = !isUnknown && list.inGame.includes(value as string);
  const finding = fieldFinding(rule, {
    pointer: pointerOf(steps),
    expected: isUnknown ? `a field of ${list.name}` : list.name,
    found: shortJson(value),
    hint: isInGame ? writtenInGame : isUnknown ? undefined : wordHint(String(value), list.words, false),
  });
  const [note] = ofKind([finding], kind);
  return note && isInGame ? { ...note, departure: true } : note;
}
