import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { visitAnotherSystem } from '../activities/outings.js';
import { contribute, wantsGoods } from '../activities/station/community-goals.js';
import { tradeMissions } from '../activities/station/missions.js';
import { visitOutfitting } from '../activities/station/outfitting.js';
import { trade as buyAndSell } from '../activities/station/trade.js';
import type { StarSystem } from '../galaxy/system.js';
import type { Play } from '../play/play.js';
import type { Plan } from './plan.js';

/** From market to market. */
export const trade: Plan = {
  about: 'trades between markets and takes missions along the way',
  opening: { ship: ['trader', 'all-rounder'] },
  *story(play) {
    yield* lookAtModules(play);
    for (;;) {
      yield* tradeMissions(play);
      if (!play.commander.goals.some(({ system }) => system === play.system.name)) yield* buyAndSell(play);
      if (play.random.chance(0.2)) yield* visitOutfitting(play);
      if (play.random.chance(0.2)) yield* lookAtModules(play);
      yield* contribute(play);
      const somewhere = play.random.chance(0.3) ? () => true : (system: StarSystem) => isExpected(play, system);
      yield* visitAnotherSystem(play, somewhere, ({ marketId }) => isWanted(play, marketId));
    }
  },
};

/** Whether somebody waits there for goods: for a goal, or a mission. */
export function isExpected(play: Play, system: StarSystem): boolean {
  const { missions } = play.commander;
  return wantsGoods(play, system) || missions.some(({ destination }) => destination?.system === system.name);
}

function isWanted({ commander }: Play, market: number): boolean {
  return commander.goals.some(({ marketId }) => marketId === market);
}
