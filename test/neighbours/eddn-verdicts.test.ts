import { describe, expect, it } from 'vitest';
import { eddnSchemaRules } from '../../src/neighbours/eddn/schemas/eddn-schema-rule-table.js';
import { EddnVerdicts } from '../../src/neighbours/eddn/verdicts/eddn-verdicts.js';
import { eddnVerdictRules } from '../../src/neighbours/eddn/verdicts/verdict-rules-table.js';
import { eddnScenes, type Scene } from './eddn-scenes.js';

describe.each([...eddnVerdictRules, eddnSchemaRules.localised])('$id', ({ id, severity }) => {
  const { good, bad } = eddnScenes[id];

  it('is reported where it is broken', () => {
    expect(findingsOf(bad)).toContainEqual(expect.objectContaining({ rule: id, severity }));
  });

  it('is not reported where it is kept, nor is any other rule', () => {
    // The scenes show one message each.
    const others = id === 'eddn/missing' ? [] : ['eddn/missing'];
    expect(findingsOf(good).filter(({ rule }) => !others.includes(rule))).toEqual([]);
  });
});

function findingsOf({ journal, posts }: Scene) {
  const verdicts = new EddnVerdicts();
  let end = 0;
  for (const [index, event] of journal.entries()) {
    end = Date.parse(String(event.timestamp));
    verdicts.wrote({ event, line: { file: '', line: index + 1, timestamp: String(event.timestamp) } });
  }
  const findings = posts.flatMap(({ content, after, status }) => {
    return verdicts.received(content, end + after * 1000, status).findings;
  });
  return [...findings, ...verdicts.omissions(end + 3_600_000)];
}
