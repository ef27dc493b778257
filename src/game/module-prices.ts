import { shipsOnSale } from './hulls.js';
import { armourShares, kindFactors, singleModulePrices } from './module-price-table.js';

/** Cached by module: listing a ship or a shop looks up every module in it. */
const known = new Map<string, number>();

/** The price of a module before any discount, in credits; 0 for parts that come with every ship. */
export function modulePrice(item: string): number {
  let price = known.get(item);
  if (price === undefined) {
    price = reckoned(item);
    known.set(item, price);
  }
  return price;
}

function reckoned(item: string): number {
  const single = singleModulePrices[item];
  if (single !== undefined) return single;
  const armour = /^(.*)_armour_(grade\d|mirrored|reactive)$/.exec(item);
  if (armour) return armourPrice(armour[1] ?? '', armour[2] ?? '');
  const [, family = '', size, grade, kind = ''] = /^(.*?)_size(\d)(?:_class(\d))?(_\w+)?$/.exec(item) ?? [];
  const priceOf = families[family];
  if (!priceOf || size === undefined) return 0;
  return Math.round(priceOf(Number(size), Number(grade ?? 1)) * (kindFactors[kind] ?? 1));
}

function armourPrice(hull: string, armour: string): number {
  const price = shipsOnSale.find(([name]) => name === hull)?.[2] ?? 0;
  return Math.floor(price * (armourShares[armour] ?? 0));
}

/** The price by size and class (1 for E to 5 for A), with a constant factor per step. */
type PriceBySizeAndClass = (size: number, grade: number) => number;

function steps(smallest: number, bySize: number, byClass: number, from = 1): PriceBySizeAndClass {
  return (size, grade) => smallest * bySize ** (size - from) * byClass ** (grade - 1);
}

function listed(prices: readonly number[], byClass = 1, from = 1): PriceBySizeAndClass {
  return (size, grade) => (prices[size - from] ?? 0) * byClass ** (grade - 1);
}

/** Shared by drives, thrusters and shields. */
const propulsion = steps(1978.08, 3.17, 3, 2);
/** Shared by life support, distributors, sensors and cell banks. */
const support = steps(517.07, 2.8, 2.5);
const limpets = steps(600, 3, 2);
const scanner = steps(13_544.4, 1, 3, 0);
const scoop = (size: number) => (size === 1 ? 82_270 : 284_844 * 3.17 ** (size - 2));
const hullLayers = listed([5000, 12_000, 28_000, 65_000, 150_000], 3);

const families: Readonly<Record<string, PriceBySizeAndClass>> = {
  int_powerplant: steps(1977, 3, 3, 2),
  int_engine: propulsion,
  int_hyperdrive: propulsion,
  int_shieldgenerator: propulsion,
  int_hyperdrive_overcharge: (size, grade) => propulsion(size, 5) * ([0, 2 / 15, 0.4, 0.4, 0.4, 1.2][grade] ?? 1),
  int_lifesupport: support,
  int_powerdistributor: support,
  int_sensors: support,
  int_shieldcellbank: support,
  int_cargorack: steps(1000.06, 3.25, 1),
  int_corrosionproofcargorack: listed([6250, 0, 0, 94_330, 256_030, 690_000], 1.5),
  int_fueltank: listed([1000, 3750, 7063, 24_734, 97_754, 341_577, 1_780_914, 5_428_429]),
  int_fuelscoop: (size, grade) => scoop(size) * ([0, 0.00375, 0.015625, 0.0625, 0.25, 1][grade] ?? 1),
  int_repairer: steps(10_000, 1.8, 3),
  int_refinery: steps(6000, 2.1, 3),
  int_fsdinterdictor: steps(12_000, 2.8, 3),
  int_dronecontrol_collection: limpets,
  int_dronecontrol_prospector: limpets,
  int_dronecontrol_fueltransfer: limpets,
  int_dronecontrol_resourcesiphon: limpets,
  int_dronecontrol_repair: limpets,
  int_dronecontrol_decontamination: limpets,
  int_hullreinforcement: hullLayers,
  int_modulereinforcement: hullLayers,
  int_metaalloyhullreinforcement: (size, grade) => hullLayers(size, grade) * 1.125,
  int_guardianhullreinforcement: (size, grade) => hullLayers(size, grade) * 2,
  int_guardianmodulereinforcement: (size, grade) => hullLayers(size, grade) * 2,
  int_guardianshieldreinforcement: (size, grade) => hullLayers(size, grade) * 2,
  int_guardianfsdbooster: listed([405_022, 810_521, 1_620_431, 3_245_013, 6_483_101]),
  int_guardianpowerplant: (size) => steps(1977, 3, 3, 2)(size, 5) * 1.3,
  int_guardianpowerdistributor: (size) => support(size, 5) * 1.2,
  int_buggybay: (size, grade) => ({ 2: 18_000, 4: 72_000, 6: 576_000 })[size as 2 | 4 | 6] * (grade === 2 ? 1.2 : 1),
  int_fighterbay: listed([575_643, 1_869_347, 2_369_330], 1, 5),
  // What one buyer paid; other sizes and the hangars of the Rhino have no known price.
  int_fighterbaymk2: listed([697_076], 1, 5),
  int_passengercabin: listed([4320, 8640, 18_960, 34_960, 61_410], 3, 2),
  int_multidronecontrol_mining: listed([15_000, 15_000, 50_000], 1),
  int_multidronecontrol_operations: listed([0, 0, 80_000], 1),
  int_multidronecontrol_rescue: listed([0, 0, 60_000], 1),
  int_multidronecontrol_xeno: listed([0, 0, 50_000], 1),
  int_multidronecontrol_universal: listed([0, 0, 0, 0, 0, 0, 8_000_000], 1),
  hpt_cargoscanner: scanner,
  hpt_cloudscanner: scanner,
  hpt_crimescanner: scanner,
  hpt_mrascanner: scanner,
  hpt_shieldbooster: (_, grade) => [0, 10_000, 23_000, 53_000, 122_000, 281_000][grade] ?? 0,
};
