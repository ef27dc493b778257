import type { Body, StarSystem, Station } from '../../game/star-system.js';
import { galaxy } from '../../simulate/galaxy/milky-way.js';
import { closest, suggestion } from '../../words/nearest.js';
import { StageError } from '../stage-error.js';
import { nearestOrAll, parseText, type SettingParser } from './parse-setting-value.js';

/** A station, and the system it is in. */
export interface StationInSystem {
  readonly system: StarSystem;
  readonly station: Station;
}

/** A landable body, and the system it is in. */
export interface BodyInSystem {
  readonly system: StarSystem;
  readonly body: Body;
}

/** A system by name, inhabited or not. */
export const parseSystem: SettingParser<string, StarSystem> = (raw) => {
  const name = parseText('system', raw);
  const found = galaxy.systemByName(name) ?? galaxy.populated.find((system) => equalsIgnoringCase(system.name, name));
  if (found) return found;
  throw new StageError(
    `there is no system '${name}'${nearestOrAll(
      name,
      galaxy.populated.map((system) => system.name),
    )}`,
  );
};

/** A station by name, within the requested system if there is one. */
export const parseStation: SettingParser<string, StationInSystem> = (raw, within) => {
  const name = parseText('station', raw);
  const all = galaxy.populated.flatMap((system) => system.stations.map((station) => ({ system, station })));
  const namesakes = all.filter(({ station }) => equalsIgnoringCase(station.name, name));
  if (namesakes.length === 0) {
    const near = within ? within.stations : all.map(({ station }) => station);
    const names = near.map((station) => station.name);
    throw new StageError(
      `there is no station '${name}'${nearestOrAll(name, names) || suggestion(closest(name, names))}`,
    );
  }
  const found = within ? namesakes.find(({ system }) => system.address === within.address) : namesakes[0];
  if (!found) {
    const where = namesakes.map(({ system }) => system.name).join(' or ');
    throw new StageError(`${namesakes[0]?.station.name} is in ${where}, not in ${within?.name}`);
  }
  if (!within && namesakes.length > 1) {
    const where = namesakes.map(({ system }) => system.name).join(' and ');
    throw new StageError(`there is a station '${found.station.name}' in ${where}: set the system, too`);
  }
  return found;
};

/** A landable body by its full name, which begins with that of its system, or by the rest of it. */
export const parseBody: SettingParser<string, BodyInSystem> = (raw, within) => {
  const name = parseText('body', raw);
  const system = within ?? systemOfBody(name);
  if (!system) throw new StageError(`no system has a body '${name}': its name begins with that of its system`);
  const bodies = galaxy.bodiesOf(system);
  const body = bodies.find(
    (each) => equalsIgnoringCase(each.name, name) || equalsIgnoringCase(each.name, `${system.name} ${name}`),
  );
  if (body) return { system, body };
  if (bodies.length === 0)
    throw new StageError(`there is nowhere to land in ${system.name}: none of its bodies has solid ground`);
  throw new StageError(
    `it is not possible to land on '${name}'${nearestOrAll(
      name,
      bodies.map((each) => each.name),
    )}`,
  );
};

/** The system a body belongs to, by its name. The bodies of Sol have names of their own. */
function systemOfBody(body: string): StarSystem | undefined {
  const words = body.split(' ');
  for (let count = words.length - 1; count > 0; count--) {
    const system = galaxy.systemByName(words.slice(0, count).join(' '));
    if (system) return system;
  }
  const sol = galaxy.systemByName('Sol');
  return sol && galaxy.bodiesOf(sol).some(({ name }) => equalsIgnoringCase(name, body)) ? sol : undefined;
}

function equalsIgnoringCase(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
