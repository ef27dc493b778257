/** Every word that the simulator writes is known to the `game` dialect. */

import { describe, expect, it } from 'vitest';
import { diagnose } from '../../src/check/event/diagnose.js';
import { serviceFrequencyTable } from '../../src/game/station-service-table.js';
import { stationServicesInGame } from '../../src/game/station-vocabulary.js';
import { dialectNames, dialects, extraKinds } from '../../src/interface/dialect/dialects.js';
import { galaxy } from '../../src/simulate/galaxy/milky-way.js';
import { planNames } from '../../src/simulate/plans/plans.js';
import { Politics } from '../../src/simulate/politics/galaxy-politics.js';
import { Random } from '../../src/simulate/random.js';
import { simulate } from '../../src/simulate/simulate.js';
import { oneIn, runs } from '../thorough.js';

/** The kinds beyond the specification are included. */
const all = { ...dialects.game, kinds: [...dialects.game.kinds, ...extraKinds.kinds] };
const timestamp = '2026-11-14T20:41:00Z';

function unknownWords(event: object): string[] {
  return diagnose(all, event).flatMap(({ rule, pointer, found }) =>
    rule === 'field/unseen' || rule === 'field/value' ? [`${pointer} ${found}`] : [],
  );
}

describe('the words of the simulator', () => {
  it.each(
    oneIn(
      2,
      dialectNames.flatMap((dialect) => planNames.map((plan) => [plan, dialect] as const)),
    ),
  )('are all known, in a session of the plan %s in the dialect %s', (plan, dialect) => {
    const unknown = new Set<string>();
    for (let seed = 1; seed <= runs(2); seed++) {
      for (const { event, companion } of simulate({ plan, seed, dialect, seconds: 3600 })) {
        for (const word of unknownWords(event ?? companion)) unknown.add(word);
      }
    }
    expect([...unknown]).toEqual([]);
  });

  it('are known for every populated system and every station', () => {
    const politics = new Politics(new Random(7).stream('politics'), { pledge: 'Aisling Duval' });
    const now = Date.parse(timestamp) / 1000;
    const unknown = new Set<string>();
    let stations = 0;
    for (const system of [...galaxy.populated, ...galaxy.around([0, 0, 0], 40)]) {
      const { starClass: StarClass, arrival } = system;
      const stop = { StarSystem: system.name, SystemAddress: system.address, StarPos: system.position, StarClass };
      const route = { timestamp, event: 'NavRoute', Route: [stop] };
      const jump = {
        timestamp,
        event: 'FSDJump',
        BodyType: arrival.type,
        ...politics.jumpFields(system, now, 'game'),
      };
      const docked = system.stations.map((station) => ({
        timestamp,
        event: 'Docked',
        StationType: station.type,
        ...politics.stationFields(system, station, now, 'game'),
      }));
      for (const word of [route, jump, ...docked].flatMap(unknownWords)) unknown.add(word);
      stations += docked.length;
    }
    expect([...unknown]).toEqual([]);
    expect(stations).toBeGreaterThan(150);
  });

  it('are services that the game lists, for every type of station', () => {
    const offered = new Set(
      serviceFrequencyTable.flatMap(([, always, sometimes]) => `${always} ${sometimes}`.match(/[a-z]\w*/gi)),
    );
    expect([...offered].filter((name) => !stationServicesInGame.some((service) => service === name))).toEqual([]);
  });
});
