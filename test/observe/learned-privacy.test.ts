/** A pack is made to be sent: nothing of a player gets in, wherever it stands and however often. */
import { describe, expect, it } from 'vitest';
import { personalFieldsOf } from '../../src/interface/personal-fields.js';
import { mergePacks } from '../../src/observe/learn/merge-packs.js';
import { formatPack } from '../../src/observe/learn/pack-text.js';
import { learnedOf } from './learned.js';

const time = '2026-11-14T20:41:00Z';
const head = { timestamp: time, event: 'Fileheader', part: 1, gameversion: '4.4.2.0', build: 'r332900/r0 ' };

/** Names, ships, plates, squadrons, carriers, call signs, chats, ids, addresses, numbers: in all forms. */
const secrets = [
  'Plantagenet',
  'plantagenet',
  'Jane Plantagenet',
  'jane_plantagenet',
  'Jane.Plantagenet',
  'PLANTAGENET',
  '$cmdr_decorate:#name=Plantagenet;',
  '$plantagenet_name;',
  '$ship_plantagenet;',
  'HMS Plantship',
  'PL-07T',
  'PLANTED HAULER Q7P-LNT',
  'Q7P-LNT',
  'meet me at the planted beacon',
  'F7734100',
  'plantagenet@example.org',
  'r7734100',
  '7734100077',
  '__proto__plant',
] as const;
const anySecret = /plant|q7p|pl-07t|7734100/i;
/** These look like names in a program. */
const likeNames = /^(?:[A-Za-z]+(?:_[A-Za-z]+)*|\$\w+;)$/;

describe('the pack of one commander', () => {
  it.each(secrets)('has no %s in values, lists and keys of what is unknown', (secret) => {
    const learned = learnedOf(...journals(['F1', 'F1', 'F1'], (event) => inside(event, secret)));
    expect(secretsIn(formatPack(learned.pack))).toEqual([]);
    expect(learned.pack.kinds).toHaveProperty('NextKind');
    expect(secretsIn(formatPack(mergePacks([learned.pack, learned.pack])))).toEqual([]);
  });

  it.each(secrets)('has no %s that a journal names as a person, whatever is called so', (secret) => {
    const events = (event: object) => [...inside(event, secret), ...called(event, secret)];
    for (const person of persons(secret)) {
      const { pack } = learnedOf(...journals(['F1', 'F1', 'F1'], (event) => [person, ...events(event)]));
      expect(secretsIn(formatPack(pack))).toEqual([]);
    }
  });

  it('is one, with and without an FID, in parts without a name, and beside another in one file', () => {
    const commander = { timestamp: time, event: 'Commander', FID: 'F1', Name: 'Ada' };
    const old = { timestamp: time, event: 'LoadGame', Commander: 'Ada' };
    const other = { timestamp: time, event: 'Commander', FID: 'F2', Name: 'Bob' };
    const seen = { timestamp: time, event: 'Docked', Mood: { Pepper: 1 }, Word: 'pepper' };
    const { pack } = learnedOf([commander, seen, seen], [old, seen], [head, seen], [other, commander, seen]);
    expect(pack.fields?.['Docked.Mood']?.seen).toMatchObject({ commanders: 1, files: 4 });
    expect(formatPack(pack)).not.toMatch(/pepper/i);
    const { pack: two } = learnedOf([commander, seen, seen], [other, seen]);
    expect(two.fields?.['Docked.Mood']).toMatchObject({ seen: { commanders: 2 }, field: { fields: { Pepper: {} } } });
  });
});

