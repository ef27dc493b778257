import { engineerSummary } from '../commander/engineers.js';
import { suitLoadoutMembers } from '../commander/loadout.js';
import { missionsMembers } from '../commander/missions.js';
import { squadronMembers } from '../commander/squadron.js';
import type { Play } from '../play/play.js';
import { type Activity, wait, write } from '../play/step.js';
import { hearOfGoals } from './station/community-goals.js';

/** What the game tells when it has started, in its order. */
export function* startUp(play: Play): Activity {
  const { commander, dialect, random } = play;
  yield write('EngineerProgress', { Engineers: engineerSummary(commander) });
  if (commander.squadron) yield write('SquadronStartup', squadronMembers(commander.squadron));
  yield wait(random.integer(3, 8));
  yield write('Missions', missionsMembers(commander.missions, play.now, dialect));
  if (play.ride === 'foot') yield write('SuitLoadout', suitLoadoutMembers(commander.loadout, dialect));
  yield wait(random.integer(1, 4));
  if (commander.goals.length > 0) yield* hearOfGoals(play);
}
