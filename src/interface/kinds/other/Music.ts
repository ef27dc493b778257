import { musicTracks } from '../../../game/observed-vocabulary-table.js';
import { observed } from '../../evidence.js';
import { from } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const musicTrackNames = open('MusicTrackName', 'name of a track of the in-game music', musicTracks);

export const Music = kind(
  'Music',
  'the in-game music changes',
  () => ({
    MusicTrack: from(musicTrackNames, 'name of the track, such as Exploration or DockingComputer'),
  }),
  { evidence: observed(135_373, { since: '2.4' }), summary: [mention('MusicTrack')] },
);
