import type { Members } from '../../../interface/object-rule.js';
import { idFrom, nameFrom, secondsBetween } from '../../../state/fold-fields.js';
import type { Mission } from '../../../state/journal-state.js';
import { lineReference, shortName } from '../session-phrases.js';
import { noFindings, type RuleFinding, type SessionRule } from '../session-rule.js';
import type { SessionState } from '../session-state.js';

const docked = (StationName: string) => ({
  event: 'Docked',
  StarSystem: 'Sol',
  SystemAddress: 10477373803,
  StationName,
});
const accepted = {
  timestamp: '2026-11-14T20:45:00Z',
  event: 'MissionAccepted',
  Faction: "Sol Workers' Party",
  Name: 'Mission_Courier',
  MissionID: 1000000001,
  Expiry: '2026-11-15T20:45:00Z',
  DestinationSystem: 'Sol',
  DestinationStation: 'Li Qing Jao',
};
const completed = { ...accepted, timestamp: '2026-11-14T21:20:00Z', event: 'MissionCompleted', Reward: 25_000 };
const taken = [{ timestamp: '2026-11-14T20:41:00Z', ...docked('Galileo') }, accepted];

export const missionRule: SessionRule = {
  id: 'mission/completed',
  says: 'a mission is completed once, in time, where it was accepted or leads to, and after the kills it asks for',
  reason:
    'Tools keep a list of missions by MissionID, with destination and expiry. A reward for a mission that is over, or at another place, means that lines are missing or made up. Only missions whose MissionAccepted is in this journal are looked at, from 3.4 on: earlier journals do not tell where a mission leads in the end.',
  since: '3.4',
  reads: { MissionCompleted: ['MissionID', 'Faction'] },
  check: (event, state) => {
    const mission = state.journal.missions?.[idFrom(event.MissionID) ?? ''];
    const broken = mission && (whyNotNow(event, mission, state) ?? whyNotHere(mission, state));
    if (!broken) return noFindings;
    const message = `mission ${String(event.MissionID)}, accepted at ${lineReference(mission.where, state.here)}, ${broken.message}`;
    return [{ ...broken, message }];
  },
  good: { journal: [...taken, { timestamp: '2026-11-14T21:10:00Z', ...docked('Li Qing Jao') }, completed] },
  bad: { journal: [...taken, { timestamp: '2026-11-14T21:10:00Z', ...docked('Abraham Lincoln') }, completed] },
};

function whyNotNow(event: Members, mission: Mission, state: SessionState): RuleFinding | undefined {
  const { ended, expiry, redirected, faction, targets, kills } = mission;
  const late = expiry === undefined || redirected ? undefined : secondsBetween(expiry, event.timestamp);
  const pays = nameFrom(event.Faction);
  if (ended)
    return why('MissionID', 'another', event.MissionID, `was over at ${lineReference(ended, state.here)} already`);
  if (late !== undefined && late > secondsOfGrace) {
    return why('timestamp', `until ${expiry}`, event.timestamp, `expired at ${expiry}`);
  }
  if (faction !== undefined && pays !== undefined && pays !== faction) {
    return why('Faction', faction, pays, `was given by ${shortName(faction)}, not ${shortName(pays)}`);
  }
  if (targets === undefined || kills > 0 || redirected) return undefined;
  return why(
    'MissionID',
    'Bounty or FactionKillBond',
    'none',
    `asks for kills of ${shortName(targets)}, but none was recorded`,
  );
}

/** A mission that is being handed in when the time is up is still paid. */
const secondsOfGrace = 60;

function whyNotHere(mission: Mission, { journal }: SessionState): RuleFinding | undefined {
  const { systems, stations } = mission;
  const system = journal.system?.name;
  if (systems && system !== undefined && !systems.includes(system)) return elsewhere(system, systems);
  // A symbol is another name for the same place.
  const station = journal.station?.name.startsWith('$') ? undefined : journal.station?.name;
  // A settlement may be approached without docking, so the station counts only while the ship is docked.
  if (stations && systems && station !== undefined && !stations.includes(station)) return elsewhere(station, stations);
  return undefined;
}

function elsewhere(place: string, places: readonly string[]): RuleFinding {
  const all = [...new Set(places)].map(shortName).join(' or ');
  return why('MissionID', all, place, `is handed in at ${all}, not at ${shortName(place)}`);
}

function why(name: string, expected: string, found: unknown, message: string): RuleFinding {
  return { pointer: `/${name}`, expected, found: JSON.stringify(String(found)), message };
}
