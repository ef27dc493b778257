import type { MessageRule } from '../message-rule.js';

const header = '{ "appName": "MyTool", "appVersion": "1.2", "APIkey": "…", "commanderName": "Ada" }';
const jump = '"eventName": "addCommanderTravelFSDJump", "eventTimestamp": "2026-11-14T20:41:00Z"';

/** What can be wrong with a request to Inara. */
export const inaraRules = {
  header: {
    id: 'inara/header',
    severity: 'error',
    says: 'the header names the application, its version, the key and the commander',
    reason: 'Inara refuses the whole batch without them, and answers with HTTP 200 all the same.',
    good: `"header": ${header}`,
    bad: '"header": { "appName": "MyTool", "commanderName": "Ada" }',
  },
  event: {
    id: 'inara/event',
    severity: 'error',
    says: 'an event has a known name, a time in UTC, and data of the right form',
    reason: 'Inara answers with status 400 for this event alone, which is easily overlooked.',
    good: `{ ${jump}, "eventData": { "starsystemName": "Sol" } }`,
    bad: '{ "eventName": "addTravelJump", "eventTimestamp": "14.11.2026", "eventData": "Sol" }',
  },
  required: {
    id: 'inara/required',
    severity: 'error',
    says: 'a required member of the data is present',
    reason: 'Inara cannot store the event without it.',
    good: `{ ${jump}, "eventData": { "starsystemName": "Sol" } }`,
    bad: `{ ${jump}, "eventData": { "jumpDistance": 4.38 } }`,
  },
  member: {
    id: 'inara/member',
    severity: 'note',
    says: 'the data has members that the API is known to take',
    reason: 'An unknown member is ignored: mostly it is misspelt, and its value never arrives.',
    good: `{ ${jump}, "eventData": { "starsystemName": "Sol", "jumpDistance": 4.38 } }`,
    bad: `{ ${jump}, "eventData": { "starsystemName": "Sol", "jumpDist": 4.38 } }`,
  },
  order: {
    id: 'inara/order',
    severity: 'warning',
    says: 'the events of a batch are in the order of their times',
    reason: 'Later events overwrite earlier ones: an old value would win.',
    good: '20:41:00Z, 20:41:05Z, 20:42:10Z',
    bad: '20:42:10Z, 20:41:00Z',
  },
  rate: {
    id: 'inara/rate',
    severity: 'warning',
    says: 'at most two requests are sent in a minute',
    reason: 'Inara revokes the access of an application that sends more; collect events, and send them together.',
    good: 'a batch every 35 s',
    bad: 'a request for each event',
  },
  commander: {
    id: 'inara/commander',
    severity: 'error',
    says: 'commander and Frontier id are those of the session',
    reason: 'Otherwise the events of one account end up in the profile of another.',
    good: '"commanderName": "Ada", "commanderFrontierID": "F123456"',
    bad: '"commanderName": "Ada", "commanderFrontierID": "F999999"',
  },
  version: {
    id: 'inara/version',
    severity: 'error',
    says: 'only the live game is reported: no beta, no Legacy',
    reason: 'Inara follows the live galaxy; what happens in another one is wrong there.',
    good: 'events of 4.4.0.0',
    bad: 'events of 4.4.0.0 Beta, or of 3.8',
  },
  crew: {
    id: 'inara/crew',
    severity: 'error',
    says: "nothing is sent about another commander's ship",
    reason:
      'As crew the journal describes a ship that is not yours; it would enter your fleet, and its jumps your log.',
    good: 'no events between JoinACrew and QuitACrew',
    bad: "addCommanderTravelFSDJump for a jump of the captain's ship",
  },
  assets: {
    id: 'inara/assets',
    severity: 'warning',
    says: 'credits are sent together with assets',
    reason: 'Credits alone make the charts of a commander jump with every purchase.',
    good: '"eventData": { "commanderCredits": 1000, "commanderAssets": 90000 }',
    bad: '"eventData": { "commanderCredits": 1000 }',
  },
  ship: {
    id: 'inara/ship',
    severity: 'error',
    says: "the id of a ship is one of the commander's",
    reason: 'An unknown id adds a ship to the fleet that does not exist.',
    good: '"shipGameID": 7, after a Loadout with ShipID 7',
    bad: '"shipGameID": 8, which no line of the journal has',
  },
  line: {
    id: 'inara/line',
    severity: 'warning',
    says: 'an event has the time of the line that it was made from',
    reason: 'Inara orders and recognises events by their times; with another time they are stored twice.',
    good: 'the timestamp of the Docked line',
    bad: 'the time at which the tool sent it',
  },
  value: {
    id: 'inara/value',
    severity: 'error',
    says: 'values are those of the line that the event was made from',
    reason: 'Mostly the system or station before the last jump, kept too long.',
    good: '"starsystemName": "Sol", as in the FSDJump line',
    bad: '"starsystemName": "Achenar", the system before',
  },
} as const satisfies Record<string, MessageRule>;
