/** Evidence is made to be shared: it must contain nothing about the player. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialects } from '../../src/interface/dialect/dialects.js';
import type { Field, Shape } from '../../src/interface/field.js';
import type { Kind } from '../../src/interface/kind.js';
import { personalFieldsOf } from '../../src/interface/personal-fields.js';
import { formatEvidence } from '../../src/observe/evidence-format.js';
import { JournalObserver } from '../../src/observe/journal-observer.js';
import { mergeEvidence } from '../../src/observe/tally/evidence-tally.js';
import { type Event, fullEvent } from '../generators/valid.js';
import { longDeadline } from '../support/deadline.js';
import { writtenLine } from './written-line.js';

/** A commander, a friend, a ship and its plate, a carrier and its call sign, chats, ids of accounts. */
const secrets = [
  'Plantagenet',
  'Jane Plantagenet',
  'PLANTAGENET',
  '$cmdr_decorate:#name=Plantagenet;',
  '$plantagenet_name;',
  'Friendington',
  'HMS Plantship',
  'PL-07T',
  'PLANTED HAULER Q7P-LNT',
  'Q7P-LNT',
  'meet me at the planted beacon',
  'F7734100',
];
const secretId = 7_734_100_077;
/** The game has PowerPlant_Armoured. */
const anySecret = /(?<!power)plant|friendington|q7p|pl-07t|7734100/i;

describe('evidence', () => {
  it('has no secret of a player, wherever it stood', { timeout: 10 * longDeadline }, () => {
    const observer = new JournalObserver();
    for (const [place, kind] of dialects.game.kinds.entries()) {
      const [event = {}] = fc.sample(fullEvent(kind), { seed: place, numRuns: 1 });
      for (const secret of secrets) {
        show(observer, planted(event, kind, secret));
        const content = Buffer.from(writtenLine(planted(event, kind, secret)));
        if (kind.companion) observer.companion(kind.companion.file, content);
      }
    }
    const evidence = observer.evidence();
    expect(Object.values(evidence.games).reduce((sum, { lines }) => sum + lines, 0)).toBe(
      dialects.game.kinds.length * secrets.length,
    );
    expect(secretsIn(formatEvidence(evidence))).toEqual([]);
    expect(secretsIn(formatEvidence(mergeEvidence([evidence, evidence])))).toEqual([]);
  });

  it.each(secrets)('has no %s in unknown kinds, fields, keys and maps', (secret) => {
    const observer = new JournalObserver();
    const time = '2026-11-14T20:41:00Z';
    const isWord = /^\w+$/.test(secret);
    show(observer, {
      timestamp: time,
      event: 'NextKind',
      Name: secret,
      ID: secretId,
      List: [secret, { Name: secret }],
    });
    show(observer, { timestamp: time, event: 'Docked', NextField: secret, Next: { Name: secret, Deep: [[secret]] } });
    show(observer, { timestamp: time, event: 'Fileheader', part: 1, gameversion: secret, build: secret });
    show(observer, { timestamp: secret, event: 'Music', MusicTrack: '' });
    show(observer, { timestamp: time, event: 'NextKind', Map: { [secret]: 1, [secretId]: 2 } });
    show(observer, { timestamp: time, event: 'Docked', NextField: { Name: [{ [secret]: { [secret]: 1 } }] } });
    // A name that could be the game's own must stand among those of others to be known as a key.
    const others = Object.fromEntries(Array.from({ length: 101 }, (_, place) => [`${secret}N${place}`, place]));
    show(observer, { timestamp: time, event: 'NextKind', ...others });
    if (!isWord) show(observer, { timestamp: time, event: secret, [secret]: { [secret]: 1 } });
    expect(secretsIn(formatEvidence(mergeEvidence([observer.evidence()], { isShared: true })))).toEqual([]);
  });

  it('has no secret from evidence written by hand', () => {
    const place = { seen: 1, text: 1, values: { 'Jane Plantagenet': 1 } };
    const kind = { seen: 1, fields: { 'Jane Plantagenet': place, Name: place, StationName: place } };
    const game = { lines: 1, kinds: { 'Jane Plantagenet': kind, Docked: kind, Next: kind } };
    const forged = { format: 'shakedown-evidence', version: 1, games: { 'Jane Plantagenet': game } } as const;
    expect(secretsIn(formatEvidence(mergeEvidence([forged])))).toEqual([]);
  });
});

function show(observer: JournalObserver, event: object): void {
  const bytes = Buffer.from(`${writtenLine(event)}\n`);
  observer.line(bytes, 0, bytes.length - 1);
}

function secretsIn(text: string): string[] {
  return text.split('\n').filter((line) => anySecret.test(line));
}

/**
 * A secret in every text and id of an event that the game does not take from a list, and in all that are
 * personal.
 */
function planted(event: Event, kind: Kind, secret: string): Event {
  const personal = new Set(personalFieldsOf(kind.name).map(({ pointer }) => pointer));
  return inShape(event, kind.shape, '');

  function inShape(object: Event, shape: Shape, pointer: string): Event {
    if (shape.members) return { [secret]: 1, [secretId]: 2 };
    const members = Object.entries(object).map(([name, value]) => {
      const field = shape.fields[name];
      const isHead = pointer === '' && (name === 'timestamp' || name === 'event');
      return [name, isHead || !field ? value : inField(value, field, `${pointer}/${name}`)];
    });
    return { ...Object.fromEntries(members), Unknown: secret, UnknownId: secretId };
  }

  function inField(value: unknown, field: Field, pointer: string): unknown {
    const forms = [field, ...(field.also ?? [])];
    const list = forms.find((form) => form.type === 'array');
    const object = forms.find((form) => form.type === 'object');
    if (Array.isArray(value))
      return value.map((each) => (list ? inField(each, list.element, `${pointer}/*`) : (each as unknown)));
    if (typeof value === 'object' && value !== null)
      return object ? inShape(value as Event, object.shape, pointer) : value;
    const isListed = forms.some((form) => ('values' in form && form.values) || ('bits' in form && form.bits));
    if (isListed && !personal.has(pointer)) return value;
    if (typeof value === 'string') return secret;
    return typeof value === 'number' || typeof value === 'bigint' ? secretId : value;
  }
}
