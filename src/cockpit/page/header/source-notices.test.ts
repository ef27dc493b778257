import { describe, expect, it } from 'vitest';
import type { SourceInfo } from '../../protocol.js';
import { sourceNotices } from './source-notices.js';

const info: SourceInfo = { mode: 'live', title: '/journals', generation: 1, dialect: 'game', isSimulated: false };
const clock = { isPaused: false, speed: 1, now: 0 };

function notices(changes: Partial<SourceInfo>, hasToken = false, formerTitle?: string) {
  return sourceNotices({ info: { ...info, ...changes }, formerTitle, hasToken });
}

describe('notices about what the page looks at', () => {
  it('are none where there is nothing to say, or nothing is known yet', () => {
    expect(notices({})).toEqual([]);
    expect(sourceNotices({ info: undefined, formerTitle: undefined, hasToken: false })).toEqual([]);
  });

  it('say in a sentence why the journal cannot be read', () => {
    expect(notices({ problem: 'there is no directory /journals' })).toEqual(['There is no directory /journals.']);
  });

  it('say how many journals are left out', () => {
    expect(notices({ leftOut: 12 })[0]).toContain('12 older journals left out');
  });

  it('say that another cockpit answers at the address', () => {
    expect(notices({}, false, '/tmp/demo')[0]).toContain('this is no longer /tmp/demo');
  });

  it('say how to control a session that this page may only show', () => {
    expect(notices({ stage: { seed: 7, canControl: false, clock } }, true)[0]).toContain('open the address');
    expect(notices({ stage: { seed: 7, canControl: false, clock } })[0]).toContain('#token');
    expect(notices({ stage: { seed: 7, canControl: true, clock } })).toEqual([]);
  });
});
