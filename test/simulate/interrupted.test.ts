/** Whatever interrupts it, and wherever: the journal stays valid. */

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import { checkEvent } from '../../src/check/event/check-event.js';
import { type Dialect, dialectNames } from '../../src/interface/dialect/dialects.js';
import type { WritableEvent } from '../../src/journal/journal-event.js';
import { CompanionWriter, companionOf } from '../../src/journal/write/companion-writer.js';
import { JournalWriter } from '../../src/journal/write/journal-writer.js';
import {
  populatedAround,
  visitCarrier,
  visitStationOnFoot,
  visitSurface,
} from '../../src/simulate/activities/outings.js';
import { disembark, embark } from '../../src/simulate/activities/surface/walking.js';
import { dockAt } from '../../src/simulate/activities/travel/dock.js';
import { enterSupercruise } from '../../src/simulate/activities/travel/supercruise.js';
import { crewTrip, taxiRide } from '../../src/simulate/activities/travel/taxi-and-crew.js';
import { travelTo } from '../../src/simulate/activities/travel/travel-to-system.js';
import type { Activity } from '../../src/simulate/activity.js';
import { Random } from '../../src/simulate/random.js';
import { openSession } from '../../src/simulate/simulate.js';
import { stationsWithPadFor } from '../../src/simulate/world/landing-pads.js';
import type { World } from '../../src/simulate/world/world.js';
import { wrongTurns } from '../support/course.js';
import { isWordOfGame } from '../support/words.js';
import { oneIn } from '../thorough.js';

const start = new Date('2026-11-14T20:41:00Z');
const seconds = 4 * 60 * 60;

type Deed = (world: World) => Activity;

/** A nearby destination. */
function* elsewhere(world: World, go: (...place: Parameters<typeof taxiRide>) => Activity): Activity {
  const [there] = populatedAround(world, 60);
  const station = there && stationsWithPadFor(there, world.ship)[0];
  if (there && station) yield* go(world, there, station);
}

function* dockHere(world: World): Activity {
  const [station] = stationsWithPadFor(world.system, world.ship);
  if (station) yield* dockAt(world, station);
}

const deeds: readonly Deed[] = [
  enterSupercruise,
  dockHere,
  visitCarrier,
  visitSurface,
  visitStationOnFoot,
  disembark,
  (world) => elsewhere(world, taxiRide),
  (world) => elsewhere(world, crewTrip),
  (world) => elsewhere(world, (_, there) => travelTo(world, there)),
];

/** Starts a deed wherever the play is, every few minutes. */
function* interrupted(seed: number, dialect: Dialect) {
  const session = openSession({ seed, dialect, start, seconds });
  const random = new Random(seed);
  let next = session.world.now + 300;
  while (!session.hasEnded) {
    if (session.world.now >= next && !session.hasCommands) {
      const deed = random.pick(deeds);
      session.enqueue({
        *act(world) {
          if (!Number.isInteger(world.now)) throw new Error('a deed begins in the midst of a second');
          yield* embark(world);
          yield* deed(world);
        },
      });
      next = session.world.now + random.integer(60, 900);
    }
    // Now and then the deed is abandoned.
    if (random.chance(0.002)) session.clearCommands();
    yield* session.advance();
  }
}

it.each(dialectNames)('a session that is interrupted again and again is sound, in the dialect %s', async (dialect) => {
  for (const seed of oneIn(4, [1, 2, 3, 4])) {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-interrupted-'));
    const journal = await JournalWriter.open(directory, { started: start, batch: 256 * 1024 });
    const companions = await CompanionWriter.open(directory);
    const latest = new Map<string, WritableEvent>();
    const lines: WritableEvent[] = [];
    const problems: string[] = [];
    try {
      for (const { event, companion } of interrupted(seed, dialect)) {
        if (event) lines.push(event);
        if (event) journal.write(event);
        else latest.set(companionOf(companion.event), companion);
        for (const finding of companion ? checkEvent(companion, { dialect }) : []) {
          if (!isWordOfGame(finding)) problems.push(`${companion?.timestamp} ${finding.rule}: ${finding.message}`);
        }
      }
      for (const companion of latest.values()) companions.write(companion);
      journal.close();
      companions.close();
      for await (const finding of checkJournal(directory, { dialect })) {
        const { rule, message, line } = finding;
        if (!isWordOfGame(finding)) problems.push(`seed ${seed}, line ${line}, ${rule}: ${message}`);
      }
      expect(lines.length).toBeGreaterThan(30);
      if (dialect === 'game') problems.push(...wrongTurns(lines.map((line) => ({ ...line }))));
      expect(problems).toEqual([]);
    } finally {
      rmSync(directory, { recursive: true });
    }
  }
});
