import { boolean, id, integer, list, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { count } from '../summary/part.js';

const Mission = shape('Mission', 'a mission the player has taken', {
  MissionID: id('identifies the mission'),
  Name: text('internal name of the mission'),
  Name_Localised: optional(text('its name, as shown')),
  PassengerMission: boolean('it carries passengers'),
  Expires: integer('seconds left; 0 has been seen for failed ones'),
});

export const Missions = kind(
  'Missions',
  'the game starts up',
  {
    Active: list(Mission, 'missions under way'),
    Failed: list(Mission, 'missions that failed'),
    Complete: list(Mission, 'missions that are done'),
  },
  {
    tells: [
      count('Active', 'active mission'),
      count('Failed', 'failed', 'failed', { ifAny: true, alarm: true }),
      count('Complete', 'done', 'done', { ifAny: true }),
    ],
  },
);
