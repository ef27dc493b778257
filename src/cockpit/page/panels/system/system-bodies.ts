/** The bodies and stations of a system, as far as the lines of a visit tell. */
import type { StateLine } from '../../../protocol.js';
import { type Fields, flagIn, listIn, numberIn, shownIn, textIn } from '../../moment/loose-fields.js';
import { eventOf } from '../../moment/moment-events.js';

export interface SystemBody {
  readonly id: number;
  /** Without the name of the system. */
  name: string;
  /** Of the first line that describes it. */
  n: number;
  is: 'star' | 'planet' | 'belt';
  /** Class of the star or planet. */
  class?: string | undefined;
  /** Metres. */
  radius?: number | undefined;
  /** Light-seconds from the arrival star. */
  distance?: number | undefined;
  /** What it circles; barycentres and rings are passed over. */
  parent?: number | undefined;
  hasRings: boolean;
  isLandable: boolean;
  isScanned: boolean;
  isMapped: boolean;
  isLandedOn: boolean;
  /** Signals on its surface. */
  signals: number;
  /** Species that were analysed. */
  readonly sampled: string[];
}

export interface SystemView {
  /** How many bodies the honk has counted. */
  readonly count: number | undefined;
  readonly bodies: readonly SystemBody[];
  readonly stations: readonly { readonly name: string; readonly n: number }[];
}

export function systemView(system: string | undefined, lines: readonly StateLine[]): SystemView {
  const bodies = new Map<number, SystemBody>();
  const stations = new Map<string, SystemView['stations'][number]>();
  let count: number | undefined;
  const bodyOf = (n: number, id: number | undefined, name?: string): SystemBody | undefined => {
    if (id === undefined) return undefined;
    const body = bodies.get(id) ?? blank(id, n);
    bodies.set(id, body);
    if (name !== undefined) body.name = shortName(name, system);
    return body;
  };
  for (const line of lines) {
    const event = eventOf(line) ?? {};
    const kind = textIn(event, 'event');
    const { n } = line;
    const body = () => bodyOf(n, numberIn(event, 'BodyID'), textIn(event, 'BodyName'));
    if (kind === 'FSSDiscoveryScan') count = numberIn(event, 'BodyCount');
    else if (kind === 'FSSAllBodiesFound') count = numberIn(event, 'Count') ?? count;
    else if (kind === 'Scan') describe(body(), event, n);
    else if (kind === 'FSSBodySignals' || kind === 'SAASignalsFound') {
      const found = body();
      if (found)
        found.signals = listIn(event, 'Signals').reduce((sum, each) => sum + (numberIn(each, 'Count') ?? 0), 0);
    } else if (kind === 'SAAScanComplete') mark(body(), { isMapped: true });
    else if (kind === 'Touchdown' && textIn(event, 'Body') !== undefined)
      mark(bodyOf(n, numberIn(event, 'BodyID'), textIn(event, 'Body')), { isLandedOn: true });
    else if (kind === 'ScanOrganic' && event.ScanType === 'Analyse') {
      const species = shownIn(event, 'Species');
      const sampled = bodyOf(n, numberIn(event, 'Body'))?.sampled;
      if (species !== undefined && sampled && !sampled.includes(species)) sampled.push(species);
    } else if (kind === 'FSSSignalDiscovered' && flagIn(event, 'IsStation'))
      note(stations, shownIn(event, 'SignalName'), n);
    else if (kind === 'Docked') note(stations, shownIn(event, 'StationName'), n);
  }
  return {
    count,
    bodies: [...bodies.values()]
      .filter(({ name }) => name !== '')
      .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0)),
    stations: [...stations.values()],
  };
}

/** A body without one to circle, or whose parent is not known yet, stands by itself. */
export function childrenOf({ bodies }: SystemView, parent: SystemBody | undefined): SystemBody[] {
  const ids = new Set(bodies.map(({ id }) => id));
  return bodies.filter((body) => {
    const own = body.parent !== undefined && ids.has(body.parent) ? body.parent : undefined;
    return own === parent?.id;
  });
}

function blank(id: number, n: number): SystemBody {
  const nothing = { hasRings: false, isLandable: false, isScanned: false, isMapped: false, isLandedOn: false };
  return { id, n, name: '', is: 'planet', ...nothing, signals: 0, sampled: [] };
}

function mark(body: SystemBody | undefined, facts: Partial<SystemBody>): void {
  if (body) Object.assign(body, facts);
}

/** A carrier by its callsign: a signal has its name before that, other lines have the callsign alone. */
function note(stations: Map<string, SystemView['stations'][number]>, name: string | undefined, n: number): void {
  if (name === undefined) return;
  const key = /(?:^| )([0-9A-Z]{3}-[0-9A-Z]{3})$/.exec(name)?.[1] ?? name;
  const known = stations.get(key);
  stations.set(key, { name: known && known.name.length > name.length ? known.name : name, n: known?.n ?? n });
}

function describe(body: SystemBody | undefined, event: Fields, n: number): void {
  const [star, planet] = [textIn(event, 'StarType'), textIn(event, 'PlanetClass')];
  const [parent] = listIn(event, 'Parents').flatMap((each) =>
    ['Star', 'Planet'].flatMap((type) => numberIn(each, type) ?? []),
  );
  mark(body, {
    n,
    is: star !== undefined ? 'star' : planet !== undefined ? 'planet' : 'belt',
    class: star ?? planet,
    radius: numberIn(event, 'Radius'),
    distance: numberIn(event, 'DistanceFromArrivalLS'),
    parent,
    hasRings: listIn(event, 'Rings').length > 0,
    isLandable: flagIn(event, 'Landable') === true,
    isScanned: true,
  });
}

function shortName(name: string, system: string | undefined): string {
  const rest = system !== undefined && name.startsWith(system) ? name.slice(system.length).trim() : name;
  return rest === '' ? 'Main star' : rest;
}
