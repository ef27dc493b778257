import { hasBit, undefinedBits } from '../bits.js';
import { bitSet, from, id, integer, list, number, numberFrom, object, optional, shape, text } from '../field.js';
import { encodeFlags, flags, flags2 } from '../flags.js';
import { guiFocus } from '../gui-focus.js';
import { kind } from '../kind.js';
import { limits } from '../limits.js';
import { type Rule, together } from '../rule.js';
import { legalStates } from '../states.js';
import { amount, bits, said } from '../summary/part.js';

const Fuel = shape('Fuel', 'the fuel on board, in tonnes', {
  FuelMain: number('in the main tank'),
  FuelReservoir: number('in the reservoir'),
});

const Destination = shape('Destination', 'what is targeted', {
  System: id('address of its system'),
  Body: integer('number of its body in the system'),
  Name: text('its name'),
  Name_Localised: optional(text('its name, as shown')),
});

/** Half-pips in a full bank. */
const fullBank = 8;

const place = { Latitude: 11.701438, Longitude: 122.224075 };

const rules: readonly Rule[] = [
  together(place, {
    id: 'status/latitude-longitude',
    reason: 'One without the other is not a place.',
  }),
  {
    id: 'status/has-lat-long',
    severity: 'warning',
    about: 'Latitude',
    says: 'Latitude stands exactly where bit 21 of Flags is set',
    reason: 'Tools ask the flag before they read the place, and draw a wrong map where the two disagree.',
    holds: ({ Flags, Latitude }) => (Latitude !== undefined) === hasBit(Flags, 21),
    good: { Flags: encodeFlags(['InMainShip', 'HasLatLong']), ...place },
    bad: { Flags: encodeFlags(['InMainShip']), ...place },
  },
  {
    id: 'status/altitude-basis',
    severity: 'warning',
    about: 'Altitude',
    says: 'bit 29 of Flags stands only with an Altitude',
    reason: 'The bit says where the altitude counts from; without an altitude it says nothing.',
    holds: ({ Flags, Altitude }) => Altitude !== undefined || !hasBit(Flags, 29),
    good: { Flags: encodeFlags(['InMainShip', 'HasLatLong', 'AltitudeFromAverageRadius']), ...place, Altitude: 240090 },
    bad: {
      Flags: encodeFlags(['InMainShip', 'HasLatLong', 'AltitudeFromAverageRadius']),
      ...place,
      Altitude: undefined,
    },
  },
  {
    id: 'status/half-pips',
    severity: 'note',
    about: 'Pips',
    says: `each of the Pips lies between 0 and ${fullBank} half-pips`,
    reason: `A bank holds four pips, which are ${fullBank} halves.`,
    holds: ({ Pips }) => !Array.isArray(Pips) || Pips.every((half) => half >= 0 && half <= fullBank),
    good: { Pips: [4, 8, 0] },
    bad: { Pips: [4, 9, 0] },
  },
  {
    id: 'status/undefined-bits',
    severity: 'note',
    about: 'Flags2',
    says: 'Flags2 sets only the bits 0 to 22',
    reason: 'Nobody knows what a bit outside the table means; a newer game may have added it.',
    holds: ({ Flags2 }) => undefinedBits(flags2, Flags2).length === 0,
    good: { Flags2: 1 },
    bad: { Flags2: 2 ** 23 },
  },
];

/** It is written every few seconds: what is as it was is not worth a word. */
const news = { news: true } as const;

export const Status = kind(
  'Status',
  'the state of the player or the ship changes, and every few seconds',
  {
    Flags: bitSet(flags, 'what the ship, the SRV or the fighter is doing, as a bit set'),
    Flags2: optional(bitSet(flags2, 'the player on foot, in a taxi or in a crew, as a bit set')),
    Pips: optional(list(integer(), 'energy for systems, engines and weapons, in half-pips', limits.pipBanks)),
    FireGroup: optional(integer('the fire group that is selected')),
    GuiFocus: optional(numberFrom(guiFocus, 'the screen the player looks at')),
    Fuel: optional(object(Fuel)),
    Cargo: optional(number('cargo on board, in tonnes')),
    Oxygen: optional(number('oxygen left', { range: limits.vitals })),
    Health: optional(number('health left', { range: limits.vitals })),
    Temperature: optional(number('temperature around the player, in kelvin')),
    SelectedWeapon: optional(text('the weapon in hand; may be empty')),
    SelectedWeapon_Localised: optional(text('the weapon in hand, as shown')),
    Gravity: optional(number('gravity, where 1 is that of Earth')),
    LegalState: optional(from(legalStates, 'how the player stands with the law')),
    Latitude: optional(number('latitude on or near a planet, in degrees')),
    Longitude: optional(number('longitude on or near a planet, in degrees')),
    Heading: optional(integer('heading, in degrees')),
    Altitude: optional(
      integer('altitude in metres: from the average radius if bit 29 of Flags is set, else from the ground below'),
    ),
    BodyName: optional(text('the body the player is on or near')),
    PlanetRadius: optional(number('radius of the planet, in metres')),
    Balance: optional(integer('credits of the player')),
    Destination: optional(object(Destination)),
  },
  {
    tells: [
      said('LegalState', '#', { ...news, alarm: true, harmless: ['Clean', 'Allied'] }),
      bits('Flags'),
      bits('Flags2'),
      amount('Fuel.FuelMain', 't', '# of fuel', news),
      amount('Oxygen', 'share', 'oxygen #', news),
      amount('Health', 'share', 'health #', news),
      amount('Cargo', 't', '# of cargo', news),
      said('GuiFocus', '#', news),
      said('BodyName', 'near #', news),
      said('Destination.Name', 'to #', news),
      amount('Balance', 'cr', '#', news),
    ],
    rules,
    companion: { file: 'Status.json', content: 'the state of the player and the ship, rewritten every few seconds' },
  },
);
