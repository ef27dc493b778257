import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Event, fullEvent } from '../../../../test/generators/valid.js';
import { dialects } from '../../../interface/dialect/dialects.js';
import type { Kind } from '../../../interface/kind.js';
import { type PersonalContent, type PersonalField, personalFieldsOf } from '../../../interface/personal-fields.js';
import { utf8Of } from '../../../journal/byte-text.js';
import { formatLine } from '../../../journal/format/format-line.js';
import type { WritableEvent } from '../../../journal/journal-event.js';
import { parseLine } from '../../../journal/parse/parse-line.js';
import { findValues } from '../value-positions.js';
import { Anonymiser } from './anonymiser.js';

/** The names planted in every personal field. None of them occurs in the words of the game. */
const planted: Readonly<Record<PersonalContent, string>> = {
  'commander-name': 'Vexxa Quillon',
  'player-id': 'F7316629',
  'other-commander': 'Zorbin Ysk',
  message: 'come, Vexxa Quillon, to the Pale Zwieback of Zorbin Ysk',
  'squadron-name': 'KWARTZ HERONS',
  'squadron-id': '918273',
  'ship-name': 'Pale Zwieback',
  'ship-ident': 'ZQ-77X',
  'carrier-name': 'DUSKY WHELK',
  'carrier-callsign': 'Q9Z-X8W',
  'carrier-id': '3709918273',
  'loadout-name': 'Grubby Ferret',
};

const secrets = Object.entries(planted).flatMap(([holds, name]) =>
  holds === 'message' ? [] : [name, ...(holds === 'player-id' ? [name.slice(1)] : [])],
);

/** The same event with names in all personal places. */
function withNames(event: Event, kind: Kind): Event {
  const rows = personalFieldsOf(kind.name);
  const planting = rows.reduce((each, row) => plant(each, row.pointer.split('/').slice(1), row) as Event, event);
  // Messages of the game itself are not personal.
  return kind.name === 'ReceiveText' ? { ...planting, Channel: 'player' } : planting;
}

function plant(value: unknown, [step, ...rest]: readonly string[], row: PersonalField): unknown {
  if (step === undefined) return nameFor(row, value);
  if (step === '*') return Array.isArray(value) ? value.map((element) => plant(element, rest, row)) : value;
  if (typeof value !== 'object' || value === null || !(step in value)) return value;
  return { ...value, [step]: plant((value as Event)[step], rest, row) };
}

function nameFor({ holds, isNumber, pointer }: PersonalField, value: unknown): unknown {
  if (isNumber) return Number(planted[holds].replace('F', ''));
  if (typeof value !== 'string') return value;
  if (holds === 'carrier-name') return `${planted[holds]} ${planted['carrier-callsign']}`;
  if (holds !== 'other-commander') return planted[holds];
  return pointer.endsWith('_Localised') ? `CMDR ${planted[holds]}` : `$cmdr_decorate:#name=${planted[holds]};`;
}

function anonymised(lines: readonly string[]): string[] {
  const anonymiser = new Anonymiser(7);
  const raw = lines.map((text) => ({ bytes: Buffer.from(text), event: parseLine(text).event }));
  for (const each of raw) anonymiser.learn(each);
  return raw.map((each) => utf8Of(anonymiser.rewrite(each)));
}

const { kinds } = dialects.game;
const seed = 20;
/** An event of every kind with all that it can have, in the order of the tables. */
const events = kinds.map((kind) => fc.sample(fullEvent(kind), { numRuns: 1, seed })[0] as Event);
const lines = kinds.map((kind, index) =>
  formatLine(withNames(events[index] as Event, kind) as unknown as WritableEvent),
);

describe('a journal with every kind of event and a name in every personal field', () => {
  const clean = anonymised(lines);

  it('has names in many kinds to begin with', () => {
    const named = kinds.filter((_, index) => secrets.some((secret) => lines[index]?.includes(secret)));
    expect(named.length).toBe(kinds.filter(({ name }) => personalFieldsOf(name).length > 0).length);
  });

  it.each(kinds.map(({ name }, index) => [name, index] as const))('keeps none of them in %s', (_name, index) => {
    const found = secrets.filter((secret) => clean[index]?.toLowerCase().includes(secret.toLowerCase()));
    expect(found, clean[index]).toEqual([]);
  });

  it('has the same pseudonym for the same name in all kinds', () => {
    const member = (kind: string, name: string) =>
      (parseLine(clean[kinds.findIndex((each) => each.name === kind)] ?? '').event as Event | undefined)?.[name];
    expect(member('LoadGame', 'Commander')).toBe(member('Commander', 'Name'));
    expect(member('WingAdd', 'Name')).toBe(member('Friends', 'Name'));
    expect(member('FCMaterials', 'CarrierID')).toBe(member('CarrierStats', 'Callsign'));
    expect(member('Docked', 'MarketID')).toBe(member('CarrierStats', 'CarrierID'));
    expect(`F${String(member('CollectItems', 'OwnerID'))}`).toBe(member('Commander', 'FID'));
    expect(member('SwitchSuitLoadout', 'LoadoutName')).toBe(member('RenameSuitLoadout', 'LoadoutName'));
  });

  it('has the same bytes everywhere else', () => {
    for (const [index, { name }] of kinds.entries()) {
      const rows = new Set(personalFieldsOf(name).map(({ pointer }) => pointer));
      expect(blanked(clean[index] ?? '', rows)).toBe(blanked(lines[index] ?? '', rows));
    }
  });

  it('keeps every byte of events without personal fields', () => {
    const others = lines.filter((_, index) => personalFieldsOf(kinds[index]?.name ?? '').length === 0);
    expect(others.length).toBeGreaterThan(50);
    expect(anonymised(others)).toEqual(others);
  });
});

/** The text of an event with its personal values left out. */
function blanked(text: string, pointers: ReadonlySet<string>): string {
  return findValues(text, () => true)
    .filter(({ pointer }) => pointers.has(pointer))
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}
