import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakages, brokenEvent } from '../../../test/generators/broken.js';
import { fullEvent, validEvent } from '../../../test/generators/valid.js';
import { oneIn, runs } from '../../../test/thorough.js';
import { type Dialect, dialectNames, dialects } from '../../interface/dialect/dialects.js';
import { type Field, integer, list, optional, type Shape } from '../../interface/field.js';
import { type Kind, kind as kindOf } from '../../interface/kind.js';
import { allRules, companionKinds, shapesBelow, specification } from '../../interface/kind-catalogue.js';
import { applyPatch, type Patch } from '../../interface/object-rule.js';
import { diagnose, type EventFileType } from './diagnose.js';

const timestamp = '2026-11-14T20:41:00Z';

function reported(event: unknown): string[] {
  return diagnose(specification, event).map(({ rule, severity, pointer }) => `${severity} ${rule} ${pointer}`);
}

describe.each(dialectNames)('in the %s dialect', (dialect) => {
  it.each(oneIn(24, dialects[dialect].kinds))('a valid $name has neither error nor warning', (kind) => {
    fc.assert(
      fc.property(validEvent(kind), (event) => {
        expect(diagnose(dialects[dialect], event).filter(({ severity }) => severity !== 'note')).toEqual([]);
      }),
      { numRuns: runs(50) },
    );
  });

  it.each(oneIn(24, dialects[dialect].kinds))(
    'every way to break a field of $name is reported by its rule, at its place',
    (kind) => {
      for (const breakage of breakages(kind)) {
        fc.assert(
          fc.property(brokenEvent(kind, breakage), ({ event, pointer }) => {
            const { rule, severity } = breakage;
            const found = diagnose(dialects[dialect], event).find(
              (each) => each.rule === rule && each.pointer === pointer,
            );
            // Where only evidence speaks for a rule, breaking it is never an error.
            const allowed = found?.evidence ? ['warning', 'note'] : [severity];
            expect(allowed).toContain(found?.severity);
          }),
          { numRuns: runs(1) },
        );
      }
    },
  );
});

it('shows a name that is empty', () => {
  const event = { timestamp: '2026-11-14T20:41:00Z', event: 'Music', MusicTrack: 'Exploration', '': 7 };
  expect(diagnose(dialects.game, event)).toMatchObject([{ message: '"" is not a field of Music', pointer: '/' }]);
});

describe('the rules of the notes', () => {
  const cases = allRules(specification).flatMap(({ rule, shape }) =>
    kindsWith(shape).map((kind) => ({ rule, shape, kind })),
  );

  it.each(cases)('$rule.id is reported for $kind.name when it is broken, and only then', ({ rule, shape, kind }) => {
    fc.assert(
      fc.property(fullEvent(kind), (event) => {
        expect(idsOf(patched(event, kind, shape, rule.bad))).toContain(rule.id);
        expect(idsOf(patched(event, kind, shape, rule.good))).not.toContain(rule.id);
      }),
      { numRuns: runs(20) },
    );
  });

  function idsOf(event: unknown): string[] {
    return diagnose(specification, event, 'companion').map(({ rule }) => rule);
  }

  it('point at the member that is missing', () => {
    const goal = { TopRankSize: 10 };
    const findings = diagnose(specification, { timestamp, event: 'CommunityGoal', CurrentGoals: [goal] });
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'community-goal/top-rank', pointer: '/CurrentGoals/0/PlayerInTopRank' }),
    );
  });

  it('are all reported if several are broken', () => {
    expect(reported({ timestamp, event: 'Status', Flags: 0, Latitude: 1 })).toEqual([
      'warning status/latitude-longitude /Longitude',
      'warning status/has-lat-long /Latitude',
    ]);
  });

  it('are not asked about members that are broken themselves', () => {
    expect(reported({ timestamp, event: 'Status', Flags: 'many', Latitude: 1, Longitude: 1 })).toEqual([
      'error field/type /Flags',
    ]);
  });

  it('take the place of the word that a field is unknown', () => {
    const faction = { ...validFaction, ActiveStates: [{ State: 'Boom', Trend: 1 }] };
    const findings = reported({ ...validJump, Factions: [faction] });
    expect(findings).toEqual(['error faction/active-trend /Factions/0/ActiveStates/0/Trend']);
  });
});

