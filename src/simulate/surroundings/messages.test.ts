import { describe, expect, it } from 'vitest';
import { playOf } from '../../../test/support/acted.js';
import { namedPilot, pirate } from '../activities/combat/contacts.js';
import { shipTargeted } from '../activities/combat/targeting.js';
import type { WriteStep } from '../activity.js';
import type { Mission } from '../commander/taken-missions.js';
import type { UncheckedDraft } from '../event-fields.js';
import { Random } from '../random.js';
import type { World } from '../world/world.js';
import { Chatter } from './chatter.js';
import { chatterLine, chatterText, namedSpeaker } from './chatter-lines.js';
import { Delayed } from './delayed.js';
import { linesBefore } from './lines-before.js';
import { NoFireZone } from './no-fire-zone.js';

function saidIn({ write }: WriteStep): readonly [from: unknown, message: unknown] {
  return write.event === 'ReceiveText' ? [write.From, write.Message] : [undefined, undefined];
}

/** In space near the station where the session begins, in a populated system. */
function nearStation(): World {
  const world = playOf();
  if (world.place.is !== 'docked') throw new Error('the play begins on a pad');
  const { body: _, ...station } = world.place.station;
  world.place = { is: 'space', station: { ...station, type: 'Coriolis' } };
  return world;
}

describe('traffic control', () => {
  const world = nearStation();
  const repliesTo = (event: string, fields: object = {}) =>
    (linesBefore[event]?.(world, new Random(1), { event, StationName: 'High Gate', ...fields }) ?? []).map(saidIn);

  it('greets and grants pads, always in the same tone', () => {
    const [greeting, grant] = repliesTo('DockingGranted');
    expect(greeting?.[1]).toMatch(/^\$DockingChatter_(Unfriendly|Neutral|Cordial|Friendly|Allied);$/);
    expect(grant).toEqual(['High Gate', '$STATION_docking_granted;']);
    expect(repliesTo('DockingGranted')).toEqual([greeting, grant]);
  });

  it.each([
    ['Distance', '$DockingFailed_Distance:#distance=7500;'],
    ['NoSpace', '$STATION_docking_denied;'],
    ['TooLarge', '$STATION_docking_denied_toolarge;'],
    ['RestrictedAccess', '$STATION_docking_denied_accessRestricted;'],
  ])('gives the reason for a refusal: %s', (Reason, message) => {
    expect(repliesTo('DockingDenied', { Reason })).toEqual([['High Gate', message]]);
  });
});

describe('the no-fire zone', () => {
  it('is announced some seconds after the drop, once, and again after leaving and returning', () => {
    const world = nearStation();
    const near = world.place;
    world.place = { is: 'supercruise' };
    const delayed = new Delayed(world);
    const zone = new NoFireZone(world, new Random(3), delayed);
    const later = (seconds: number) => {
      world.now += seconds;
      return [...delayed.due(), ...zone.due()].map((step) => saidIn(step)[1]);
    };
    expect(later(1)).toEqual([]);
    world.place = near;
    expect([...later(0), ...later(5)]).toEqual([]);
    expect(later(13)).toEqual(['$STATION_NoFireZone_entered;']);
    expect(later(60)).toEqual([]);
    world.place = { is: 'supercruise' };
    expect(later(1)).toEqual([]);
    world.place = near;
    expect([...later(0), ...later(18)]).toEqual(['$STATION_NoFireZone_entered;']);
  });
});

describe('chatter', () => {
  /** All messages received in five hours. */
  function messagesIn(world: World): (readonly [from: unknown, message: unknown])[] {
    const delayed = new Delayed(world);
    const chatter = new Chatter(world, new Random(5), delayed);
    const lines = [];
    for (let seconds = 0; seconds < 18_000; seconds += 5) {
      world.now += 5;
      chatter.due();
      lines.push(...delayed.due());
    }
    return lines.map(saidIn);
  }

  it('occurs in populated systems, from ships and pilots of the game', () => {
    const messages = messagesIn(nearStation());
    expect(messages.length).toBeGreaterThan(5);
    for (const [from, message] of messages) {
      expect(from).toMatch(/^\$(ShipName_|npc_name_decorate:#name=)/);
      expect(message).toMatch(/^\$[A-Za-z_]+\d\d(?::#\w+=[^:]+)*;$/);
    }
  });

  it('of the target of a mission is that of a pirate lord', () => {
    const world = nearStation();
    world.place = { is: 'space' };
    const { commander, scanner } = world;
    const target = pirate(world, { pilot: namedPilot('Mo Grim'), faction: 'Dukes of Sol' });
    scanner.contacts.push(target);
    commander.missions.push({ target: { faction: target.faction, pilot: 'Mo Grim' } } as Mission);
    const delayed = new Delayed(world);
    const chatter = new Chatter(world, new Random(5), delayed);
    const said: unknown[] = [];
    for (let scans = 0; scans < 20; scans++) {
      target.scanned = scans === 19 ? 3 : 1;
      chatter.onLine(shipTargeted(target).write as UncheckedDraft);
      world.now += 30;
      said.push(...delayed.due().map((step) => saidIn(step)[1]));
    }
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter((message) => !String(message).startsWith('$PirateLord_'))).toEqual([]);
  });

  it('shows each commander one text for a message, and not all the same one', () => {
    const texts = Array.from({ length: 12 }, (_, id) => chatterText({ id: `F${id}` }, 'Military_Passthrough', 3));
    expect(new Set(texts).size).toBe(3);
    expect(chatterText({ id: 'F1' }, 'Military_Passthrough', 3)).toBe(texts[1]);
  });

  it('has the demands of pirates with their figures, in the message and in the text', () => {
    const { commander, random } = playOf();
    const parameters = { units: [4, '4'], CommodityName: ['$Gold_Name;', 'Gold'] } as const;
    const who = namedSpeaker('Mo Grim');
    const { write } = chatterLine(commander, who, 'Pirate_ThreatenSpecific', random, parameters);
    expect(write.Message).toBe('$Pirate_ThreatenSpecific01:#units=4:#CommodityName=$Gold_Name;;');
    expect(write.Message_Localised).toMatch(/4t.*Gold|Gold.*4t/);
  });

  it('does not occur in unpopulated systems, nor on foot', () => {
    const empty = nearStation();
    empty.system = { ...empty.system, population: 0 };
    expect(messagesIn(empty)).toEqual([]);
    const walking = nearStation();
    walking.vehicle = 'foot';
    expect(messagesIn(walking)).toEqual([]);
  });
});
