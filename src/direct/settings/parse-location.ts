import type { Body, StarSystem, Station } from '../../game/star-system.js';
import { galaxy } from '../../simulate/galaxy/milky-way.js';
import { closest, nearestOrAll, suggestion } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { refuse } from '../../words/shape/door.js';
import { readText, setting } from './setting-shape.js';

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
export const systemByName = setting<string, StarSystem>((value, at) => {
  const name = readText(value, at);
  if (name === undefined) return undefined;
  const found = galaxy.systemByName(name) ?? galaxy.populated.find((system) => equalsIgnoringCase(system.name, name));
  return found ?? refuse(at, `there is no system ${quoted(name)}${nearestOrAll(name, namesOf(galaxy.populated))}`);
});

/** A station by name, within the requested system if there is one. */
export const stationByName = setting<string, StationInSystem>((value, at) => {
  const name = readText(value, at);
  if (name === undefined) return undefined;
  const within = at.door.system;
  const all = galaxy.populated.flatMap((system) => system.stations.map((station) => ({ system, station })));
  const namesakes = all.filter(({ station }) => equalsIgnoringCase(station.name, name));
  const systems = namesakes.map(({ system }) => system.name);
  const found = within ? namesakes.find(({ system }) => system.address === within.address) : namesakes[0];
  if (namesakes.length === 0) {
    const names = namesOf(within ? within.stations : all.map(({ station }) => station));
    const near = nearestOrAll(name, names) || suggestion(closest(name, names));
    return refuse(at, `there is no station ${quoted(name)}${near}`);
  }
  if (!found) return refuse(at, `${namesakes[0]?.station.name} is in ${systems.join(' or ')}, not in ${within?.name}`);
  if (within || namesakes.length === 1) return found;
  return refuse(at, `there is a station '${found.station.name}' in ${systems.join(' and ')}: set the system, too`);
});

/** A landable body by its full name, which begins with that of its system, or by the rest of it. */
export const bodyByName = setting<string, BodyInSystem>((value, at) => {
  const name = readText(value, at);
  if (name === undefined) return undefined;
  const system = at.door.system ?? systemOfBody(name);
  if (!system) return refuse(at, `no system has a body ${quoted(name)}: its name begins with that of its system`);
  const bodies = galaxy.bodiesOf(system);
  const body = bodies.find(
    (each) => equalsIgnoringCase(each.name, name) || equalsIgnoringCase(each.name, `${system.name} ${name}`),
  );
  if (body) return { system, body };
  if (bodies.length === 0)
    return refuse(at, `there is nowhere to land in ${system.name}: none of its bodies has solid ground`);
  return refuse(at, `it is not possible to land on ${quoted(name)}${nearestOrAll(name, namesOf(bodies))}`);
});

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

function namesOf(named: readonly { readonly name: string }[]): string[] {
  return named.map(({ name }) => name);
}
