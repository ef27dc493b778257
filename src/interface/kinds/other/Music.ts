import { observed } from '../../evidence.js';
import { from } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const musicTrackNames = open('MusicTrackName', 'name of a track of the in-game music', [
  'Supercruise',
  'NoTrack',
  'Exploration',
  'OnFoot',
  'SystemAndSurfaceScanner',
  'GalaxyMap',
  'SystemMap',
  'Combat_Dogfight',
  'DockingComputer',
  'Starport',
  'DestinationFromHyperspace',
  'DestinationFromSupercruise',
  'Combat_SRV',
  'MainMenu',
  'FleetCarrier_Managment',
  'NoInGameMusic',
  'Codex',
  'GalacticPowers',
  'Combat_Unknown',
  'Combat_LargeDogFight',
  'Unknown_Encounter',
  'Unknown_Exploration',
  'GuardianSites',
  'Squadrons',
  'Titan_Encounter',
  'Interdiction',
  'TGFactory',
  'Combat_Hunters',
  'Titan_Graveyard',
  'Lifeform_FogCloud',
  'CQCMenu',
  'Thargoid_GroundCombat',
]);

export const Music = kind(
  'Music',
  'the in-game music changes',
  () => ({
    MusicTrack: from(musicTrackNames, 'name of the track, such as Exploration or DockingComputer'),
  }),
  { evidence: observed(135_373, { since: '2.4' }), summary: [mention('MusicTrack')] },
);
