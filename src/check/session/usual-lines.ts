/**
 * Lines in which everything is as it should be: a jump to a system that is known, as it is known, or of which nothing was known, over the
 * right distance and with the right fuel; a ship that docks where it is. Nearly all are. What the rules would ask one by one, and what the
 * updates would change, is done here at once and straight from the row, which takes less than half of the time in the first pass. Whoever
 * changes a rule or an update of these kinds changes this, too: `usual-lines.test.ts` holds it against them.
 */
import { systemRankLocks } from '../../game/rank-locks.js';
import { distanceBetween, type StarPosition } from '../../game/star-system.js';
import { liesAtAddress } from '../../game/system-address.js';
import { wantedPart } from '../scan/extraction-paths.js';
import { headCells, isTrue, isValue, rowSize, testsHold } from '../scan/row-format.js';
import type { RowReader } from '../scan/session-rows.js';
import { addressFrom, nameFrom, positionFrom } from './field-readers.js';
import { distanceTolerance } from './jump-distance-rule.js';
import { fuelFindings } from './jump-fuel-rule.js';
import type { KnownSystem } from './known-system.js';
import { noFindings } from './session-rule.js';
import { sessionFields } from './session-rules.js';
import type { SessionTracker } from './session-tracker.js';

/** Changes the state by a line if everything in it is as expected, and nothing if the rules have to be asked. */
export type UsualLine = (state: SessionTracker, rows: RowReader, row: number) => boolean;

export const usualLines: Readonly<Record<string, UsualLine>> = { FSDJump: takeJump, Docked: takeDocking };

/** Where in the rows of a kind a member stands. Each has a constant: to look it up in an object would take as long as to use it. */
function cellOf(kind: string, member: string): number {
  return headCells + wantedPart(sessionFields[kind] ?? []).names.indexOf(member);
}

const jumpName = cellOf('FSDJump', 'StarSystem');
const jumpAddress = cellOf('FSDJump', 'SystemAddress');
const jumpPosition = cellOf('FSDJump', 'StarPos');
const jumpDistance = cellOf('FSDJump', 'JumpDist');
const jumpMulticrew = cellOf('FSDJump', 'Multicrew');
const jumpUsed = cellOf('FSDJump', 'FuelUsed');
const jumpLevel = cellOf('FSDJump', 'FuelLevel');
const jumpTaxi = cellOf('FSDJump', 'Taxi');

const dockingName = cellOf('Docked', 'StarSystem');
const dockingAddress = cellOf('Docked', 'SystemAddress');
const dockingMulticrew = cellOf('Docked', 'Multicrew');
const dockingStation = cellOf('Docked', 'StationName');
const dockingType = cellOf('Docked', 'StationType');

function takeJump(state: SessionTracker, rows: RowReader, row: number): boolean {
  const { cells, words, values } = rows;
  if (((words[2 * row + rowSize / 4] as number) & testsHold) === 0) return false;
  const { currentSystem, fuel, route, life } = state;
  if (life.boarded !== undefined || (route !== undefined && route.stops !== undefined && !route.over)) return false;
  const known = knownSystem(state, rows, row + jumpAddress, row + jumpName);
  const told = 2 * (row + jumpPosition);
  if (words[told + 1] !== isValue) return false;
  const position = values[words[told] as number] as StarPosition;
  if (known === undefined) {
    if (!isFirstTold(state, rows, row, position)) return false;
    // The same bytes give the same array for a while.
  } else if (known.positions.length !== 1 || known.positions[0] !== position) return false;
  if (words[2 * (row + jumpTaxi)] === isTrue || words[2 * (row + jumpMulticrew)] === isTrue) return false;
  const from = currentSystem?.position;
  if (from !== undefined && !currentSystem?.multicrew) {
    const away = distanceBetween(from, position) - (cells[row + jumpDistance] as number);
    if (!(away <= distanceTolerance && away >= -distanceTolerance)) return false;
  }
  const level = cells[row + jumpLevel] as number;
  const used = cells[row + jumpUsed] as number;
  if (!(level >= 0 && used >= 0)) return false;
  if (fuel !== undefined && fuelFindings(state, level, used) !== noFindings) return false;
  // It is a text: the system is known by it, or was looked up by it.
  const name = values[words[2 * (row + jumpName)] as number] as string;
  if (life.ranks !== undefined && systemRankLocks.has(name)) return false;
  life.clearance = false;
  const { systems } = state;
  if (known) systems.mentionAgain(known, state);
  state.jumpTo(known ?? systems.recordNews(name, cells[row + jumpAddress] as number, position, state), level, used);
  return true;
}

/** Whether nothing was known of a system of this name or at this address, and it lies where its address says. */
function isFirstTold({ systems }: SessionTracker, rows: RowReader, row: number, position: unknown): boolean {
  const name = nameFrom(rows.value(row, row + jumpName));
  const address = addressFrom(rows.cells[row + jumpAddress]);
  if (name === undefined || typeof address !== 'number' || positionFrom(position) === undefined) return false;
  if (systems.byAddress.has(address) || systems.addressesOf(name).length > 0) return false;
  return liesAtAddress(address, position as StarPosition);
}

function takeDocking(state: SessionTracker, rows: RowReader, row: number): boolean {
  const { currentSystem, life, recordsAllKinds } = state;
  if (currentSystem === undefined || currentSystem.multicrew || rows.words[2 * (row + dockingMulticrew)] === isTrue)
    return false;
  if (life.clearance === false && recordsAllKinds) return false;
  const system = knownSystem(state, rows, row + dockingAddress, row + dockingName);
  if (system === undefined || system.label.name !== currentSystem.name) return false;
  // A carrier takes the ship along to anywhere.
  if (rows.value(row, row + dockingType) === 'FleetCarrier') return false;
  life.station = nameFrom(rows.value(row, row + dockingStation));
  life.clearance = undefined;
  state.setDocked(true, 'Docked');
  if (recordsAllKinds) state.fuel = undefined;
  else state.forgetShip();
  state.systems.mentionAgain(system, state);
  return true;
}

/** The system at an address, if it is known by just the name that is told. */
function knownSystem(
  { systems }: SessionTracker,
  { cells, words, values }: RowReader,
  addressCell: number,
  nameCell: number,
): KnownSystem | undefined {
  // What is no number is at no address.
  const address = cells[addressCell] as number;
  const system = systems.byAddress.get(address);
  if (system === undefined || words[2 * nameCell + 1] !== isValue) return undefined;
  const { label } = system;
  return label.addresses === address && label.name === values[words[2 * nameCell] as number] ? system : undefined;
}
