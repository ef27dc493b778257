import { commodityName } from '../../../game/commodities.js';
import { localisedField } from '../../../game/localised.js';
import { materialTable } from '../../../game/material-table.js';
import { type Activity, wait, write } from '../../activity.js';
import { changeStock, freeCargoSpace } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { writeCargo } from '../cockpit/write-cargo-and-loadout.js';
import { dropAtSignal } from '../travel/drop.js';
import { enterSupercruise } from '../travel/supercruise.js';
import { collect } from './collect-materials.js';
import { signalSourcesIn } from './signal-sources.js';
import { wreckGrades } from './signal-table.js';

/** Drops at a signal source with something to collect without a fight, and collects it. */
export function* visitSignalSource(world: World): Activity {
  const { cockpit, random } = world;
  if (world.vehicle !== 'ship') return;
  const source = signalSourcesIn(world).find(
    ({ USSType = '', ThreatLevel }) => USSType in wreckGrades && ThreatLevel === 0,
  );
  const { USSType, USSType_Localised } = source ?? {};
  if (USSType === undefined || USSType_Localised === undefined) return;
  yield* enterSupercruise(world);
  yield wait(random.integer(60, 150));
  yield write('USSDrop', { USSType, USSType_Localised, USSThreat: 0 });
  yield* dropAtSignal(world, { name: USSType, localised: USSType_Localised });
  yield wait(random.integer(15, 45));
  cockpit.flags.add('CargoScoopDeployed');
  try {
    for (const name of random.sample(partsIn(USSType), random.integer(2, 5))) {
      yield wait(random.integer(8, 30));
      yield* collect(world, name);
    }
    if (random.chance(0.4)) yield* scoopPod(world);
  } finally {
    cockpit.flags.delete('CargoScoopDeployed');
  }
  yield wait(random.integer(5, 20));
}

/** Takes an escape pod aboard, if there is room. */
function* scoopPod(world: World): Activity {
  const { random, ship } = world;
  const Type = 'occupiedcryopod';
  if (freeCargoSpace(ship) === 0) return;
  yield wait(random.integer(10, 40));
  changeStock(ship.cargo, Type, 1);
  yield write('CollectCargo', { Type, ...localisedField('Type', Type, commodityName(Type)), Stolen: false });
  yield wait(3);
  yield* writeCargo(world);
}

function partsIn(type: string): readonly string[] {
  const grades = wreckGrades[type] ?? [];
  return materialTable.flatMap(([name, , category, grade]) =>
    category === 'Manufactured' && grades.includes(grade) ? [name] : [],
  );
}
