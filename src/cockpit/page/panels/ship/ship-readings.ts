/** What the ship panel says in words and bars. A reading without a value is shown as a dash. */
import { guiFocus } from '../../../../interface/gui-focus.js';
import type { Moment } from '../../../protocol.js';
import { type Fields, numberIn, objectIn, textIn } from '../../store/loose-fields.js';
import { companionEvent, latestEvent } from '../../store/moment-events.js';
import { newestEvents } from '../../store/newest-event.js';
import { isLit } from './lit-flags.js';
import {
  celsius,
  coordinate,
  credits,
  degrees,
  distance,
  gravities,
  grouped,
  kelvin,
  percent,
  tonnes,
} from './measures.js';
import { seatIn } from './seat.js';

export interface Reading {
  readonly label: string;
  readonly value: string | undefined;
  /** From 0 to 1, to be shown as a bar; undefined if there is nothing to compare with. */
  readonly share?: number | undefined;
  /** More about it, for those who ask. */
  readonly note?: string | undefined;
  readonly isAlarm?: boolean | undefined;
  /** It needs a line of its own. */
  readonly isLong?: true;
}

/** The fuel and the hold, against what the ship can take. */
export function tankReadings(moment: Moment): Reading[] {
  const status = companionEvent(moment, 'Status') as Fields | undefined;
  const fuel = objectIn(status, 'Fuel');
  const isOwnShip = seatIn(status) === 'ship' || !status;
  const loadout = isOwnShip ? (latestEvent(moment, 'Loadout') as Fields | undefined) : undefined;
  const capacity = objectIn(loadout, 'FuelCapacity');
  return [
    {
      ...tank(
        'Fuel',
        known(numberIn(fuel, 'FuelMain'), status, () => fuelBefore(moment)),
        numberIn(capacity, 'Main'),
      ),
      isAlarm: isLit(status, 'LowFuel'),
    },
    tank('Reservoir', { value: numberIn(fuel, 'FuelReservoir') }, numberIn(capacity, 'Reserve')),
    tank(
      'Cargo',
      known(numberIn(status, 'Cargo'), status, () => cargoBefore(moment)),
      numberIn(loadout, 'CargoCapacity'),
    ),
  ];
}

export function generalReadings(moment: Moment): Reading[] {
  const status = companionEvent(moment, 'Status') as Fields | undefined;
  const isHot = isLit(status, 'OverHeating');
  const legal = textIn(status, 'LegalState');
  return [
    {
      label: 'Heat',
      value: isHot === undefined ? undefined : isHot ? 'over 100 %' : 'normal',
      note: 'The journal says only whether it is above 100 %',
      isAlarm: isHot,
    },
    { label: 'Fire group', value: fireGroup(numberIn(status, 'FireGroup')), note: 'Counted from 0 in Status' },
    { label: 'Legal state', value: legal && spaced(legal), isLong: true },
    { label: 'Focus', ...screen(numberIn(status, 'GuiFocus')), isLong: true },
    {
      label: 'Balance',
      ...dated(
        known(numberIn(status, 'Balance'), status, () => balanceBefore(moment)),
        credits,
      ),
      isLong: true,
    },
    { label: 'Destination', value: textIn(objectIn(status, 'Destination'), 'Name_Localised', 'Name'), isLong: true },
  ];
}

export function positionReadings(status: Fields | undefined): Reading[] {
  const fromAverage = isLit(status, 'AltitudeFromAverageRadius');
  const altitude = distance(numberIn(status, 'Altitude'));
  return [
    { label: 'Body', value: textIn(status, 'BodyName'), isLong: true },
    { label: 'Latitude', value: coordinate(numberIn(status, 'Latitude')) },
    { label: 'Longitude', value: coordinate(numberIn(status, 'Longitude')) },
    { label: 'Heading', value: degrees(numberIn(status, 'Heading')) },
    { label: 'Radius', value: distance(numberIn(status, 'PlanetRadius')), note: 'Radius of the planet' },
    {
      label: 'Altitude',
      value: altitude && `${altitude}, above the ${fromAverage ? 'average radius' : 'ground'}`,
      isLong: true,
    },
  ];
}

