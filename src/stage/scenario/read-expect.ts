import { kindNamed, kindNames, lineKinds } from '../../spec/known-kinds.js';
import { quoted } from '../../spec/printable.js';
import { hint } from '../overrides/words.js';
import type { Complaints } from './complaints.js';
import type { Form } from './form.js';
import { expectKeys } from './keys.js';
import { readMembers } from './read-members.js';
import type { Reading } from './read-steps.js';
import type { Expectations, ExpectedEvent, ScenarioStep } from './scenario.js';
import { stateForm } from './state-form.js';
import { described, type Members, type Value } from './value.js';

/** What is expected is held against what can come: injected events bring kinds and members of their own. */
interface Expecting extends Reading {
  readonly steps: readonly ScenarioStep[];
}

/** Reads what must have come about at the end. */
export function readExpectations(value: Value | undefined, expecting: Expecting): Expectations {
  const { complaints } = expecting;
  const entries = value && readMembers(value, 'expect', expectKeys, complaints);
  const events = entries?.get('events')?.value;
  const never = entries?.get('never')?.value;
  const state = entries?.get('state')?.value;
  return {
    events: events ? readEvents(events, expecting, true) : [],
    never: never ? readEvents(never, expecting, false) : [],
    state: state && readState(state, complaints),
  };
}

function readEvents(value: Value, expecting: Expecting, mustCome: boolean): ExpectedEvent[] {
  if (value.is === 'list') return value.items.flatMap((item) => readExpected(item, expecting, mustCome) ?? []);
  expecting.complaints.add(value, `expected events are a list such as [Docked], not ${described(value)}`);
  return [];
}

function readExpected(value: Value, expecting: Expecting, mustCome: boolean): ExpectedEvent | undefined {
  const { complaints } = expecting;
  const named = value.is === 'members' ? value.entries.get('event')?.value : value;
  if (named?.is !== 'single' || typeof named.value !== 'string') {
    complaints.add(
      value,
      `an expected event is a name or an object such as { event: Docked }, not ${described(value)}`,
    );
    return undefined;
  }
  const complaint = complaintAbout(named.value, expecting, mustCome);
  if (complaint !== undefined) {
    complaints.add(named, complaint);
    return undefined;
  }
  if (value.is === 'members') refuseUnknownMembers(named.value, value, expecting);
  const { line, column } = value;
  return { line, column, event: named.value, members: value.is === 'members' ? value : undefined };
}

/** Why there is no point in waiting for events of a name. */
function complaintAbout(name: string, { dialect, steps }: Expecting, mustCome: boolean): string | undefined {
  if (steps.some((step) => 'inject' in step && step.inject.event === name)) return undefined;
  const kind = kindNamed(name, dialect);
  if (!kind) return `unknown kind ${quoted(name)}${hint(name, kindNames)}`;
  const { companion } = kind;
  if (companion && companion.list === undefined) {
    return `${name} stands in ${companion.file} and has no lines: say in state what it must tell`;
  }
  if (!mustCome || lineKinds(dialect).includes(name)) return undefined;
  return `${name} is not written in the dialect ${dialect}: it takes dialect: game`;
}

/** A member that its kind does not have never comes. */
function refuseUnknownMembers(name: string, { entries }: Members, { dialect, steps, complaints }: Expecting): void {
  const kind = kindNamed(name, dialect);
  const injected = steps.flatMap((step) =>
    'inject' in step && step.inject.event === name ? Object.keys(step.inject) : [],
  );
  if (!kind) return;
  const known = [...Object.keys(kind.shape.fields), ...injected];
  for (const [member, { key }] of entries) {
    if (!known.includes(member)) complaints.add(key, `${name} has no member ${quoted(member)}${hint(member, known)}`);
    else if (kind.companion?.list === member) {
      complaints.add(key, `${member} stands in ${kind.companion.file}, not in the line`);
    }
  }
}

function readState(value: Value, complaints: Complaints): Members | undefined {
  refuseOtherForm(value, stateForm, 'state', complaints);
  return value.is === 'members' ? value : undefined;
}

/** Tells what cannot be, since the truth never looks like it. */
function refuseOtherForm(value: Value, form: Form, what: string, complaints: Complaints): void {
  if (value.is === 'single' && value.value === null && what !== 'state') return;
  if (form.is === 'object' && value.is === 'members') {
    for (const [name, { key, value: member }] of value.entries) {
      const inner = Object.hasOwn(form.members, name) ? form.members[name] : undefined;
      if (inner) refuseOtherForm(member, inner, name, complaints);
      else complaints.add(key, `${what} has no member ${quoted(name)}${hint(name, Object.keys(form.members))}`);
    }
  } else if (form.is === 'record' && value.is === 'members') {
    for (const [name, { value: member }] of value.entries) refuseOtherForm(member, form.of, name, complaints);
  } else if (form.is === 'list' && value.is === 'list') {
    for (const item of value.items) refuseOtherForm(item, form.of, what, complaints);
  } else if (form.is === 'text' && value.is === 'single' && typeof value.value === 'string') {
    if (form.words && !form.words.includes(value.value)) {
      complaints.add(value, `${what} is never ${quoted(value.value)}${hint(value.value, form.words)}`);
    }
  } else if (!(form.is === 'number' && value.is === 'single' && isNumber(value.value))) {
    complaints.add(value, `${what} is ${formNames[form.is]}, not ${described(value)}`);
  }
}

const formNames: Readonly<Record<Form['is'], string>> = {
  text: 'a text',
  number: 'a number',
  list: 'a list',
  record: 'an object',
  object: 'an object',
};

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'bigint';
}