describe('a companion', () => {
  it.each(companionKinds(specification).filter(({ companion }) => companion.lists))(
    '$name must hold its list, a line need not',
    (kind) => {
      const bare = { timestamp, event: kind.name };
      expect(diagnose(specification, bare)).toEqual([]);
      expect(diagnose(specification, bare, 'companion')).toMatchObject([
        { severity: 'error', pointer: `/${kind.companion.lists?.[0]}` },
      ]);
    },
  );
});

describe('the lists of a companion', () => {
  const companion = { file: 'Hold.json', content: 'the hold', lists: ['Crates', 'Boxes'] };
  const fields = { Crates: list(integer('a crate'), 'crates'), Boxes: optional(list(integer('a box'), 'boxes')) };
  const hold = kindOf('Hold', 'the hold changes', fields, { companion });
  const missing = (members: object, fileType: EventFileType) =>
    diagnose({ dialect: 'game', kinds: [hold] }, { timestamp, event: 'Hold', ...members }, fileType).map(
      ({ rule, pointer }) => `${rule} ${pointer}`,
    );

  it('are each reported once if they are missing, whether or not a line must have them', () => {
    expect(missing({}, 'companion')).toEqual(['field/required /Crates', 'field/required /Boxes']);
    expect(missing({}, 'journal')).toEqual(['field/required /Crates']);
  });

  it('may be empty', () => {
    expect(missing({ Crates: [], Boxes: [] }, 'companion')).toEqual([]);
  });
});

describe('what is no event of a known kind', () => {
  it.each([[], 7, 'text', null, undefined])('%j is reported as a whole', (value) => {
    expect(reported(value)).toEqual(['error field/type ']);
  });

  it('needs no more than a timestamp and a name', () => {
    expect(reported({ timestamp, event: 'Music', MusicTrack: 'Exploration' })).toEqual(['note event/kind /event']);
    expect(reported({ event: 'Music' })).toEqual(['error field/required /timestamp', 'note event/kind /event']);
    expect(reported({ timestamp, event: 7 })).toEqual(['error field/type /event']);
    expect(reported({})).toEqual(['error field/required /timestamp', 'error field/required /event']);
  });

  it('is checked for time and name like any other, with a suggestion for a close name', () => {
    expect(diagnose(dialects.game, { timestamp: 'noon', event: 'Music', MusicTrack: 'Exploration' })).toMatchObject([
      { rule: 'field/moment', severity: 'error', pointer: '/timestamp' },
    ]);
    expect(diagnose(dialects.game, { timestamp, event: 'Loadot' })).toMatchObject([
      { rule: 'event/kind', hint: 'did you mean "Loadout"?' },
    ]);
  });
});

