import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, play, rulesBrokenBy } from '../../../test/support/scenes.js';
import { runs } from '../../../test/thorough.js';
import { dialects } from '../../interface/dialect/dialects.js';
import type { Field, Shape } from '../../interface/field.js';
import { findCompanionKind, findKind } from '../../interface/kind-catalogue.js';
import type { Members } from '../../interface/object-rule.js';
import { KnownSystems } from './known-systems.js';
import { SessionChecker } from './session-checker.js';
import type { SessionExample } from './session-rule.js';
import { sessionKinds, sessionRules } from './session-rules.js';
import { SessionTracker } from './session-tracker.js';
import { type SystemMention, systemFields, systemMentions } from './system-mentions.js';

const sol = { StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0] };
const centauri = { StarSystem: 'Alpha Centauri', SystemAddress: 1178708478315, StarPos: [3.03125, -0.09375, 3.15625] };

describe.each(sessionRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it('finds nothing in its good scene', () => {
    expect(play(rule.good).filter((finding) => finding.rule === id)).toEqual([]);
  });

  it('and nothing but itself in its bad scene', () => {
    const findings = play(rule.bad);
    expect(findings.map((finding) => finding.rule)).toEqual([id]);
    expect(findings[0]).toMatchObject({
      severity: rule.severity,
      kind: expect.any(String),
      message: expect.any(String),
    });
    expect(findings[0]?.pointer).toMatch(/^\//);
  });

  it('finds nothing in a single event, unless it compares members of one', () => {
    const alone = new Set([
      'system/cell',
      'factions/influence',
      'factions/controlling',
      'factions/conflict',
      'cargo/sum',
      'materials/limit',
      'exploration/earnings',
      'trade/total',
      'bounty/total',
    ]);
    const events = [...rule.bad.journal, ...rule.good.journal];
    const broken = events.flatMap((event) => rulesBrokenBy([event]));
    expect(broken.includes(id)).toBe(alone.has(id));
    const companions = [...(rule.bad.companions ?? []), ...(rule.good.companions ?? [])];
    expect(companions.flatMap((event) => rulesBrokenBy([], [event]))).toEqual([]);
  });

  it('reads no member that it does not declare', () => {
    for (const { journal, companions = [] } of [rule.good, rule.bad]) {
      for (const event of [...journal, ...companions, ...anyEvents()]) {
        const reads = rule.reads[String(event.event)];
        if (!reads) continue;
        const known = knownSoFar(rule.bad);
        known.observe(onlyDeclared(event, readByAll(event)), '', 1);
        for (const place of ['journal', 'companion'] as const) rule.check(onlyDeclared(event, reads), known, place);
      }
    }
    expect(Object.keys(rule.reads)).not.toEqual([]);
  });
});

it('stops at a member that is not declared', () => {
  expect(() => onlyDeclared({ Name: 1 }, ['Other']).Name).toThrow('Name is read and not declared');
});

it('never throws, whatever the members are', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(Number.NaN, -0, 2n ** 70n, 10477373803n, '__proto__', 'constructor', 2 ** 53, [0, 0, 0]),
    fc.constantFrom<unknown>('2026-11-14T20:41:00Z', '2026-11-14T20:41:05Z', 'Sol', 'FleetCarrier', 2 ** 24 + 1, true),
  );
  const event = fc.constantFrom(...fieldPaths).chain(([kind, paths]) =>
    fc
      .record({ timestamp: value, values: fc.array(value, { minLength: paths.length, maxLength: paths.length }) })
      .map(({ timestamp, values }): Members => {
        const built: Record<string, unknown> = {};
        for (const [index, path] of paths.entries()) put(built, path, values[index]);
        return { ...built, timestamp, event: kind };
      }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), fc.array(event, { maxLength: 3 }), (journal, companions) => {
      for (const finding of play({ journal, companions })) {
        expect(finding.message.length).toBeLessThan(2000);
        expect(() => JSON.stringify(finding)).not.toThrow();
      }
    }),
    { numRuns: runs(500) },
  );
});

it('takes an id for the same whether it comes as a number or as a bigint', () => {
  const jump = at(0, 'FSDJump', sol);
  expect(rulesBrokenBy([jump, at(60, 'Docked', { ...sol, SystemAddress: 10477373803n })])).toEqual([]);
});

