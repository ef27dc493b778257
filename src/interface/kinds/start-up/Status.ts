import { askedRules } from '../../asked-rules.js';
import { hasBit, undefinedBits } from '../../bits.js';
import { companionFiles } from '../../companion-names.js';
import { specifiedSince } from '../../evidence.js';
import {
  bitSet,
  from,
  id,
  integer,
  list,
  number,
  numberFrom,
  object,
  optional,
  shape,
  since,
  text,
} from '../../field.js';
import { encodeFlags, flags, flags2 } from '../../flag-tables.js';
import { guiFocus } from '../../gui-focus.js';
import { kind } from '../../kind.js';
import { type Rule, together } from '../../object-rule.js';
import { maybePersonal } from '../../personal-mark.js';
import { limits } from '../../specified-limits.js';
import { legalStateList } from '../../specified-values.js';
import { amount, bits, mention } from '../../summary/summary-part.js';

export const Fuel = shape('Fuel', 'the fuel on board, in tonnes', () => ({
  FuelMain: number('in the main tank'),
  FuelReservoir: number('in the reservoir'),
}));

export const Destination = shape('Destination', 'the current destination', () => ({
  System: id('address of the system it is in'),
  Body: integer('ID of the body within that system'),
  Name: maybePersonal('carrier-name', text('name of the destination')),
  Name_Localised: optional(text('name of the destination, as shown in game')),
}));

const place = { Latitude: 11.701438, Longitude: 122.224075 };

const rules: readonly Rule[] = [
  together(place, {
    id: 'status/latitude-longitude',
    reason: 'One without the other does not give a position.',
  }),
  {
    id: 'status/has-lat-long',
    severity: 'warning',
    about: 'Latitude',
    says: 'Latitude is written exactly when bit 21 of Flags is set',
    reason: 'Tools check the flag before they read the position, and show a wrong one if the two disagree.',
    holds: ({ Flags, Latitude }) => (Latitude !== undefined) === hasBit(Flags, 21),
    presenceOnly: ['Latitude', 'Longitude'],
    bitsOnly: { Flags: [21, 21] },
    good: { Flags: encodeFlags(['InMainShip', 'HasLatLong']), ...place },
    bad: { Flags: encodeFlags(['InMainShip']), ...place },
  },
  {
    id: 'status/altitude-basis',
    severity: 'warning',
    about: 'Altitude',
    says: 'bit 29 of Flags is set only if Altitude is written',
    reason: 'The bit says what the altitude is measured from; without an altitude it means nothing.',
    holds: ({ Flags, Altitude }) => Altitude !== undefined || !hasBit(Flags, 29),
    presenceOnly: ['Latitude', 'Longitude', 'Altitude'],
    bitsOnly: { Flags: [29, 29] },
    good: { Flags: encodeFlags(['InMainShip', 'HasLatLong', 'AltitudeFromAverageRadius']), ...place, Altitude: 240090 },
    bad: {
      Flags: encodeFlags(['InMainShip', 'HasLatLong', 'AltitudeFromAverageRadius']),
      ...place,
      Altitude: undefined,
    },
  },
  askedRules['status/half-pips'],
  {
    id: 'status/undefined-bits',
    severity: 'note',
    about: 'Flags2',
    says: 'only bits 0 to 22 of Flags2 are set',
    reason: 'The meaning of any other bit is unknown; a newer version of the game may have added it.',
    holds: ({ Flags2 }) => undefinedBits(flags2, Flags2).length === 0,
    bitsOnly: { Flags2: [23, 31] },
    good: { Flags2: 1 },
    bad: { Flags2: 2 ** 23 },
  },
];

/** It is written every few seconds, so that only changes are worth mentioning. */
const ifChanged = { onlyIfChanged: true } as const;

export const Status = kind(
  'Status',
  'the state of the player or the ship changes, and at least every few seconds',
  () => ({
    Flags: bitSet(flags, 'state of the ship, SRV or fighter, as a bit set'),
    Flags2: optional(bitSet(flags2, 'state of the player on foot, in a taxi or in multicrew, as a bit set')),
    Pips: optional(
      list(integer(), 'power distribution to systems, engines and weapons, in half-pips', limits.pipBanks),
    ),
    FireGroup: optional(integer('the selected fire group')),
    GuiFocus: optional(numberFrom(guiFocus, 'the screen or panel the player has open')),
    Fuel: since('3.3.02', optional(object(Fuel))),
    Cargo: optional(number('cargo on board, in tonnes')),
    Oxygen: optional(number('oxygen remaining', { range: limits.vitals })),
    Health: optional(number('health remaining', { range: limits.vitals })),
    Temperature: optional(number('ambient temperature, in kelvin')),
    SelectedWeapon: optional(text('the weapon in hand; may be empty')),
    SelectedWeapon_Localised: optional(text('the weapon in hand, as shown in game')),
    Gravity: optional(number('gravity, in g')),
    LegalState: since('3.4', optional(from(legalStateList, 'legal state of the player'))),
    Latitude: optional(number('latitude on or near a planet, in degrees')),
    Longitude: optional(number('longitude on or near a planet, in degrees')),
    Heading: optional(integer('heading, in degrees')),
    Altitude: optional(
      integer(
        'altitude in metres: above the average radius of the planet if bit 29 of Flags is set, otherwise above the terrain',
      ),
    ),
    BodyName: since('3.4', optional(text('the body the player is on or near'))),
    PlanetRadius: since('3.4', optional(number('radius of the planet, in metres'))),
    Balance: since('4.0.0.600', optional(integer('credit balance of the player'))),
    Destination: since('4.0.0.600', optional(object(Destination))),
  }),
  {
    evidence: specifiedSince('3.0'),
    summary: [
      mention('LegalState', '#', { ...ifChanged, alarm: true, harmless: ['Clean', 'Allied'] }),
      bits('Flags'),
      bits('Flags2'),
      amount('Fuel.FuelMain', 't', '# fuel', ifChanged),
      amount('Oxygen', 'share', 'oxygen #', ifChanged),
      amount('Health', 'share', 'health #', ifChanged),
      amount('Cargo', 't', '# cargo', ifChanged),
      mention('GuiFocus', '#', ifChanged),
      mention('BodyName', 'near #', ifChanged),
      mention('Destination.Name', 'to #', ifChanged),
      amount('Balance', 'cr', '#', ifChanged),
    ],
    rules,
    companion: {
      file: companionFiles.Status,
      content: 'the state of the player and the ship, rewritten every few seconds',
    },
  },
);
