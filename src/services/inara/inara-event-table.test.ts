/** Each event that the Inara API takes, as its documentation describes it. */
import { describe, expect, it } from 'vitest';
import { requestTo, timestamp } from '../../../test/support/flight.js';
import type { Members } from '../../interface/object-rule.js';
import type { ReceivedMessage } from '../service.js';
import { Inara } from './inara.js';
import { inaraEvents } from './inara-event-table.js';

/** Required members; `[]` if it takes a list; the line it is made from, `?` if other times are right. */
const api = [
  ['getCommanderProfile', ''],
  ['addCommanderFriend', 'commanderName'],
  ['delCommanderFriend', 'commanderName'],
  ['addCommanderPermit', 'starsystemName'],
  ['setCommanderCredits', 'commanderCredits'],
  ['setCommanderGameStatistics', '', 'Statistics?'],
  ['setCommanderRankEngineer', '[] engineerName'],
  ['setCommanderRankPilot', '[] rankName'],
  ['setCommanderRankPower', 'powerName rankValue'],
  ['setCommanderReputationMajorFaction', '[] majorfactionName majorfactionReputation'],
  ['setCommanderReputationMinorFaction', '[] minorfactionName minorfactionReputation'],
  ['addCommanderInventoryItem', '[] itemName itemCount'],
  ['delCommanderInventoryItem', '[] itemName itemCount'],
  ['setCommanderInventory', '[] itemName itemCount'],
  ['setCommanderInventoryItem', '[] itemName itemCount'],
  ['resetCommanderInventory', '[] itemType'],
  ['addCommanderInventoryCargoItem', '[] itemName itemCount'],
  ['delCommanderInventoryCargoItem', '[] itemName itemCount'],
  ['setCommanderInventoryCargo', '[] itemName itemCount'],
  ['setCommanderInventoryCargoItem', '[] itemName itemCount'],
  ['addCommanderInventoryMaterialsItem', '[] itemName itemCount'],
  ['delCommanderInventoryMaterialsItem', '[] itemName itemCount'],
  ['setCommanderInventoryMaterials', '[] itemName itemCount'],
  ['setCommanderInventoryMaterialsItem', '[] itemName itemCount'],
  ['setCommanderStorageModules', '[] itemName'],
  ['addCommanderShip', 'shipType shipGameID', 'ShipyardNew shipGameID=NewShipID'],
  ['delCommanderShip', 'shipType shipGameID'],
  ['setCommanderShip', 'shipType shipGameID'],
  ['setCommanderShipLoadout', 'shipType shipGameID shipLoadout', 'Loadout? shipGameID=ShipID'],
  [
    'setCommanderShipTransfer',
    'shipType shipGameID starsystemName stationName',
    'ShipyardTransfer shipGameID=ShipID marketID=MarketID',
  ],
  ['setCommanderSuitLoadout', 'loadoutGameID', 'SuitLoadout? loadoutGameID=LoadoutID'],
  ['updateCommanderSuitLoadout', 'loadoutGameID'],
  ['delCommanderSuitLoadout', 'loadoutGameID'],
  [
    'addCommanderTravelDock',
    'starsystemName stationName',
    'Docked starsystemName=StarSystem stationName=StationName marketID=MarketID',
  ],
  [
    'addCommanderTravelFSDJump',
    'starsystemName',
    'FSDJump starsystemName=StarSystem starsystemCoords=StarPos jumpDistance=JumpDist',
  ],
  [
    'addCommanderTravelCarrierJump',
    'starsystemName',
    'CarrierJump starsystemName=StarSystem stationName=StationName marketID=MarketID',
  ],
  [
    'addCommanderTravelLand',
    'starsystemName starsystemBodyName',
    'Touchdown starsystemName=StarSystem starsystemBodyName=Body',
  ],
  ['setCommanderTravelLocation', 'starsystemName'],
  [
    'addCommanderMission',
    'missionName missionGameID',
    'MissionAccepted missionGameID=MissionID missionName=Name minorfactionNameOrigin=Faction starsystemNameTarget=DestinationSystem stationNameTarget=DestinationStation',
  ],
  ['setCommanderMissionAbandoned', 'missionGameID', 'MissionAbandoned missionGameID=MissionID'],
  ['setCommanderMissionFailed', 'missionGameID', 'MissionFailed missionGameID=MissionID'],
  ['setCommanderMissionCompleted', 'missionGameID', 'MissionCompleted missionGameID=MissionID rewardCredits=Reward'],
  ['addCommanderCombatDeath', '', 'Died opponentName=KillerName'],
  ['addCommanderCombatInterdicted', 'opponentName', 'Interdicted opponentName=Interdictor isSubmit=Submitted'],
  ['addCommanderCombatInterdiction', 'opponentName', 'Interdiction opponentName=Interdicted isSuccess=Success'],
  ['addCommanderCombatInterdictionEscape', 'opponentName', 'EscapeInterdiction'],
  ['addCommanderCombatKill', 'opponentName', 'PVPKill opponentName=Victim'],
  ['getCommunityGoalsRecent', ''],
  [
    'setCommunityGoal',
    'communitygoalGameID communitygoalName starsystemName stationName goalExpiry isCompleted contributorsNum contributionsTotal',
  ],
  ['setCommanderCommunityGoalProgress', 'communitygoalGameID contribution percentileBand'],
] as const;