it('continues from part to part of one launch, and starts over with every other file', () => {
  const after = (name: string) => {
    const check = new SessionChecker();
    check.beginFile('Journal.2026-11-14T204100.01.log');
    check.checkEvent(at(0, 'FSDJump', sol), 7);
    check.beginFile(name);
    return check.checkEvent(at(60, 'FSDJump', { ...centauri, JumpDist: 9 }), 1);
  };
  expect(after('Journal.2026-11-14T204100.02.log')).toMatchObject([
    { message: expect.stringContaining('line 7 of Journal.2026-11-14T204100.01.log and line 1') },
  ]);
  expect(after('Journal.2026-11-14T204100.03.log')).toEqual([]);
  expect(after('Journal.2026-11-15T204100.01.log')).toEqual([]);
  expect(after('notes.txt')).toEqual([]);
});

it('keeps what it knows of the galaxy from session to session', () => {
  const check = new SessionChecker();
  check.beginFile('Journal.2026-11-14T204100.01.log');
  check.checkEvent(at(0, 'FSDJump', sol), 1);
  check.beginFile('Journal.2026-11-15T204100.01.log');
  expect(check.checkEvent(at(60, 'FSDJump', { ...sol, StarPos: [0, 0, 1] }), 1)).toMatchObject([
    { rule: 'system/position' },
  ]);
});

it('takes nothing for certain after a line that could not be read', () => {
  const check = new SessionChecker();
  check.checkEvent(at(0, 'FSDJump', sol), 1);
  check.markGap();
  expect(check.checkEvent(at(60, 'FSDJump', { ...centauri, JumpDist: 9 }), 3)).toEqual([]);
});

it('begins a session at the header of a first part, in whatever file', () => {
  const journal = (part: number) => [
    at(0, 'FSDJump', sol),
    at(30, 'Fileheader', { part }),
    at(60, 'FSDJump', { ...centauri, JumpDist: 9 }),
  ];
  expect(rulesBrokenBy(journal(1))).toEqual([]);
  expect(rulesBrokenBy(journal(2))).toEqual(['jump/distance']);
});

/** The mention of a system in a jump. */
function mentionOf(systems: KnownSystems, name: string, address: unknown, position?: readonly number[]): SystemMention {
  const event = { event: 'FSDJump', StarSystem: name, SystemAddress: address, StarPos: position };
  return systemMentions(event, systems.byAddress)[0] as SystemMention;
}

const inLine = (line: number) => ({ file: '', line, here: { file: '', line } });

it('remembers no more systems than it may, and forgets the oldest', () => {
  const systems = new KnownSystems(100);
  for (let number = 0; number < 1000; number++) {
    systems.record(mentionOf(systems, `System ${number}`, number), inLine(number));
  }
  expect(systems.size).toBe(100);
  expect(systems.at(899)).toBeUndefined();
  expect(systems.at(900)).toMatchObject({ name: 'System 900' });
  expect(systems.addressesOf('System 899')).toEqual([]);
});

it('evicts by the last mention, not the first', () => {
  const systems = new KnownSystems(100);
  for (let number = 1; number < 1000; number++) {
    systems.record(mentionOf(systems, 'System 0', 0), inLine(number));
    systems.record(mentionOf(systems, `System ${number}`, number), inLine(number));
  }
  expect(systems.at(0)).toMatchObject({ name: 'System 0', where: { line: 1 } });
  expect(systems.addressesOf('System 0')).toEqual([0]);
});

it('evicts the least recently mentioned systems and names, however often they were mentioned', () => {
  const mentions = fc.array(fc.tuple(fc.nat(12), fc.nat(9)), { maxLength: 80 });
  fc.assert(
    fc.property(mentions, (pairs) => {
      const systems = new KnownSystems(6);
      const addresses: number[] = [];
      const names: string[] = [];
      for (const [address, number] of pairs) {
        const name = `System ${number}`;
        systems.record(mentionOf(systems, name, address), inLine(1));
        moveToEnd(addresses, address);
        moveToEnd(names, name);
      }
      const lastSix = new Set(addresses.slice(-6));
      for (let address = 0; address <= 12; address++) {
        expect(systems.at(address) !== undefined).toBe(lastSix.has(address));
      }
      const { systems: rows, names: sixNames } = systems.snapshot();
      expect(rows.map(([, address]) => Number(address))).toEqual(addresses.slice(-6));
      expect((sixNames ?? rows).map(([name]) => name)).toEqual(names.slice(-6));
    }),
    { numRuns: runs(300) },
  );
});

