import { describe, expect, it } from 'vitest';
import { recorded } from '../../../test/support/recorded.js';
import { CompanionLog } from './companion-log.js';

describe('the log of companions', () => {
  it('gives up the oldest of the kind that takes most room, never the latest of a kind', () => {
    const log = new CompanionLog(100_000);
    log.add('NavRoute', { time: 0, text: 'r'.repeat(60_000) });
    for (let time = 1; time <= 10_000; time++) log.add('Status', { time, text: String(time).padStart(100, 's') });
    log.add('Cargo', { time: 10_001, text: 'cargo' });
    expect(log.at(Infinity)).toEqual({
      NavRoute: { time: 0, text: 'r'.repeat(60_000) },
      Status: { time: 10_000, text: '10000'.padStart(100, 's') },
      Cargo: { time: 10_001, text: 'cargo' },
    });
    expect(log.at(9900).Status?.time).toBe(9900);
    expect(log.at(5000).Status).toBeUndefined();
    expect(log.characters).toBeLessThanOrEqual(100_000);
  });

  it('keeps a repeated content once', () => {
    const log = new CompanionLog();
    for (let time = 1; time <= 1000; time++) log.add('Status', { time, text: 'the same' });
    expect(log.at(Infinity)).toEqual({ Status: { time: 1, text: 'the same' } });
    expect(log.characters).toBeLessThan(200);
  });

  it('takes the content added last if a clock was set back', () => {
    const log = new CompanionLog();
    for (const time of [100, 200, 150]) log.add('Status', { time, text: String(time) });
    expect(log.at(Infinity).Status?.text).toBe('150');
    expect(log.at(120).Status?.text).toBe('100');
  });

  it('has the latest of each kind at any time', () => {
    const { recording } = recorded([]);
    recording.addCompanion('Status', { time: 1, text: 'old' });
    recording.addCompanion('Status', { time: 2, text: 'new' });
    expect(recording.companions).toEqual({ Status: { time: 2, text: 'new' } });
  });
});
