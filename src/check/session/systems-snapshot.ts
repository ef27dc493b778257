/** The known systems as JSON. */
import type { StarPosition } from '../../game/star-system.js';
import { addressOfText } from '../../state/fold-fields.js';
import { getOrMake } from '../../words/map-entries.js';
import type { JournalLine, KnownName, KnownSystem } from './known-system.js';

/** A system as JSON. Files are indexes into `files`; `positions` has three numbers for each. */
type SystemRow = readonly [
  name: string,
  address: string,
  launch: number,
  ...where: readonly [file: number, line: number, namedFile: number, namedLine: number],
  starClass: string | null,
  ...positions: number[],
];

/** All known systems as JSON, in order of their last mention. */
export interface SystemsSnapshot {
  readonly launch: number;
  readonly files: readonly string[];
  readonly systems: readonly SystemRow[];
  /** In order of their last mention; left out if each belongs to exactly one system, in the same order. */
  readonly names?: readonly (readonly [name: string, ...addresses: string[]])[] | undefined;
}

/** The systems and names in the order of their last mention. */
export function snapshotOfSystems(
  launch: number,
  systems: readonly KnownSystem[],
  names: readonly KnownName[],
): SystemsSnapshot {
  const files = new Map<string, number>();
  const place = ({ file, line }: JournalLine) => {
    return [getOrMake(files, file, () => files.size), line] as const;
  };
  const rows = systems.map((system): SystemRow => {
    const { name, address, launch: launched, where, named, starClass = null, positions } = system;
    const lines = [...place(where), ...place(named)] as const;
    return [name, String(address), launched, ...lines, starClass, ...positions.flat()];
  });
  const rest = followsFromSystems(names, systems) ? undefined : names.map(nameRow);
  return { launch, files: [...files.keys()], systems: rows, names: rest };
}

function nameRow({ name, addresses }: KnownName): readonly [string, ...string[]] {
  return [name, ...addresses.map(String)];
}

/** Whether every name belongs to one system, and they were mentioned in the same order. */
function followsFromSystems(names: readonly KnownName[], systems: readonly KnownSystem[]): boolean {
  if (names.length !== systems.length) return false;
  return systems.every(({ name, address }, index) => {
    const { name: other, addresses } = names[index] as KnownName;
    return other === name && addresses.length === 1 && addresses[0] === address;
  });
}

/** The systems of a snapshot, in the same order. */
export function* systemsOfSnapshot({ files, systems }: SystemsSnapshot): Generator<KnownSystem> {
  const at = (file: number, line: number): JournalLine => ({ file: files[file] ?? '', line });
  for (const [name, address, launch, file, line, namedFile, namedLine, starClass, ...numbers] of systems) {
    yield {
      name,
      address: addressOfText(address),
      positions: positionsOf(numbers),
      starClass: starClass ?? undefined,
      where: at(file, line),
      launch,
      named: at(namedFile, namedLine),
      mentioned: 0,
    };
  }
}

/** The names of a snapshot, in the same order, and the addresses of each. */
export function namesOfSnapshot({ systems, names }: SystemsSnapshot): readonly KnownName[] {
  const rows = names ?? systems.map(([name, address]) => [name, address] as const);
  return rows.map(([name, ...addresses]): KnownName => {
    return { name, addresses: addresses.map(addressOfText), mentioned: 0 };
  });
}

function positionsOf(numbers: readonly number[]): StarPosition[] {
  const positions: StarPosition[] = [];
  for (let at = 0; at < numbers.length; at += 3) positions.push(numbers.slice(at, at + 3) as unknown as StarPosition);
  return positions;
}