function moveToEnd<Value>(list: Value[], value: Value): void {
  if (list.includes(value)) list.splice(list.indexOf(value), 1);
  list.push(value);
}

it('keeps the first four positions of an address, and the first four addresses of a name', () => {
  const systems = new KnownSystems();
  const heights = [0, 0.05, 0.1, 0.15, 0.2, 0.25];
  for (const [number, height] of heights.entries()) {
    systems.record(mentionOf(systems, 'Sol', 10477373803, [0, 0, height]), inLine(number));
    systems.record(mentionOf(systems, 'Deciat', number), inLine(number));
  }
  expect(systems.at(10477373803)?.positions).toEqual([0, 0.05, 0.1, 0.15].map((height) => [0, 0, height]));
  expect(systems.addressesOf('Deciat')).toEqual([0, 1, 2, 3]);
});

it('goes on from a snapshot as if it had never stopped', () => {
  const far = { ...sol, StarSystem: 'Far Away', SystemAddress: 2n ** 60n + 10477373803n, StarPos: [0, 0, 0] };
  const before = [
    at(0, 'Fileheader', { part: 1 }),
    at(1, 'FSDJump', { ...far, FuelLevel: 20, FuelUsed: 1 }),
    at(2, 'NavRoute', { Route: [far, sol, centauri] }),
    at(3, 'FSDJump', { ...sol, FuelLevel: 10, FuelUsed: 1 }),
  ];
  const after = [
    at(60, 'FSDJump', { ...far, FuelLevel: 24, FuelUsed: 1, JumpDist: 3 }),
    at(90, 'Docked', { StarSystem: 'Alpha Centauri', SystemAddress: 2n ** 60n + 10477373803n }),
  ];
  const whole = new SessionChecker();
  for (const [index, event] of before.entries()) whole.checkEvent(event, index + 1);
  const snapshot = JSON.stringify(whole.snapshot());
  const resumed = new SessionChecker();
  resumed.restore(JSON.parse(snapshot));
  expect(JSON.stringify(resumed.snapshot())).toBe(snapshot);
  const findings = after.map((event, index) => whole.checkEvent(event, index + 5));
  expect(findings.flat().map(({ rule }) => rule)).toEqual([
    'jump/distance',
    'jump/fuel',
    'route/hops',
    'system/address',
    'docked/system',
    'docked/granted',
  ]);
  expect(after.map((event, index) => resumed.checkEvent(event, index + 5))).toEqual(findings);
});

describe('a snapshot', () => {
  const maia = { StarSystem: 'Maia', SystemAddress: 2 };
  const journal: readonly Members[] = [
    at(0, 'LoadGame', { FID: 'F4711', Credits: 1000, Loan: 0 }),
    at(1, 'Materials', { Raw: [{ Name: 'iron', Count: 40 }], Manufactured: [], Encoded: [] }),
    at(2, 'Cargo', { Vessel: 'Ship', Count: 4 }),
    at(3, 'Scan', { ...maia, BodyID: 1, ScanType: 'Detailed', DistanceFromArrivalLS: 10 }),
    at(4, 'MissionAccepted', { MissionID: 1, Faction: 'Mother Gaia', KillCount: 1, TargetFaction: 'Sol Cartel' }),
    at(5, 'MiningRefined'),
    at(6, 'Scan', { ...maia, BodyID: 0, ScanType: 'AutoScan', DistanceFromArrivalLS: 0 }),
    at(7, 'MaterialCollected', { Name: 'iron', Count: 3 }),
    at(8, 'Bounty', { VictimFaction: 'Sol Cartel' }),
    at(9, 'RefuelAll', { Cost: 10 }),
    at(10, 'NavRoute', { Route: [sol, centauri] }),
    at(11, 'FSDJump', { ...centauri, FuelLevel: 10, FuelUsed: 1 }),
    at(12, 'FuelScoop', { Scooped: 1 }),
    at(60, 'Cargo', { Vessel: 'Ship', Count: 5 }),
  ];

  it.each([...journal.keys()])(
    'after %i lines does not change while its checker, or a restored one, goes on',
    (lines) => {
      const check = new SessionChecker();
      const goOn = (checker: SessionChecker, events: readonly Members[]) => {
        for (const event of events) checker.checkEvent(event, 1);
      };
      goOn(check, journal.slice(0, lines));
      const snapshot = check.snapshot();
      const text = JSON.stringify(snapshot);
      goOn(check, journal.slice(lines));
      const restored = new SessionChecker();
      restored.restore(snapshot);
      goOn(restored, journal.slice(lines));
      expect(JSON.stringify(snapshot)).toBe(text);
      expect(restored.snapshot()).toEqual(check.snapshot());
    },
  );
});

