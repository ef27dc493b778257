/** A tool based on a widely used reader follows a live session, and always has the true state. */
import { Journal } from '@kayahr/ed-journal';
import { expect, it } from 'vitest';
import type { JournalEvent } from '../../src/journal/journal-event.js';
import { startStage } from '../../src/stage/open-stage.js';
import type { RunningStage } from '../../src/stage/running-stage.js';
import { until } from '../support/deadline.js';
import { oneIn } from '../thorough.js';

/** State as such tools derive it. */
class Tool {
  commander: unknown;
  ship: unknown;
  system: unknown;
  station: unknown;
  lines = 0;
  readonly #journal: Journal;

  private constructor(journal: Journal) {
    this.#journal = journal;
  }

  static async start(directory: string): Promise<Tool> {
    const tool = new Tool(await Journal.open({ directory, watch: true }));
    void tool.#follow();
    return tool;
  }

  async fuel(): Promise<unknown> {
    const status = (await this.#journal.readStatus()) as { Fuel?: { FuelMain: number } } | null;
    return status?.Fuel?.FuelMain;
  }

  async route(): Promise<unknown[]> {
    return ((await this.#journal.readNavRoute())?.Route ?? []).map(({ StarSystem }) => StarSystem);
  }

  async stop(): Promise<void> {
    await this.#journal.close();
  }

  async #follow(): Promise<void> {
    for await (const event of this.#journal) this.#learn(event as unknown as JournalEvent);
  }

  #learn(event: JournalEvent): void {
    this.lines += 1;
    const { event: kind } = event;
    if (kind === 'LoadGame') this.commander = event.Commander;
    if (kind === 'Loadout') this.ship = event.Ship;
    if (kind === 'Location' || kind === 'FSDJump') this.system = event.StarSystem;
    if (kind === 'Location' || kind === 'Docked') this.station = event.StationName;
    if (kind === 'Undocked' || kind === 'FSDJump' || kind === 'SupercruiseEntry') this.station = undefined;
  }
}

async function caughtUp(tool: Tool, stage: RunningStage): Promise<void> {
  await until(
    () => tool.lines >= stage.written.length,
    () => `${tool.lines} of ${stage.written.length} lines`,
  );
  expect(tool.lines).toBe(stage.written.length);
}

it.each(oneIn(2, [7, 8]))('@kayahr/ed-journal follows a session of seed %d', async (seed) => {
  await using stage = await startStage({ seed, dialect: 'game' });
  const tool = await Tool.start(stage.directory);
  try {
    for (const situation of [
      'undock',
      'supercruise',
      'jump',
      'route',
      'dock',
      'refuel',
      'land',
      'take-off',
      'dock',
    ] as const) {
      await stage.trigger(situation);
      await caughtUp(tool, stage);
      const { commander, ship, system, station, route } = stage.state;
      expect([tool.commander, tool.ship, tool.system, tool.station]).toEqual([
        commander.name,
        ship.type,
        system.name,
        station?.name,
      ]);
      expect(await tool.fuel()).toBeCloseTo(ship.fuel.main, 5);
      const ahead = route.length > 1 ? route.map(({ name }) => name) : [];
      expect(await tool.route()).toEqual(expect.arrayContaining(ahead));
    }
  } finally {
    await tool.stop();
  }
});
