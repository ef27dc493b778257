import { kindsInJournal } from '../../interface/all-kinds.js';
import { didYouMean } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { parseDuration } from '../duration-text.js';
import { StageError } from '../stage-error.js';
import type { Fault, FaultTiming } from './fault.js';
import { type FaultName, type FaultText, faultNames, faults } from './faults.js';

/** A requested fault, and when it is to happen. */
export interface FaultRequest {
  /** As it was requested: `torn-line:2%`. */
  readonly text: string;
  readonly name: FaultName;
  /** The only kind of line or companion it may happen to. */
  readonly kind?: string;
  /** The only field of that kind, such as `Factions.Name`. */
  readonly field?: string;
  readonly when: FaultTiming;
}

/**
 * Whether it happens once: then later writes wait until it has passed, so that it is visible at any speed.
 */
export function isOnce({ when }: FaultRequest): boolean {
  return when.is !== 'rate';
}

/** Whether it happens to requests to a service, and so leaves the files alone. */
export function isRequestFault({ name }: FaultRequest): boolean {
  return faults[name].touches === 'request';
}

/** Refuses a repeated passing fault at full speed: the next line would end it at once. */
export function assertVisibleAtSpeed(request: FaultRequest, speed: number): void {
  if (speed !== Infinity || isOnce(request) || isRequestFault(request) || faults[request.name].trace === 'lasting')
    return;
  throw new StageError(
    `${request.name} passes in a moment, and would be invisible at full speed: choose a speed such as 1, or let it happen once, as ${request.name}@1`,
  );
}

const forms = 'write NAME, NAME:2%, NAME@12, NAME@1h5m, NAME/KIND:5% or NAME/KIND.FIELD';

/** Parses a fault for a running session: unless it has a timing, it happens once, at the next opportunity. */
export function parseNextFault(text: string): FaultRequest {
  return parseRequest(text, { is: 'next' });
}

/**
 * Parses `torn-line`, `torn-line:2%`, `torn-line@12`, `torn-line@1h5m`, `missing-field/Docked:5%`,
 * `field-gone/Docked.StationName`.
 */
export function parseFault(text: string): FaultRequest {
  return parseRequest(text);
}

/** Refuses a text that is not a fault, with the reason: for untrusted input. */
export function assertFaultText(text: string): asserts text is FaultText {
  parseFault(text);
}

/** Whether a text is a fault with a valid timing: for untrusted input, such as a command line. */
export function isFaultText(text: string): text is FaultText {
  try {
    assertFaultText(text);
    return true;
  } catch (error) {
    if (error instanceof StageError) return false;
    throw error;
  }
}

function parseRequest(text: string, otherwise?: FaultTiming): FaultRequest {
  const [, name = '', kind, field, rate, moment] =
    /^([^/:@]*)(?:\/([^/:@.]*)(?:\.([^/:@]*))?)?(?::(.*)|@(.*))?$/s.exec(text) ?? [];
  if (name === '') throw new StageError(`${quoted(text)} does not name a fault: ${forms}`);
  const fault = faultNamed(name);
  const usual: Fault = faults[fault];
  if (kind !== undefined) refuseOtherKind(fault, usual, kind);
  if (kind !== undefined && field !== undefined) refuseOtherField(fault, usual, { kind, field });
  const when = whenOf(rate, moment, text) ?? otherwise ?? usual.usual;
  return { text, name: fault, when, ...(kind !== undefined && { kind }), ...(field !== undefined && { field }) };
}

function faultNamed(name: string): FaultName {
  if (Object.hasOwn(faults, name)) return name as FaultName;
  const help = didYouMean(name, faultNames, { otherwise: `: there are ${faultNames.join(', ')}`, quote: '' });
  throw new StageError(`unknown fault ${quoted(name)}${help}`);
}

function refuseOtherKind(name: FaultName, fault: Fault, kind: string): void {
  const takesKind = fault.touches === 'line' || (fault.touches === 'companion' && fault.kinds.size > 1);
  if (!takesKind) throw new StageError(`${name} takes no kind, such as ${quoted(kind)}`);
  const kinds = fault.kinds ? [...fault.kinds] : kindsOfLines;
  if (kinds.includes(kind)) return;
  const otherwise = fault.kinds ? `: it happens to ${kinds.join(', ')}` : '';
  throw new StageError(
    `${name} does not happen to ${quoted(kind)}${didYouMean(kind, kinds, { otherwise, quote: '' })}`,
  );
}

function refuseOtherField(
  name: FaultName,
  fault: Fault,
  { kind, field }: Required<Pick<FaultRequest, 'kind' | 'field'>>,
) {
  const fields = fault.touches === 'line' ? fault.fieldsOf?.(kind) : undefined;
  if (!fields) throw new StageError(`${name} takes a kind, but no field, such as ${quoted(field)}`);
  if (fields.includes(field)) return;
  const more = fields.length - mostFieldsNamed;
  const some = `${fields.slice(0, mostFieldsNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const otherwise = fields.length === 0 ? '' : `: it happens to ${some}`;
  const help = didYouMean(field, fields, { otherwise, quote: '' });
  throw new StageError(`${name} does not happen to the field ${quoted(field)} of ${kind}${help}`);
}

/** The number of fields that an error lists. */
const mostFieldsNamed = 12;

const kindsOfLines = kindsInJournal('game');

function whenOf(rate: string | undefined, moment: string | undefined, text: string): FaultTiming | undefined {
  if (rate !== undefined) return { is: 'rate', rate: shareOf(rate, text) };
  if (moment === undefined) return undefined;
  if (/^\d+$/.test(moment)) return { is: 'nth', count: countOf(moment, text) };
  return { is: 'time', seconds: secondsOf(moment, text) };
}

function shareOf(rate: string, text: string): number {
  const [, percent = ''] = /^(\d+(?:\.\d+)?)%$/.exec(rate) ?? [];
  const share = Number(percent) / 100;
  if (percent !== '' && share > 0 && share <= 1) return share;
  throw new StageError(
    `the rate in ${quoted(text)} is a share above 0% and up to 100%, such as 2%, not ${quoted(rate)}`,
  );
}

function countOf(moment: string, text: string): number {
  const count = Number(moment);
  if (count >= 1 && Number.isSafeInteger(count)) return count;
  throw new StageError(`the moments in ${quoted(text)} are counted from 1`);
}

function secondsOf(moment: string, text: string): number {
  const seconds = parseDuration(moment);
  if (seconds !== undefined) return seconds;
  throw new StageError(
    `${quoted(moment)} in ${quoted(text)} is neither a number of moments, such as 12, nor a time of the session, such as 1h5m`,
  );
}
