/** What our uploader makes of sessions: valid, complete, and right by the verdicts. */
import { describe, expect, it } from 'vitest';
import { checkMessage } from '../../src/services/eddn/schemas/check-message.js';
import { EddnVerdicts } from '../../src/services/eddn/verdicts/eddn-verdicts.js';
import { planNames } from '../../src/simulate/plans/plans.js';
import { oneIn } from '../thorough.js';
import { sentSession } from './sent-session.js';

const sessions = planNames.flatMap((plan) => [1, 2, 3, 4].map((seed) => ({ plan, seed, asLive: seed % 2 === 0 })));

describe.each(oneIn(21, sessions))('the messages of $plan with seed $seed', (options) => {
  const writes = sentSession({ ...options, seconds: 3600, dialect: 'game' });
  const sent = writes.flatMap(({ built }) => built.filter(({ withheld }) => withheld === undefined));

  it('are valid, and go to the references for tests in a beta only', () => {
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.flatMap(({ content }) => checkMessage(content, JSON.stringify(content)).findings)).toEqual([]);
    expect(new Set(sent.map(({ content }) => content.$schemaRef.endsWith('/test')))).toEqual(
      new Set([!options.asLive]),
    );
  });

  it('are all that the lines could feed', () => {
    const withheld = writes.flatMap(({ built }) =>
      built.flatMap((each) => (each.withheld ? `${each.withheld} ${String(each.content.message.event)}` : [])),
    );
    // A settlement comes before the first Location after a log-out there; EDDN takes no analysis.
    const allowed = new Set(['system ApproachSettlement', 'incomplete ScanOrganic']);
    expect(withheld.filter((each) => !each.startsWith('crew ') && !allowed.has(each))).toEqual([]);
  });

  it('have no finding if they are sent at once', () => {
    const verdicts = new EddnVerdicts();
    const findings = writes.flatMap(({ at, written, built }) => {
      verdicts.wrote(written);
      const messages = built.filter(({ withheld }) => withheld === undefined);
      return messages.flatMap(({ content }) => verdicts.received(content, at).findings);
    });
    expect([...findings, ...verdicts.omissions(Infinity)]).toEqual([]);
  });
});
