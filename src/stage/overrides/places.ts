import { galaxy } from '../../simulate/galaxy/galaxy.js';
import type { StarSystem } from '../../simulate/galaxy/system.js';
import { StageError } from '../errors.js';
import type { Ground, Haven } from './overrides.js';
import { hint, textOf } from './words.js';

/** A system by its name, inhabited or not. */
export function systemNamed(raw: unknown): StarSystem {
  const name = textOf('system', raw);
  const found = galaxy.named(name) ?? galaxy.populated.find((system) => isSame(system.name, name));
  if (found) return found;
  throw new StageError(
    `there is no system '${name}'${hint(
      name,
      galaxy.populated.map((system) => system.name),
    )}`,
  );
}

/** A station by its name; in a system, if one is named, too. */
export function stationNamed(raw: unknown, within?: StarSystem): Haven {
  const name = textOf('station', raw);
  const all = galaxy.populated.flatMap((system) => system.stations.map((station) => ({ system, station })));
  const called = all.filter(({ station }) => isSame(station.name, name));
  if (called.length === 0) {
    const near = within ? within.stations : all.map(({ station }) => station);
    throw new StageError(
      `there is no station '${name}'${hint(
        name,
        near.map((station) => station.name),
      )}`,
    );
  }
  const found = within ? called.find(({ system }) => system.address === within.address) : called[0];
  if (!found) {
    const where = called.map(({ system }) => system.name).join(' or ');
    throw new StageError(`${called[0]?.station.name} is in ${where}, not in ${within?.name}`);
  }
  if (!within && called.length > 1) {
    const where = called.map(({ system }) => system.name).join(' and ');
    throw new StageError(`there is a station '${found.station.name}' in ${where}: set the system, too`);
  }
  return found;
}

/** A body one can land on, by its name, which begins with that of its system, or by what follows that. */
export function bodyNamed(raw: unknown, within?: StarSystem): Ground {
  const name = textOf('body', raw);
  const system = within ?? systemOf(name);
  if (!system) throw new StageError(`no system has a body '${name}': its name begins with that of its system`);
  const bodies = galaxy.bodiesOf(system);
  const body = bodies.find((each) => isSame(each.name, name) || isSame(each.name, `${system.name} ${name}`));
  if (body) return { system, body };
  if (bodies.length === 0)
    throw new StageError(`there is nowhere to land in ${system.name}: none of its bodies has solid ground`);
  throw new StageError(
    `it is not possible to land on '${name}'${hint(
      name,
      bodies.map((each) => each.name),
    )}`,
  );
}

/** The system whose name a body begins with; those near Sol have names of their own. */
function systemOf(body: string): StarSystem | undefined {
  const words = body.split(' ');
  for (let count = words.length - 1; count > 0; count--) {
    const system = galaxy.named(words.slice(0, count).join(' '));
    if (system) return system;
  }
  const sol = galaxy.named('Sol');
  return sol && galaxy.bodiesOf(sol).some(({ name }) => isSame(name, body)) ? sol : undefined;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