export function footReadings(status: Fields | undefined): Reading[] {
  const isOnFoot = seatIn(status) === 'foot';
  const heat = numberIn(status, 'Temperature');
  const weapon = textIn(status, 'SelectedWeapon_Localised', 'SelectedWeapon');
  return [
    vital('Oxygen', status, isLit(status, 'LowOxygen')),
    vital('Health', status, isLit(status, 'LowHealth')),
    { label: 'Temperature', value: kelvin(heat), note: celsius(heat) },
    { label: 'Gravity', value: gravities(numberIn(status, 'Gravity')) },
    {
      label: 'Weapon',
      value: weapon ?? (isOnFoot && status?.SelectedWeapon === '' ? 'none' : undefined),
      isLong: true,
    },
  ];
}

/** A number, with the time of the event that it was taken from if that was not Status. */
interface Known {
  readonly value: number | undefined;
  readonly at?: string | undefined;
}

/** From the journal only where there is no Status at all: a Status that leaves it out says that it is not known now. */
function known(value: number | undefined, status: Fields | undefined, before: () => Known | undefined): Known {
  return status ? { value } : (before() ?? { value: undefined });
}

function fuelBefore(moment: Moment): Known | undefined {
  return lastNumber(moment, ['FSDJump', 'LoadGame'], 'FuelLevel');
}

function cargoBefore(moment: Moment): Known | undefined {
  return lastNumber(moment, ['Cargo'], 'Count');
}

function balanceBefore(moment: Moment): Known | undefined {
  return lastNumber(moment, ['LoadGame'], 'Credits');
}

function lastNumber(moment: Moment, kinds: readonly string[], field: string): Known | undefined {
  for (const { event } of newestEvents(moment, kinds)) {
    const value = numberIn(event, field);
    if (value !== undefined) return { value, at: textIn(event, 'timestamp')?.slice(11, 19) };
  }
  return undefined;
}

function tank(label: string, amount: Known, capacity: number | undefined): Reading {
  const full = capacity !== undefined && capacity > 0 ? capacity : undefined;
  return {
    label,
    ...dated(amount, (value) => (full === undefined ? tonnes(value) : `${grouped(value, 2)} of ${tonnes(full)}`)),
    share: amount.value !== undefined && full !== undefined ? shareOf(amount.value / full) : undefined,
  };
}

function dated({ value, at }: Known, words: (value: number) => string | undefined): Pick<Reading, 'value' | 'note'> {
  if (value === undefined) return { value };
  if (at === undefined) return { value: words(value) };
  return { value: `${words(value)} (${at})`, note: `There is no Status; known at ${at}` };
}

function vital(label: 'Oxygen' | 'Health', status: Fields | undefined, isLow: boolean | undefined): Reading {
  const value = numberIn(status, label);
  return { label, value: percent(value), share: value === undefined ? value : shareOf(value), isAlarm: isLow };
}

function shareOf(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** The game shows the first group as A. */
function fireGroup(value: number | undefined): string | undefined {
  if (value === undefined) return undefined;
  return Number.isInteger(value) && value >= 0 && value < 26 ? String.fromCharCode(65 + value) : String(value);
}

function screen(value: number | undefined): Pick<Reading, 'value' | 'note'> {
  if (value === undefined) return { value };
  const { name, note } = guiFocus.list.find((each) => each.value === value) ?? {};
  return { value: name === undefined ? `unknown (${value})` : spaced(name), note };
}

/** `StationServices` becomes `Station services`; letters of an abbreviation stay together. */
function spaced(name: string): string {
  return name
    .replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/ [A-Z](?![A-Z])/g, (part) => part.toLowerCase());
}
