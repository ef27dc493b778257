/** Readable names of modules and slots. */
import { entryOf } from '../../../../../words/entry-of.js';
import { plainName } from '../plain-name.js';

/** Names for the first words of internal names, where those do not speak for themselves. */
const names: Readonly<Record<string, string>> = {
  engine: 'Thrusters',
  hyperdrive: 'Frame shift drive',
  hyperdrive_overcharge: 'Frame shift drive (SCO)',
  powerplant: 'Power plant',
  guardianpowerplant: 'Guardian power plant',
  powerdistributor: 'Power distributor',
  guardianpowerdistributor: 'Guardian power distributor',
  lifesupport: 'Life support',
  sensors: 'Sensors',
  fueltank: 'Fuel tank',
  fuelscoop: 'Fuel scoop',
  cargorack: 'Cargo rack',
  corrosionproofcargorack: 'Corrosion-resistant cargo rack',
  shieldgenerator: 'Shield generator',
  shieldgenerator_fast: 'Bi-weave shield generator',
  shieldgenerator_strong: 'Prismatic shield generator',
  shieldcellbank: 'Shield cell bank',
  shieldbooster: 'Shield booster',
  hullreinforcement: 'Hull reinforcement',
  modulereinforcement: 'Module reinforcement',
  guardianfsdbooster: 'Guardian FSD booster',
  guardianshieldreinforcement: 'Guardian shield reinforcement',
  guardianhullreinforcement: 'Guardian hull reinforcement',
  guardianmodulereinforcement: 'Guardian module reinforcement',
  buggybay: 'Vehicle hangar',
  fighterbay: 'Fighter hangar',
  dockingcomputer: 'Docking computer',
  dockingcomputer_advanced: 'Advanced docking computer',
  supercruiseassist: 'Supercruise assist',
  planetapproachsuite: 'Planetary approach suite',
  planetapproachsuite_advanced: 'Advanced planetary approach suite',
  detailedsurfacescanner: 'Surface scanner',
  fsdinterdictor: 'FSD interdictor',
  refinery: 'Refinery',
  repairer: 'Auto field-maintenance unit',
  passengercabin: 'Passenger cabin',
  dronecontrol_collection: 'Collector limpet controller',
  dronecontrol_prospector: 'Prospector limpet controller',
  dronecontrol_fueltransfer: 'Fuel transfer limpet controller',
  dronecontrol_repair: 'Repair limpet controller',
  multidronecontrol_operations: 'Operations multi-limpet controller',
  multidronecontrol_mining: 'Mining multi-limpet controller',
  multidronecontrol_rescue: 'Rescue multi-limpet controller',
  multidronecontrol_universal: 'Universal multi-limpet controller',
  modularcargobaydoor: 'Cargo hatch',
  pulselaser: 'Pulse laser',
  pulselaserburst: 'Burst laser',
  beamlaser: 'Beam laser',
  mininglaser: 'Mining laser',
  multicannon: 'Multi-cannon',
  plasmaaccelerator: 'Plasma accelerator',
  slugshot: 'Fragment cannon',
  railgun: 'Rail gun',
  minelauncher: 'Mine launcher',
  dumbfiremissilerack: 'Missile rack',
  basicmissilerack: 'Seeker missile rack',
  advancedtorppylon: 'Torpedo pylon',
  chafflauncher: 'Chaff launcher',
  heatsinklauncher: 'Heat sink launcher',
  electroniccountermeasure: 'Electronic countermeasure',
  plasmapointdefence: 'Point defence',
  crimescanner: 'Kill warrant scanner',
  cloudscanner: 'Wake scanner',
  cargoscanner: 'Manifest scanner',
  xenoscanner: 'Xeno scanner',
};

const ratings = ['', 'E', 'D', 'C', 'B', 'A'];

/**
 * `int_hyperdrive_size4_class5` → Frame shift drive 4A; `hpt_multicannon_gimbal_medium` → Multi-cannon,
 * gimballed.
 */
export function moduleName(item: string): string {
  const bare = item
    .toLowerCase()
    .replace(/^\$?(?:int|hpt)_/, '')
    .replace(/(?:_name)?;?$/, '');
  const [sizeAndClass, size, rating = ''] = /_size(\d)(?:_class(\d))?/.exec(bare) ?? [];
  const mount = /_(fixed|gimbal|turret)(?:_|$)/.exec(bare)?.[1] ?? '';
  const key = bare
    .replace(sizeAndClass ?? '', '')
    .replace(/_(?:fixed|gimbal|turret)(?=_|$)/, '')
    .replace(/_(?:tiny|small|medium|large|huge)(?=_|$)/, '');
  const name = entryOf(names, key) ?? plainName(key === '' ? item : key);
  const grade =
    size === undefined || size === '0' ? (ratings[Number(rating)] ?? '') : `${size}${ratings[Number(rating)] ?? ''}`;
  const mounted = entryOf({ fixed: ', fixed', gimbal: ', gimballed', turret: ', turreted' }, mount) ?? '';
  return `${name}${grade && ` ${grade}`}${mounted}`;
}

const slots: Readonly<Record<string, string>> = {
  MainEngines: 'Thrusters',
  Radar: 'Sensors',
  TinyHardpoint: 'Utility mount',
  PlanetaryApproachSuite: 'Approach suite',
  ShipCockpit: 'Cockpit',
};

/** `Slot04_Size4` → Optional 4, size 4; `MediumHardpoint1` → Medium hardpoint 1. */
export function slotName(slot: string): string {
  const optional = /^Slot0*(\d+)_Size(\d)$/i.exec(slot);
  if (optional) return `Optional ${optional[1]}, size ${optional[2]}`;
  const [, place = slot, number = ''] = /^(.*?)0*(\d*)$/.exec(slot) ?? [];
  return `${entryOf(slots, place) ?? plainName(place)}${number && ` ${number}`}`;
}
