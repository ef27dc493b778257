import { describe, expect, it } from 'vitest';
import { moon, playOf } from '../../../test/support/acted.js';
import type { Station } from '../../game/star-system.js';
import { guiFocusNumber } from '../../interface/gui-focus.js';
import type { World } from '../world/world.js';
import { type MusicState, musicTrackOf } from './music-track.js';

const state: MusicState = { track: 'Starport', placeSince: 0, arrivedBy: '', padSince: undefined };

function worldWith(change: (world: World, station: Station) => void): World {
  const world = playOf();
  if (world.place.is !== 'docked') throw new Error('the play begins on a pad');
  change(world, world.place.station);
  return world;
}

describe('the music', () => {
  it('is that of the open screen, wherever the ship is', () => {
    const at = (screen: 'GalaxyMap' | 'SystemMap' | 'FSSMode' | 'Codex') =>
      musicTrackOf(
        worldWith(({ cockpit }) => {
          cockpit.focus = guiFocusNumber(screen);
        }),
        state,
      );
    expect([at('GalaxyMap'), at('SystemMap'), at('FSSMode'), at('Codex')]).toEqual([
      'GalaxyMap',
      'SystemMap',
      'SystemAndSurfaceScanner',
      'Codex',
    ]);
  });

  it('follows the danger, and the vehicle', () => {
    const combat = worldWith((world) => {
      world.place = { is: 'space' };
      world.cockpit.flags.add('IsInDanger');
    });
    expect(musicTrackOf(combat, state)).toBe('Combat_Dogfight');
    const pulled = worldWith((world) => {
      world.place = { is: 'supercruise' };
      world.cockpit.flags.add('IsInDanger').add('BeingInterdicted');
    });
    expect(musicTrackOf(pulled, state)).toBe('Interdiction');
    const walking = worldWith((world) => {
      world.place = { is: 'landed', over: { body: moon, latitude: 1, longitude: 2, heading: 0, altitude: 0 } };
      world.vehicle = 'foot';
      world.standingOn = 'surface';
    });
    expect(musicTrackOf(walking, state)).toBe('OnFoot');
  });

  it('goes on for five seconds of a jump, and then falls silent', () => {
    const world = worldWith((each) => {
      each.place = { is: 'hyperspace' };
    });
    const jumping: MusicState = { ...state, track: 'Supercruise', arrivedBy: 'StartJump', placeSince: world.now };
    expect(musicTrackOf(world, jumping)).toBe('Supercruise');
    world.now += 5;
    expect(musicTrackOf(world, jumping)).toBe('NoTrack');
  });

  it('celebrates the end of a route for five seconds', () => {
    const world = worldWith((each) => {
      each.place = { is: 'supercruise' };
    });
    const arrived: MusicState = { ...state, arrivedBy: 'FSDJump', placeSince: world.now };
    expect(musicTrackOf(world, arrived)).toBe('DestinationFromHyperspace');
    world.now += 5;
    expect(musicTrackOf(world, arrived)).toBe('Supercruise');
    const underway = worldWith((each) => {
      each.place = { is: 'supercruise' };
      each.route = [each.home];
    });
    expect(musicTrackOf(underway, { ...arrived, placeSince: underway.now })).toBe('Supercruise');
  });

  it('is that of a starport only in large ones', () => {
    const on = (type: string) =>
      musicTrackOf(
        worldWith((world, station) => {
          const { body: _, ...inSpace } = station;
          world.place = { is: 'docked', station: { ...inSpace, type } };
        }),
        state,
      );
    expect([on('Coriolis'), on('Orbis'), on('Outpost'), on('FleetCarrier')]).toEqual([
      'Starport',
      'Starport',
      'Exploration',
      'Exploration',
    ]);
  });

  it('is that of the main menu in the main menu', () => {
    const world = worldWith((each) => {
      each.isInMenu = true;
    });
    expect(musicTrackOf(world, state)).toBe('MainMenu');
  });
});
