/** Details that an experienced player would notice in a session, line by line. */
import { expect, it } from 'vitest';
import type { PlanName } from '../../src/simulate/plans/plans.js';
import { corpusOf, type Line } from '../support/corpus.js';

/** Lines of several sessions of these plans, by session. */
function sessionsOf(...plans: readonly PlanName[]): (readonly Line[])[] {
  return corpusOf(...plans).map(({ lines }) => lines);
}

const onTheGround: ReadonlySet<unknown> = new Set([
  'OnFootSettlement',
  'CraterOutpost',
  'CraterPort',
  'SurfaceStation',
]);

it('a station in space is among the signals of its system before a ship that has jumped there docks', () => {
  let docked = 0;
  const unheard: Line[] = [];
  for (const lines of sessionsOf('trade')) {
    let heard: Set<unknown> | undefined;
    let next = new Set<unknown>();
    for (const line of lines) {
      if (line.event === 'StartJump') next = new Set();
      if (line.event === 'FSSSignalDiscovered') for (const each of [next, heard]) each?.add(line.SignalName);
      if (line.event === 'FSDJump') heard = new Set(next);
      if (line.event !== 'Docked' || !heard || line.Taxi === true || line.Multicrew === true) continue;
      if (onTheGround.has(line.StationType) || line.StationType === 'FleetCarrier') continue;
      docked++;
      if (!heard.has(line.StationName)) unheard.push(line);
    }
  }
  expect(unheard).toEqual([]);
  expect(docked).toBeGreaterThan(10);
});

it('pilots who were shot down say no more', () => {
  let kills = 0;
  const ghosts: Line[] = [];
  for (const lines of sessionsOf('bounty-hunt')) {
    let dead: unknown;
    for (const line of lines) {
      if (line.event === 'Bounty') {
        dead = line.PilotName;
        kills++;
      } else if (line.event === 'ReceiveText' && line.From === dead) ghosts.push(line);
      else if (line.event === 'ShipTargeted' && line.PilotName === dead) dead = undefined;
    }
  }
  expect(ghosts).toEqual([]);
  expect(kills).toBeGreaterThan(20);
});

it('hunters do not open the map in the second of a kill', () => {
  const hasty = sessionsOf('bounty-hunt').flatMap((lines) =>
    lines.filter(
      ({ event, MusicTrack, timestamp }, index) =>
        event === 'Music' &&
        MusicTrack === 'GalaxyMap' &&
        lines
          .slice(Math.max(0, index - 5), index)
          .some((each) => each.event === 'Bounty' && each.timestamp === timestamp),
    ),
  );
  expect(hasty).toEqual([]);
});

it('a jump is boosted by a star only after its cone was flown through, once', () => {
  let boosted = 0;
  const unexplained: Line[] = [];
  for (const lines of sessionsOf('explore', 'exobiology', 'tour')) {
    let isCharged = false;
    for (const line of lines) {
      if (line.event === 'JetConeBoost') {
        if (isCharged) unexplained.push(line);
        isCharged = true;
      }
      if (line.event !== 'FSDJump') continue;
      if (line.BoostUsed === 4) {
        boosted++;
        if (!isCharged) unexplained.push(line);
      }
      isCharged = false;
    }
  }
  expect(unexplained).toEqual([]);
  expect(boosted).toBeGreaterThan(0);
});

it('what goes wrong on the way to a pad has a second of its own, and illegal cargo is found by a scan', () => {
  let crimes = 0;
  const hasty: Line[] = [];
  const unfound: Line[] = [];
  for (const lines of sessionsOf('trade', 'bounty-hunt', 'tour')) {
    lines.forEach((line, index) => {
      if (line.event !== 'CommitCrime') return;
      crimes++;
      const later = lines.slice(index + 1, index + 6);
      if (later.some(({ event, timestamp }) => event.startsWith('Docking') && timestamp === line.timestamp))
        hasty.push(line);
      const before = lines.slice(Math.max(0, index - 6), index);
      if (line.CrimeType === 'illegalCargo' && !before.some(({ event }) => event === 'Scanned')) unfound.push(line);
    });
  }
  expect(hasty).toEqual([]);
  expect(unfound).toEqual([]);
  expect(crimes).toBeGreaterThan(0);
});

it('the galaxy map mostly stays open for a moment after a route was plotted', () => {
  let plotted = 0;
  let atOnce = 0;
  for (const lines of sessionsOf('explore')) {
    lines.forEach((line, index) => {
      if (line.event !== 'NavRoute') return;
      const closed = lines.slice(index + 1).find(({ event }) => event === 'Music');
      plotted++;
      if (closed?.timestamp === line.timestamp) atOnce++;
    });
  }
  expect(plotted).toBeGreaterThan(10);
  expect(atOnce / plotted).toBeLessThan(0.35);
});

it('commanders do not leave a ship a moment after boarding', () => {
  const restless = sessionsOf('exobiology').flatMap((lines) => {
    const boarding = lines.filter(({ event }) => event === 'Embark' || event === 'Disembark' || event === 'Liftoff');
    return boarding.filter(
      ({ event, timestamp }, index) =>
        event === 'Disembark' &&
        boarding[index - 1]?.event === 'Embark' &&
        Date.parse(timestamp) - Date.parse(boarding[index - 1]?.timestamp ?? '') < 10_000,
    );
  });
  expect(restless).toEqual([]);
});

it('a ship is written once when a fighter returns', () => {
  let back = 0;
  const twice: Line[] = [];
  for (const lines of sessionsOf('bounty-hunt')) {
    lines.forEach((line, index) => {
      if (line.event !== 'DockFighter') return;
      back++;
      if (lines[index + 1]?.event === 'Loadout' && lines[index + 2]?.event === 'Loadout') twice.push(line);
    });
  }
  expect(twice).toEqual([]);
  expect(back).toBeGreaterThan(0);
});

it('no ship undocks in the second in which its cargo is written', () => {
  const hasty = sessionsOf('mining').flatMap((lines) =>
    lines.filter(
      ({ event, timestamp }, index) =>
        event === 'Undocked' && lines[index - 1]?.event === 'Cargo' && lines[index - 1]?.timestamp === timestamp,
    ),
  );
  expect(hasty).toEqual([]);
});

it('a number of a body stands for one body in its system', () => {
  const twofold: string[] = [];
  for (const lines of sessionsOf('carrier', 'on-foot', 'colonise')) {
    const names = new Map<string, unknown>();
    let address: unknown;
    for (const line of lines) {
      if (line.event === 'Location' || line.event === 'FSDJump' || line.event === 'CarrierJump')
        address = line.SystemAddress;
      const name = line.Body ?? line.BodyName;
      if (typeof name !== 'string' || line.BodyID === undefined || line.SystemAddress !== address) continue;
      const key = `${String(address)} ${Number(line.BodyID)}`;
      if (names.has(key) && names.get(key) !== name)
        twofold.push(`${line.event} ${name} and ${String(names.get(key))}`);
      names.set(key, name);
    }
  }
  expect(twofold).toEqual([]);
});

it('settlements are not on whole hundredths of a degree', () => {
  const latitudes = sessionsOf('trade').flatMap((lines) =>
    lines.flatMap(({ event, Latitude }) => (event === 'ApproachSettlement' ? [Latitude as number] : [])),
  );
  expect(latitudes.length).toBeGreaterThan(3);
  expect(latitudes.filter((latitude) => Number.isInteger(latitude * 100))).toEqual([]);
});