describe('a finding', () => {
  it('escapes names in its pointer', () => {
    expect(reported({ timestamp, event: 'ModuleInfo', 'a/b~c': 1 })).toEqual(['note field/unknown /a~1b~0c']);
  });

  it('shows integers with all their digits', () => {
    const [finding] = diagnose(specification, {
      timestamp,
      event: 'Missions',
      Active: { id: 18446744073709551615n },
      Failed: [],
      Complete: [],
    });
    expect(finding).toMatchObject({ expected: 'array', found: '{"id":18446744073709551615}' });
  });

  it('of an unknown kind names the kind that is most likely meant', () => {
    const hintOf = (event: string) => diagnose(specification, { timestamp, event })[0]?.hint;
    expect(hintOf('FSDJmp')).toBe('did you mean "FSDJump"?');
    expect(hintOf('dockd')).toBe('did you mean "Docked"?');
    expect(hintOf('Music')).toBeUndefined();
    // The game writes it when a ship leaves: it is no slip of the pen.
    expect(hintOf('Undocked')).toBeUndefined();
  });

  describe('about a value that a list does not hold', () => {
    const inGame = 'the live game writes it, but the specification does not list it';
    const docked = { timestamp, event: 'Docked', StationName: 'X', StationType: 'Coriolis', DistFromStarLS: 1.5 };
    const status = { timestamp, event: 'Status', Flags: 16777216 };
    const state = (FactionState: string) => ({ ...docked, StationFaction: { Name: 'X', FactionState } });
    const of = (dialect: Dialect, event: object) =>
      diagnose(dialects[dialect], event).map(({ message, hint }) =>
        hint === undefined ? message : `${message}: ${hint}`,
      );

    it.each([
      [state('War'), `"War" is not a known FactionStateName: ${inGame}`],
      [{ ...docked, StationType: 'Orbis' }, `"Orbis" is not a known StationTypeName: ${inGame}`],
      [{ ...docked, StationServices: ['dock'] }, `"dock" is not a valid StationService: ${inGame}`],
      [{ ...status, LegalState: 'Hostile' }, `"Hostile" is not a known LegalStateName: ${inGame}`],
    ])('%j: the specification says that the live game writes it, the game nothing', (event, sentence) => {
      expect(of('spec', event)).toEqual([sentence]);
      expect(of('game', event)).toEqual([]);
    });

    it.each([
      ['spec', state('Civilwar'), '"Civilwar" is not a known FactionStateName: did you mean "CivilWar"?'],
      ['game', state('Electoin'), '"Electoin" is not a known FactionStateName: did you mean "Election"?'],
      ['spec', state('Electoin'), '"Electoin" is not a known FactionStateName'],
      ['game', state('ColdWar'), '"ColdWar" is not a known FactionStateName'],
      ['game', { ...docked, StationType: 'orbis' }, '"orbis" is not a known StationTypeName: did you mean "Orbis"?'],
      [
        'game',
        { ...docked, StationServices: ['Refual'] },
        '"Refual" is not a known StationService: did you mean "Refuel"?',
      ],
      [
        'game',
        { ...docked, StationGovernment: '$government_Fuedal;' },
        '"$government_Fuedal;" is not a known GovernmentToken: did you mean "$government_Feudal;"?',
      ],
    ] as const)('in the %s dialect %j guesses only what is a slip of the pen', (dialect, event, sentence) => {
      expect(of(dialect, event)).toEqual([sentence]);
    });

    it('tells nothing in the spec dialect where the specification lists no values', () => {
      expect(of('spec', { ...docked, StationGovernment: '$government_Fuedal;', StationAllegiance: 'Emprie' })).toEqual(
        [],
      );
    });

    it('does not take a kind for another that the game writes as well', () => {
      expect(diagnose(dialects.game, { timestamp, event: 'DockingDenied' })[0]?.hint).toBeUndefined();
    });
  });

  it('tells a localised field without its plain one', () => {
    expect(
      reported({
        timestamp,
        event: 'SquadronStartup',
        SquadronName: 'X',
        CurrentRank: 1,
        CurrentRankName_Localised: 'Agent',
      }),
    ).toEqual(['warning field/localised /CurrentRankName_Localised']);
  });
});

