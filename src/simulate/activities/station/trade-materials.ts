import { localisedField } from '../../../game/localised.js';
import { mostOfMaterial } from '../../../game/material-grades.js';
import { type MaterialCategory, materialTable } from '../../../game/material-table.js';
import { once } from '../../../words/memo.js';
import { type Activity, wait, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { addMaterial, materialCount, useMaterial } from '../../commander/material-stock.js';
import { unitOf } from '../../random.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { dockedStationWith } from './docked-station.js';

/** A trader gives three of a grade for one of the next, and one for six of the grade below. */
const threeForOne = 3;

const categories: readonly MaterialCategory[] = ['Manufactured', 'Encoded'];

/** Trades some of a material for one of the same group a grade lower. */
export function* tradeMaterials(world: World): Activity {
  const station = dockedStationWith(world, 'materialtrader');
  if (!station) return;
  // Each trader deals in one category.
  const category = categories[Math.floor(unitOf(`trader ${station.marketId}`) * categories.length)] ?? 'Manufactured';
  yield* atScreen(world, 'StationServices', exchange(world, station.marketId, category));
}

function* exchange(world: World, marketId: number, category: MaterialCategory): Activity {
  const { commander, random } = world;
  yield wait(random.integer(8, 25));
  const choices = exchanges().filter(
    ([paid, received]) =>
      paid[2] === category &&
      materialCount(commander, paid[0]) > 0 &&
      materialCount(commander, received[0]) + threeForOne <= mostOfMaterial(received[0]),
  );
  if (choices.length === 0) return;
  const [paid, received] = random.pick(choices);
  const room = Math.floor((mostOfMaterial(received[0]) - materialCount(commander, received[0])) / threeForOne);
  const count = random.integer(1, Math.min(room, materialCount(commander, paid[0]), 12));
  useMaterial(commander, paid[0], count);
  addMaterial(commander, received[0], count * threeForOne);
  addToStatistic(commander.statistics, 'Material_Trader_Stats Trades_Completed');
  addToStatistic(
    commander.statistics,
    `Material_Trader_Stats Grade_${received[3]}_Materials_Traded`,
    count * threeForOne,
  );
  yield write('MaterialTrade', {
    MarketID: marketId,
    TraderType: category.toLowerCase(),
    Paid: sideFields(paid, count),
    Received: sideFields(received, count * threeForOne),
  });
  yield wait(random.integer(2, 6));
}

type MaterialRow = (typeof materialTable)[number];

function sideFields([name, shown, category]: MaterialRow, count: number) {
  return { Material: name, ...localisedField('Material', name, shown), Category: category, Quantity: count };
}

/** The number of groups, each with one material of every grade. */
const sorts: Readonly<Record<MaterialCategory, number>> = { Raw: 7, Manufactured: 10, Encoded: 6 };

/**
 * Each material that a trader takes, with the one of the same group a grade below: in each grade the table
 * lists the groups in the same order.
 */
const exchanges = once(() => categories.flatMap(exchangesOf));

function exchangesOf(category: MaterialCategory): (readonly [paid: MaterialRow, received: MaterialRow])[] {
  const rows = (grade: number) =>
    materialTable.filter((row) => row[2] === category && row[3] === grade).slice(0, sorts[category]);
  return [2, 3, 4, 5].flatMap((grade) =>
    rows(grade).flatMap((paid, index) => {
      const received = rows(grade - 1)[index];
      return received ? [[paid, received] as const] : [];
    }),
  );
}
