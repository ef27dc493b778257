import { type Evidence, evidenceFormat, evidenceVersion } from './evidence-format.js';

/** A file is not evidence. The message is a sentence without the name of the file. */
export class NotEvidence extends Error {
  override readonly name = 'NotEvidence';
}

/** Whether a text begins like evidence, unlike any file of the game. */
export function looksLikeEvidence(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"shakedown-evidence"/.test(text);
}

/** Parses evidence, and checks that it contains only counts in the right places. */
export function readEvidence(text: string): Evidence {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotEvidence('it is not JSON');
  }
  const { format, version, games } = members(value, 'it');
  if (format !== evidenceFormat) throw new NotEvidence(`it is not evidence: shakedown drift --observe writes some`);
  if (version !== evidenceVersion)
    throw new NotEvidence(`it is of version ${String(version)}, and this Shakedown knows version ${evidenceVersion}`);
  for (const [game, evidence] of entries(games, 'games')) checkGame(evidence, `games.${game}`);
  return value as Evidence;
}

function checkGame(value: unknown, at: string): void {
  const { lines, unusable, unnamed, first, last, kinds, files = {}, many } = members(value, at);
  for (const number of [lines, unusable ?? 0, unnamed ?? 0]) checkCount(number, at);
  for (const month of [first, last])
    if (month !== undefined && !(typeof month === 'string' && /^\d{4}-\d\d$/.test(month))) throw wrong(at, 'a month');
  checkFlag(many, at);
  for (const [kind, object] of entries(kinds, at)) checkObject(object, `${at}.${kind}`);
  for (const [file, inside] of entries(files, at)) {
    if (!/^\w+\.json$/.test(file)) throw wrong(`${at}.files`, 'names of files');
    for (const [kind, object] of entries(inside, at)) checkObject(object, `${at}.${file}.${kind}`);
  }
}

function checkObject(value: unknown, at: string): void {
  const { seen, fields = {}, next = {}, members: others, many } = members(value, at);
  checkCount(seen, at);
  checkFlag(many, at);
  for (const [name, place] of entries(fields, at)) checkPlace(place, `${at}.${name}`);
  for (const [, followers] of entries(next, at)) checkCounts(followers, at);
  if (others !== undefined) checkPlace(others, `${at}.members`);
}

function checkPlace(value: unknown, at: string): void {
  const { seen, list, object, many, integer, decimal, flag, values, bits, ...counts } = members(value, at);
  checkCount(seen, at);
  checkFlag(many, at);
  for (const each of [integer, decimal, flag, values, bits]) if (each !== undefined) checkCounts(each, at);
  for (const name of ['text', 'empty', 'times', 'internal', 'null', 'others']) checkCount(counts[name] ?? 0, at);
  if (object !== undefined) checkObject(object, at);
  if (list === undefined) return;
  const { lengths, elements } = members(list, at);
  checkCounts(lengths, at);
  if (elements !== undefined) checkPlace(elements, `${at}[]`);
}

function checkCounts(value: unknown, at: string): void {
  for (const [, count] of entries(value, at)) checkCount(count, at);
}

function checkCount(value: unknown, at: string): void {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw wrong(at, 'counts');
}

function checkFlag(value: unknown, at: string): void {
  if (value !== undefined && value !== true) throw wrong(at, 'true');
}

function members(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(at, 'an object');
  return value as Readonly<Record<string, unknown>>;
}

function entries(value: unknown, at: string): [string, unknown][] {
  return Object.entries(members(value, at));
}

function wrong(at: string, expected: string): NotEvidence {
  return new NotEvidence(`it is no evidence of Shakedown: there should be ${expected} at ${at}`);
}
