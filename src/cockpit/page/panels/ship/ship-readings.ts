/** Readings of the ship panel. One without a value is shown as a dash. */
import { guiFocus } from '../../../../interface/gui-focus.js';
import type { Moment } from '../../../protocol.js';
import { isLit } from '../../moment/lit-flags.js';
import { type Fields, fieldsIn, numberIn, shownIn, textIn } from '../../moment/loose-fields.js';
import { seatIn, shipStatusIn } from '../../moment/status-in-moment.js';
import { celsius, coordinate, credits, degrees, distance, gravities, kelvin, percent } from '../../words/measures.js';
import { clockBeside } from '../../words/time-words.js';
import { datedValue, type Reading } from './reading.js';

const nothing: Fields = {};

export function generalReadings(moment: Moment): Reading[] {
  const status = shipStatusIn(moment) ?? nothing;
  const isHot = isLit(status, 'OverHeating');
  const legal = textIn(status, 'LegalState');
  return [
    { label: 'Legal state', value: legal && spaced(legal) },
    {
      label: 'Heat',
      value: isHot === undefined ? undefined : isHot ? 'over 100 %' : 'normal',
      note: 'The journal only says whether it is above 100 %',
      isAlarm: isHot,
    },
    { label: 'Focus', ...screen(numberIn(status, 'GuiFocus')) },
    { label: 'Fire group', value: fireGroup(numberIn(status, 'FireGroup')), note: 'Counted from 0 in Status' },
    { label: 'Destination', value: shownIn(fieldsIn(status, 'Destination'), 'Name'), isLong: true },
  ];
}

/** What is certain; otherwise what is likely by the ledger, and the last that was certain. */
export function balanceReading(moment: Moment): Reading {
  const label = 'Balance';
  const { commander, learned, estimate } = moment.state;
  const status = shipStatusIn(moment) ?? nothing;
  const stated = numberIn(status, 'Balance');
  // A line may be newer than the last Status, which may even be that of another commander.
  const isOld = (textIn(status, 'timestamp') ?? '9') < (learned.credits?.timestamp ?? '');
  if (stated !== undefined && !isOld) return { label, value: credits(stated) };
  if (!estimate) return { label, ...datedValue(moment, credits(commander.credits), learned.credits?.timestamp) };
  return {
    label,
    value: `≈ ${credits(estimate.certain + estimate.since)}`,
    at: `last certain ${credits(estimate.certain)} at ${clockBeside(Date.parse(estimate.timestamp ?? ''), moment.time)}`,
    note: 'Since then something has cost or earned an amount that no line states; this is what lines do state',
  };
}

/** Power distribution: Status counts half pips, up to four pips each. */
export function pipReadings({ Pips }: Fields): Reading[] {
  const halves: readonly unknown[] = Array.isArray(Pips) ? Pips : [];
  const banks = [
    ['SYS', 'Systems'],
    ['ENG', 'Engines'],
    ['WEP', 'Weapons'],
  ] as const;
  return banks.map(([label, title], at) => {
    const half = halves[at];
    const known = typeof half === 'number' ? { value: String(half / 2), share: half / 8 } : { value: undefined };
    return { label, note: `${title}, of 4 pips`, ...known };
  });
}

export function positionReadings(status: Fields = nothing): Reading[] {
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

export function footReadings(status: Fields = nothing): Reading[] {
  const isOnFoot = seatIn(status) === 'foot';
  const heat = numberIn(status, 'Temperature');
  const weapon = shownIn(status, 'SelectedWeapon');
  return [
    vital('Oxygen', status, isLit(status, 'LowOxygen')),
    vital('Health', status, isLit(status, 'LowHealth')),
    { label: 'Temperature', value: kelvin(heat), note: celsius(heat) },
    { label: 'Gravity', value: gravities(numberIn(status, 'Gravity')) },
    {
      label: 'Weapon',
      value: weapon ?? (isOnFoot && status.SelectedWeapon === '' ? 'none' : undefined),
      isLong: true,
    },
  ];
}

function vital(label: 'Oxygen' | 'Health', status: Fields, isLow: boolean | undefined): Reading {
  const value = numberIn(status, label);
  return { label, value: percent(value), share: value, isAlarm: isLow };
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
