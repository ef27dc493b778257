import { fists, suitLoadoutMembers } from '../../commander/loadout.js';
import { committed } from '../../play/committed.js';
import type { Ride } from '../../play/place.js';
import type { Play } from '../../play/play.js';
import { type Activity, type Step, wait, write } from '../../play/step.js';
import { bodyMembers, stationMembers, systemMembers } from '../travel/flight-lines.js';
import { bodyIdOf } from '../travel/target.js';

/** Kelvin, where people live. */
const roomTemperature = 293;

/** Steps out of whatever has been ridden in, onto a pad or a planet. The suit and its weapons are told. */
export function* stepOut(play: Play): Activity {
  play.cockpit.focus = 0;
  const told = boardingLine(play, 'Disembark', play.ride);
  play.ride = 'foot';
  standUp(play);
  yield* committed(play, lookAround(play, told));
}

function* lookAround({ commander, dialect, random }: Play, told: Step): Activity {
  yield told;
  yield write('SuitLoadout', suitLoadoutMembers(commander.loadout, dialect));
  yield wait(random.integer(4, 10));
}

/** Gets into a vehicle that stands here. */
export function* stepInto(play: Play, vehicle: Exclude<Ride, 'foot'>): Activity {
  play.motion = undefined;
  play.spot = undefined;
  play.person.weapon = undefined;
  play.ride = vehicle;
  yield* committed(play, sitDown(play, vehicle));
}

function* sitDown(play: Play, vehicle: Ride): Activity {
  yield boardingLine(play, 'Embark', vehicle);
  yield wait(play.random.integer(6, 14));
}

/** Safe and sound, with what the place asks for in hand: nobody draws a weapon in a station. */
function standUp(play: Play): void {
  const { person, place } = play;
  person.oxygen = 1;
  person.health = 1;
  if (place.is === 'landed') {
    play.footing = 'surface';
    play.spot = { ...place.over, altitude: 0 };
    person.temperature = place.over.body.temperature;
    person.weapon = fists;
    return;
  }
  const isSettlement = place.is === 'docked' && place.station.type === 'OnFootSettlement';
  play.footing = isSettlement ? 'settlement' : 'hangar';
  play.spot = undefined;
  person.temperature = roomTemperature;
  person.weapon = isSettlement ? fists : undefined;
}

function boardingLine(play: Play, event: 'Embark' | 'Disembark', vehicle: Ride): Step {
  return write(event, {
    SRV: vehicle === 'srv',
    Taxi: vehicle === 'taxi',
    Multicrew: vehicle === 'crew',
    ...(vehicle === 'ship' && { ID: play.ship.id }),
    ...systemMembers(play.system),
    ...whereMembers(play),
  });
}

function whereMembers({ place }: Play): Readonly<Record<string, unknown>> {
  if (place.is !== 'docked') {
    const over = place.is === 'landed' ? place.over : undefined;
    return { ...(over && bodyMembers(over.body)), OnStation: false, OnPlanet: true };
  }
  const { station } = place;
  return {
    ...(station.body ? bodyMembers(station.body) : { Body: station.name, BodyID: bodyIdOf(station) }),
    OnStation: true,
    OnPlanet: station.body !== undefined,
    ...stationMembers(station),
    MarketID: station.marketId,
  };
}
