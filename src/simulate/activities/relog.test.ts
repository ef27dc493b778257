import { expect, it } from 'vitest';
import { playOf } from '../../../test/support/acted.js';
import { stepped } from '../../../test/support/stepped.js';
import { type Activity, wait, write } from '../activity.js';
import { withRelogs } from './relog.js';

it('never comes between lines of one instant', () => {
  const world = playOf();
  function* pairs(): Activity {
    for (let time = 0; time < 2000; time++) {
      // Something is open during every other pause.
      world.cockpit.focus = 0;
      yield write('ReceiveText', { From: '', Message: 'first', Channel: 'local' });
      yield write('ReceiveText', { From: '', Message: 'second', Channel: 'local' });
      world.cockpit.focus = time % 2 === 0 ? 0 : 1;
      yield wait(100);
    }
  }
  const kinds = stepped(world, withRelogs(world, pairs())).map(({ event, Message = event }) => Message);
  expect(kinds.filter((kind) => kind === 'LoadGame').length).toBeGreaterThan(3);
  expect(kinds.filter((kind, index) => kind === 'first' && kinds[index + 1] !== 'second')).toEqual([]);
});