/** Fields that every rule may read through the mentions. */
function readByAll({ event }: Members): readonly string[] {
  return new Map<unknown, readonly string[]>(Object.entries(systemFields)).get(event) ?? [];
}

/** A state in which much is known. */
function knownSoFar({ journal }: SessionExample): SessionTracker {
  const known = new SessionTracker();
  for (const [line, event] of journal.entries()) {
    known.observe(event, '', line);
    known.update(event);
  }
  return known;
}

/** One event of every kind, with a value in every member. */
function anyEvents(): Members[] {
  return fieldPaths.map(([kind, paths]) => {
    const event: Record<string, unknown> = {};
    for (const path of paths) put(event, path, sound[path.at(-1) ?? ''] ?? 1);
    return { ...event, timestamp: '2026-11-14T20:41:09Z', event: kind };
  });
}

/** The kinds that session rules or the state read, and the paths of their fields, a star for an index. */
const fieldPaths = Array.from(sessionKinds, (name) => {
  const kind = findKind(dialects.game, name) ?? findCompanionKind(dialects.game, name);
  return [name, kind ? pathsIn(kind.shape) : []] as const;
});

function pathsIn({ fields }: Shape): string[][] {
  return Object.entries(fields).flatMap(([name, field]) => pathsTo(field).map((path) => [name, ...path]));
}

function pathsTo(field: Field): string[][] {
  if (field.type === 'object') return pathsIn(field.shape);
  const isList = field.type === 'array' && field.element.type === 'object';
  return isList ? pathsTo(field.element).map((path) => ['*', ...path]) : [[]];
}

const sound: Record<string, unknown> = {
  ...sol,
  Flags: 2 ** 24,
  Flags2: 0,
  Docked: true,
  Name: 'Sol',
  BodyName: 'Sol 3',
  StarClass: 'T',
};

function put(into: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[name] = value;
  else if (rest[0] === '*') {
    const list = (into[name] ??= [{}]) as Record<string, unknown>[];
    put((list[0] ??= {}), rest.slice(1), value);
  } else put((into[name] ??= {}) as Record<string, unknown>, rest, value);
}

/** The event as a proxy that throws when an undeclared member is read. */
function onlyDeclared(event: Members, reads: readonly string[]): Members {
  return guarded(event, [['timestamp'], ['event'], ...reads.map((path) => path.split('/'))]) as Members;
}

function guarded(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (typeof value !== 'object' || value === null || paths.some((path) => path.length === 0)) return value;
  const below = (name: string) => paths.filter(([first]) => first === name).map((path) => path.slice(1));
  if (Array.isArray(value)) return value.map((each) => guarded(each, below('*')));
  return new Proxy(value, {
    get: (target, name) => {
      if (below(String(name)).length === 0) throw new Error(`${String(name)} is read and not declared`);
      return guarded(Reflect.get(target, name), below(String(name)));
    },
    has: (_, name) => below(String(name)).length > 0,
    ownKeys: () => {
      throw new Error('all members are read');
    },
  });
}

describe('a rule that came with a version of the game', () => {
  const header = (gameversion: string) => ({
    timestamp: '2026-11-14T20:40:00Z',
    event: 'Fileheader',
    part: 1,
    gameversion,
  });

  it.each(sessionRules.filter(({ since }) => since !== undefined))('$id is silent before $since', ({ id, bad }) => {
    const broken = (version: string) => rulesBrokenBy([header(version), ...bad.journal], bad.companions);
    expect(broken('4.4.0.1')).toContain(id);
    expect(broken('2.3')).not.toContain(id);
  });
});
