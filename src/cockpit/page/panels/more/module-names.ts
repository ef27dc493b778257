/** Readable names of modules, slots and engineering. */
import { moduleName as displayedName } from '../../../../game/module-display-names.js';
import { entryOf } from '../../../../words/entry-of.js';
import { type Fields, numberIn, textIn } from '../../moment/loose-fields.js';
import { measure, percent } from '../../words/measures.js';
import { joined } from './block.js';
import { plainName } from './plain-name.js';

/** Variants that the game displays by more than a prefix of the internal name. */
const variants: Readonly<Record<string, string>> = {
  shieldgenerator_fast: 'Bi-Weave Shield Generator',
  shieldgenerator_strong: 'Prismatic Shield Generator',
  guardianpowerplant: 'Guardian Power Plant',
  guardianpowerdistributor: 'Guardian Power Distributor',
  dockingcomputer_advanced: 'Advanced Docking Computer',
  planetapproachsuite_advanced: 'Advanced Planetary Approach Suite',
};

const ratings = ['', 'E', 'D', 'C', 'B', 'A'];
const mounts: Readonly<Record<string, string>> = { fixed: ', fixed', gimbal: ', gimballed', turret: ', turreted' };

/**
 * `int_hyperdrive_size4_class5` → FSD 4A; `hpt_multicannon_gimbal_medium` → Multi-Cannon, gimballed.
 */
export function moduleName(item: string): string {
  const bare = item
    .toLowerCase()
    .replace(/^\$/, '')
    .replace(/(?:_name)?;?$/, '');
  const [sizeAndClass = '', size = '0', rating = '0'] = /_size(\d)(?:_class(\d))?/.exec(bare) ?? [];
  const [mounted = '', mount = ''] = /_(fixed|gimbal|turret)(?=_|$)/.exec(bare) ?? [];
  const key = bare
    .replace(/^(?:int|hpt)_/, '')
    .replace(sizeAndClass, '')
    .replace(mounted, '')
    .replace(/_(?:tiny|small|medium|large|huge)(?=_|$)/, '');
  const displayed = displayedName(bare);
  const name = entryOf(variants, key) ?? (displayed === bare ? plainName(key) : displayed);
  const kind = key.startsWith('dronecontrol_') ? ' Limpet Controller' : '';
  const grade = `${size === '0' ? '' : size}${ratings[Number(rating)] ?? ''}`;
  return `${name}${kind}${grade && ` ${grade}`}${entryOf(mounts, mount) ?? ''}`;
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

const gradeWords = measure((level) => `grade ${level}`);

/** `FSD_LongRange` → Long range, grade 5, 80 %; the module's type is shown already. */
export function engineeringWords(fields: Fields, blueprint: string): string | undefined {
  const name = textIn(fields, blueprint);
  if (name === undefined) return undefined;
  const [level, quality] = [gradeWords(numberIn(fields, 'Level')), percent(numberIn(fields, 'Quality'))];
  return joined([plainName(name.replace(/^[^_]*_/, '')), level, quality]);
}
