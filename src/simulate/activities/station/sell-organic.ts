import { type Activity, wait, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { organicSaleFields } from '../../commander/organic-samples.js';
import type { World } from '../../world/world.js';
import { advanceCareer } from '../advance-career.js';
import { disembark, embark, walkConcourse } from '../surface/walking.js';

/** Whether this station has a Vista Genomics counter. */
function buysSamples({ place, politics, system, now }: World): boolean {
  if (place.is !== 'docked' || place.station.type === 'OnFootSettlement') return false;
  const { station } = place;
  return politics.services(station, 'game', politics.stationState(system, station, now)).includes('vistagenomics');
}

/** Leaves the ship to sell samples, if there are any and the station buys them. */
export function* takeSamplesToCounter(world: World): Activity {
  const { commander, vehicle } = world;
  if (vehicle !== 'ship' || !commander.odyssey || commander.organic.unsold.length === 0 || !buysSamples(world)) return;
  yield* disembark(world);
  yield* walkConcourse(world);
  yield* sellOrganic(world);
  yield* embark(world);
}

/** Sells all samples at the counter of Vista Genomics, on foot. */
export function* sellOrganic(world: World): Activity {
  const { commander, place, random, vehicle } = world;
  if (vehicle !== 'foot' || place.is !== 'docked' || !buysSamples(world) || commander.organic.unsold.length === 0)
    return;
  yield wait(random.integer(15, 45));
  const sold = commander.organic.takeAll();
  const { fields, paid } = organicSaleFields(place.station.marketId, sold);
  commander.credits += paid;
  addToStatistic(commander.statistics, 'Exobiology Organic_Data_Profits', paid);
  addToStatistic(commander.statistics, 'Exobiology Organic_Data', sold.length);
  for (const { Bonus } of fields.BioData) {
    if (Bonus === 0) continue;
    addToStatistic(commander.statistics, 'Exobiology First_Logged');
    addToStatistic(commander.statistics, 'Exobiology First_Logged_Profits', Bonus);
  }
  yield write('SellOrganicData', fields);
  yield* advanceCareer(world, 'Exobiologist', paid);
  yield wait(random.integer(5, 15));
}
