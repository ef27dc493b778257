import { specifiedSince } from '../../evidence.js';
import { boolean, id, integer, list, optional, shape, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { count } from '../../summary/summary-part.js';

export const Mission = shape('Mission', 'a mission the player has accepted', () => ({
  MissionID: id('ID of the mission'),
  Name: text('internal name of the mission'),
  Name_Localised: since('4.1.0.0', optional(text('its name, as shown in game'))),
  PassengerMission: boolean('it is a passenger mission'),
  Expires: integer('seconds left; failed missions have been seen with 0'),
}));

export const Missions = kind(
  'Missions',
  'the game starts up',
  () => ({
    Active: list(Mission, 'active missions'),
    Failed: list(Mission, 'failed missions'),
    Complete: list(Mission, 'completed missions'),
  }),
  {
    evidence: specifiedSince('3.0'),
    summary: [
      count('Active', 'active mission'),
      count('Failed', 'failed', 'failed', { ifAny: true, alarm: true }),
      count('Complete', 'completed', 'completed', { ifAny: true }),
    ],
  },
);