const events = api.map(([name, members, line = '']) => {
  const words = members.split(' ').filter(Boolean);
  const [source = '', ...same] = line.split(' ').filter(Boolean);
  return {
    name,
    required: words.filter((word) => word !== '[]'),
    takesLists: words.includes('[]'),
    kind: source.replace('?', ''),
    isState: source.endsWith('?'),
    same: same.map((each) => each.split('=') as [member: string, field: string]),
  };
});

const header = { appName: 'MyTool', appVersion: '1.2', APIkey: 'secret', commanderName: 'Ada' };

/** What Inara makes of an event, two minutes into a journal with these lines. */
function received(eventName: string, eventData: unknown, minute = 2, lines: readonly Members[] = []): ReceivedMessage {
  const inara = new Inara();
  for (const [index, line] of lines.entries()) {
    const event = { timestamp: timestamp(index), ...line };
    inara.wrote({ event, line: { file: 'Journal.log', line: index + 1, timestamp: event.timestamp } });
  }
  const sent = [{ eventName, eventTimestamp: timestamp(minute), eventData }];
  const { received: [message] = [] } = inara.answer(requestTo('/inapi/v1/', { header, events: sent }));
  if (!message) throw new Error(`${eventName} was not received`);
  return message;
}

function found(rule: string, { findings }: ReceivedMessage): (string | undefined)[] {
  return findings.filter((finding) => finding.rule === `inara/${rule}`).map(({ pointer }) => pointer);
}

function dataOf(names: readonly string[]): Members {
  return Object.fromEntries(names.map((name) => [name, 'there']));
}

it('the API takes these events, and no others', () => {
  expect(Object.keys(inaraEvents)).toEqual(events.map(({ name }) => name));
});

describe.each(events)('$name', ({ name, required, takesLists }) => {
  const data = dataOf(required);

  it('is complete with its required members, and with none of them less', () => {
    expect(received(name, data).findings.filter(({ rule }) => rule !== 'inara/assets')).toEqual([]);
    for (const missing of required) {
      const message = received(name, dataOf(required.filter((member) => member !== missing)));
      expect(found('required', message)).toEqual([`/events/0/eventData/${missing}`]);
    }
  });

  it('takes a list, or does not, and no member that is unheard of', () => {
    expect(found('event', received(name, [data]))).toEqual(takesLists ? [] : ['/events/0/eventData']);
    const unknown = found('member', received(name, { ...data, unheardOf: 1 }));
    expect(unknown).toEqual(name === 'setCommanderGameStatistics' ? [] : ['/events/0/eventData/unheardOf']);
  });
});

const [ofNoLine, ofLines] = [events.filter(({ kind }) => kind === ''), events.filter(({ kind }) => kind !== '')];

it.each(ofLines)('$name is compared with $kind', ({ name, required, kind, isState, same }) => {
  const there = { event: kind, ...dataOf(same.map(([, field]) => field)) };
  const lines = [{ event: 'Fileheader' }, { event: 'Music' }, there];
  const data = dataOf([...required, ...same.map(([member]) => member)]);
  const right = received(name, data, 2, lines);
  expect([right.from?.line, found('value', right), found('member', right)]).toEqual([3, [], []]);
  for (const [member] of same) {
    const wrong = received(name, { ...data, [member]: 'elsewhere' }, 2, lines);
    expect(found('value', wrong)).toEqual([`/events/0/eventData/${member}`]);
  }
  expect(found('line', received(name, data, 1, lines))).toEqual(isState ? [] : ['/events/0/eventTimestamp']);
});

it.each(ofNoLine)('$name is made from no line', ({ name, required }) => {
  expect(found('line', received(name, dataOf(required), 2, [{ event: 'Music' }]))).toEqual([]);
});