describe('the pack of two commanders', () => {
  it.each(secrets)('has no %s that a journal names as a person', (secret) => {
    for (const person of persons(secret)) {
      const all = journals(['F1', 'F2'], (event) => [...inside(event, secret), ...called(event, secret)]);
      const { pack } = learnedOf(...all, [person]);
      expect(secretsIn(formatPack(pack))).toEqual([]);
    }
  });

  it.each(secrets.filter((secret) => !likeNames.test(secret)))('has no %s, which is no name in a program', (secret) => {
    const all = journals(['F1', 'F2'], (event) => [...inside(event, secret), ...called(event, secret)]);
    expect(secretsIn(formatPack(learnedOf(...all).pack))).toEqual([]);
  });
});

it('has no word of a known list, of which there are too many', () => {
  const words = Array.from({ length: 600 }, (_, place) => `Plant${String.fromCharCode(65 + (place % 26))}${place}`);
  const all = [0, 1, 2, 3].map((part) => [
    head,
    ...words.slice(150 * part, 150 * part + 150).flatMap((word) => {
      const music = { timestamp: time, event: 'Music', MusicTrack: word };
      return [music, music];
    }),
  ]);
  const { pack } = learnedOf(...all);
  expect(secretsIn(formatPack(pack))).toEqual([]);
});

/** A journal for each commander, with three lines of each event. */
function journals(fids: readonly string[], events: (event: object) => readonly object[]): object[][] {
  return fids.map((FID, place) => [
    head,
    { timestamp: time, event: 'Commander', FID, Name: `Ada${FID}` },
    ...[1, 2, 3].flatMap(() => events({ timestamp: time, Place: place })),
  ]);
}

/** The secret at every depth, as a value and as a key, where no player can write the name of a member. */
function inside({ timestamp }: { readonly timestamp?: string }, secret: string): object[] {
  const deep = { Name: secret, [secret]: 1, Deep: { [secret]: { [secret]: secret }, List: [secret, [secret]] } };
  const unknown = { Mood: secret, Moods: [secret, { [secret]: secret }], Map: { [secret]: 1, Count: 2 }, Deep: deep };
  return [
    { timestamp, event: 'NextKind', ...unknown },
    { timestamp, event: 'Docked', StationName: secret, ...unknown },
    {
      timestamp,
      event: 'FSDJump',
      Factions: [{ Name: secret, Next: deep, Words: [secret] }],
      SystemFaction: { Next: deep },
    },
    { timestamp, event: 'Fileheader', part: 1, gameversion: `4.4.2.0 ${secret}`, build: secret },
    { timestamp, event: 'Fileheader', part: 1, gameversion: secret, build: secret },
  ] as object[];
}

/** The secret as the name of a kind, of a field, as a word of a known list. */
function called({ timestamp }: { readonly timestamp?: string }, secret: string): object[] {
  return [
    { timestamp, event: secret, Name: secret, [secret]: 1 },
    { timestamp, event: 'Docked', [secret]: { [secret]: 1 }, StationEconomy: secret, StationType: secret },
    { timestamp, event: 'NextKind', [secret]: secret },
    { timestamp, event: 'Music', MusicTrack: secret },
    { timestamp, event: 'FSDJump', Factions: [{ Name: secret, [secret]: secret }] },
  ] as object[];
}

/** Lines that say of whom it is, one for each sort of personal content, and one of a kind that is unknown. */
function persons(secret: string): object[] {
  const known = [
    ['LoadGame', 'Commander'],
    ['LoadGame', 'FID'],
    ['LoadGame', 'ShipName'],
    ['SendText', 'Message'],
    ['SquadronStartup', 'SquadronName'],
    ['CarrierStats', 'Name'],
    ['Friends', 'Name'],
  ] as const;
  for (const [kind, name] of known)
    if (!personalFieldsOf(kind).some(({ pointer }) => pointer === `/${name}`))
      throw new Error(`${kind} has no ${name}`);
  return [
    ...known.map(([event, name]) => ({ timestamp: time, event, [name]: secret })),
    { timestamp: time, event: 'UnknownKind', Crew: [{ Captain: secret }] },
  ];
}

function secretsIn(text: string): string[] {
  return text.split('\n').filter((line) => anySecret.test(line));
}