describe('an event that is wrong all over', () => {
  const crowd = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, 7]));
  const mission = { MissionID: 1, Name: 'x', PassengerMission: false, Expires: 0 };
  const missions = (count: number) => ({
    timestamp,
    event: 'Missions',
    Active: [{ ...mission, ...crowd(count) }],
    Failed: 7,
    Complete: 7,
  });

  it('does not hide an error behind a crowd of notes', () => {
    const findings = reported(missions(1100));
    expect(findings.filter((each) => each.startsWith('error'))).toEqual([
      'error field/type /Failed',
      'error field/type /Complete',
    ]);
    expect(findings.filter((each) => each.includes('field/unknown'))).toHaveLength(1000);
    expect(findings.at(-1)).toBe('note event/many ');
  });

  it('tells that there is more only if there is', () => {
    expect(reported(missions(1000))).toHaveLength(1002);
    expect(reported(missions(1000)).join('\n')).not.toContain('event/many');
  });

  it('is reported to have more with the highest severity left out', () => {
    const materials = { timestamp, event: 'Synthesis', Name: 'x', ...crowd(1100) };
    const [errors, most] = [Array.from({ length: 1001 }, () => 7), Array.from({ length: 1000 }, () => 7)];
    expect(reported({ ...materials, Materials: errors }).at(-1)).toBe('error event/many ');
    expect(reported({ ...materials, Materials: most }).at(-1)).toBe('note event/many ');
    expect(reported({ timestamp, event: 'Synthesis', Name: 'x', Materials: most })).toHaveLength(1000);
  });

  it('counts integers that are not written as integers, too', () => {
    const ids = Array.from({ length: 1500 }, () => '{ "Name":"iron", "Count":7.0 }').join(',');
    const text = `{ "timestamp":"${timestamp}", "event":"Synthesis", "Name":"x", "Materials":[${ids}] }`;
    const findings = diagnose(specification, JSON.parse(text), 'journal', text);
    expect(findings).toHaveLength(1001);
    expect(findings.at(-1)).toMatchObject({ rule: 'event/many', severity: 'error', kind: 'Synthesis' });
  });

  it('is not looked at further than there is something to tell', () => {
    let looks = 0;
    const element = () => ({
      get Name() {
        looks++;
        return 7;
      },
      Count: 1,
    });
    const Materials = Array.from({ length: 100_000 }, element);
    expect(reported({ timestamp, event: 'Synthesis', Name: 'x', Materials })).toHaveLength(1001);
    expect(looks).toBeLessThan(10_000);
  });
});

const validFaction = {
  Name: 'Wolf 359 Co',
  FactionState: 'Boom',
  Government: 'Corporate',
  Influence: 1,
  Allegiance: 'Federation',
  Happiness: '$Faction_HappinessBand2;',
  MyReputation: 0,
};

const validJump = {
  timestamp,
  event: 'FSDJump',
  StarSystem: 'Wolf 359',
  SystemAddress: 1,
  StarPos: [3.875, 6.46875, -1.90625],
  SystemAllegiance: '',
  SystemEconomy: '$economy_None;',
  SystemSecondEconomy: '$economy_None;',
  SystemGovernment: '$government_None;',
  SystemSecurity: '$SYSTEM_SECURITY_low;',
  Population: 0,
  Body: 'Wolf 359',
  BodyID: 0,
  BodyType: 'Star',
  JumpDist: 7.862,
  FuelUsed: 0.5,
  FuelLevel: 7.5,
};

function kindsWith(shape: Shape): Kind[] {
  return specification.kinds.filter((kind) =>
    [kind.shape, ...shapesBelow(kind)].some(({ name }) => name === shape.name),
  );
}

/** The event with every object of a shape patched. */
function patched(event: Record<string, unknown>, kind: Kind, shape: Shape, patch: Patch): Record<string, unknown> {
  return patchShape(event, kind.shape) as Record<string, unknown>;

  function patchShape(object: Record<string, unknown>, at: Shape): unknown {
    const inner = Object.fromEntries(
      Object.entries(object).map(([name, value]) => [
        name,
        at.fields[name] ? patchField(value, at.fields[name]) : value,
      ]),
    );
    return at.name === shape.name ? applyPatch(inner, patch) : inner;
  }

  function patchField(value: unknown, field: Field): unknown {
    if (field.type === 'array') return (value as unknown[]).map((each) => patchField(each, field.element));
    return field.type === 'object' ? patchShape(value as Record<string, unknown>, field.shape) : value;
  }
}
