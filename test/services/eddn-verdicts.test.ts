import { describe, expect, it } from 'vitest';
import { EddnUploader } from '../../src/services/eddn/build/eddn-uploader.js';
import { eddnSchemaRules } from '../../src/services/eddn/schemas/eddn-schema-rule-table.js';
import { EddnVerdicts } from '../../src/services/eddn/verdicts/eddn-verdicts.js';
import { eddnVerdictRules } from '../../src/services/eddn/verdicts/verdict-rules-table.js';
import type { Omission } from '../../src/services/service.js';
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

describe('data of the Companion API', () => {
  const { content } = eddnScenes['eddn/market'].good.posts[0] as Scene['posts'][number];
  const header = { ...content.header, gameversion: 'CAPI-Live-market', gamebuild: '' };
  const docked = {
    timestamp: '2026-11-14T20:49:00Z',
    event: 'Docked',
    StarSystem: 'Sol',
    StationName: 'Abraham Lincoln',
    MarketID: 128016640,
  };
  const journal = [...eddnScenes['eddn/market'].good.journal.slice(0, 3), docked];

  it('need no line, but are of the station last docked at', () => {
    const message = { ...content.message, timestamp: '2026-11-14T20:49:30Z' };
    const of = (more: object) => ({ content: { ...content, header, message: { ...message, ...more } }, after: 30 });
    const rulesOf = (more: object) => findingsOf({ journal, posts: [of(more)] }).map(({ rule }) => rule);
    expect(rulesOf({})).toEqual(['eddn/missing']);
    expect(rulesOf({ marketId: 5, systemName: 'Deciat' })).toEqual(
      expect.arrayContaining(['eddn/market', 'eddn/system']),
    );
    const joined = { timestamp: docked.timestamp, event: 'JoinACrew', Captain: 'Nova Lynx' };
    const asCrew = findingsOf({ journal: [...journal, joined], posts: [of({})] });
    expect(asCrew.map(({ rule }) => rule)).toContain('eddn/crew');
  });

  it('need no line either where the header does not say so, but its members', () => {
    const { gameversion: _, gamebuild: __, ...bare } = header;
    const message = { ...content.message, timestamp: '2026-11-14T20:49:30Z' };
    const findings = (own: Scene['posts'][number]['content']['header'], more: object = {}) =>
      findingsOf({
        journal,
        posts: [{ content: { ...content, header: own, message: { ...message, ...more } }, after: 30 }],
      })
        .filter(({ rule }) => rule !== 'eddn/missing')
        .map(({ rule, pointer, message: sentence }) => [rule, pointer, sentence]);
    expect(findings(bare)).toEqual([
      ['eddn/game-version', '/header/gameversion', 'the header has no gameversion'],
      ['eddn/game-version', '/header/gamebuild', 'the header has no gamebuild'],
    ]);
    expect(findings({ ...bare, gameversion: '', gamebuild: '' })).toEqual([]);
    expect(findings({ ...bare, gameversion: '', gamebuild: '' }, { marketId: 5 })).toEqual([
      ['eddn/market', '/message/marketId', expect.any(String)],
    ]);
    expect(findings({ ...bare, gameversion: '4.4.0.1', gamebuild: '' })).toEqual([
      ['eddn/no-line', '/message/timestamp', expect.any(String)],
    ]);
  });

  it('need not be sent from the file as well, if both are the same', () => {
    const [, , , ...lines] = eddnScenes['eddn/market'].good.journal;
    const missing = (more: object) => {
      const posted = { ...content, header, message: { ...content.message, ...more } };
      return findingsOf({ journal: [...journal, ...lines], posts: [{ content: posted, after: 30 }] }).map(
        ({ kind }) => kind,
      );
    };
    expect(missing({})).not.toContain('commodity/3');
    expect(missing({ commodities: [] })).toContain('commodity/3');
  });
});

describe('what was not sent', () => {
  const { journal } = eddnScenes['eddn/market'].good;
  const market = journal.at(-1);
  const schemasOf = (lines: Scene['journal']) => findingsOf({ journal: lines, posts: [] }).map(({ kind }) => kind);

  it('is a market that has changed, not one that is the same', () => {
    const again = { ...market, timestamp: '2026-11-14T20:55:00Z' };
    expect(schemasOf([...journal, again])).toEqual(['journal/1', 'commodity/3']);
    expect(schemasOf([...journal, { ...again, Items: [] }])).toEqual(['journal/1', 'commodity/3', 'commodity/3']);
  });

  it('is not a market whose file is unknown; what its line says is still compared', () => {
    const { Items: _, ...line } = { Items: undefined, ...market };
    const lines = [...journal.slice(0, -1), line];
    const { content } = eddnScenes['eddn/market'].bad.posts[0] as Scene['posts'][number];
    expect(schemasOf(lines)).toEqual(['journal/1']);
    const rules = findingsOf({ journal: lines, posts: [{ content, after: 2 }] }).map(({ rule }) => rule);
    expect(rules).toEqual(['eddn/market']);
  });

  it('is nothing that was written before the first message of a tool that comes late', () => {
    const docked = (hour: number) => ({ ...journal[2], timestamp: `2026-11-14T${hour}:00:00Z` });
    const uploader = new EddnUploader({ version: '1' });
    const lines = [...journal.slice(0, 3), docked(21), docked(22)];
    const messages = lines.flatMap((event, index) =>
      uploader.wrote({ event, line: { file: '', line: index + 1, timestamp: String(event.timestamp) } }),
    );
    expect(messages).toHaveLength(3);
    const missing = (...sent: readonly number[]) => {
      const posts = sent.map((place) => ({
        content: messages[place]?.content as Scene['posts'][number]['content'],
        after: 0,
      }));
      return findingsOf({ journal: lines, posts })
        .filter(({ rule }) => rule === 'eddn/missing')
        .map((finding) => (finding as Omission).from?.line);
    };
    expect(missing()).toEqual([3, 4, 5]);
    expect(missing(1)).toEqual([5]);
    expect(missing(0, 2)).toEqual([4]);
    // Recorded messages are all that there were.
    const recorded = new EddnVerdicts();
    write(recorded, lines);
    recorded.received(messages[1]?.content);
    expect(recorded.omissions(Infinity).map(({ from }) => from?.line)).toEqual([3, 5]);
  });

  it('is what was not sent after the deadline', () => {
    const verdicts = new EddnVerdicts({ deadline: 5 });
    const end = write(verdicts, journal);
    expect(verdicts.omissions(end + 5000).map(({ kind, from }) => [kind, from?.line])).toEqual([['journal/1', 3]]);
    expect(verdicts.omissions(end + 5001)).toHaveLength(2);
  });
});

describe('modules', () => {
  const { good, bad } = eddnScenes['eddn/merc-price'];
  const lines = good.journal;
  const [{ content }] = good.posts as [Scene['posts'][number]];
  const names = { ...content, $schemaRef: content.$schemaRef.replace('/3', '/2') };
  const second = { ...names, message: { ...names.message, modules: ['hpt_railgun_fixed_medium'] } };
  const rulesOf = (...contents: readonly Scene['posts'][number]['content'][]) =>
    findingsOf({ journal: lines, posts: contents.map((each) => ({ content: each, after: 2 })) }).map(
      ({ rule, message }) => `${rule}: ${message}`,
    );
  const missing = 'eddn/missing: Outfitting was not sent to outfitting/2 or outfitting/3';

  it('are owed to one of their two schemas', () => {
    expect(rulesOf()).toContain(missing);
    for (const sent of [[content], [second], [second, content]]) {
      expect(rulesOf(...sent).filter((each) => !each.includes('FSDJump'))).toEqual([]);
    }
  });

  it('are owed no more once they came from the Companion API, at this visit and the next', () => {
    const header = { ...content.header, gameversion: 'CAPI-Live-shipyard', gamebuild: '' };
    const [, , jump, outfitting] = lines;
    const next = { ...outfitting, timestamp: '2026-11-14T20:55:00Z' };
    for (const sent of [content, second]) {
      const verdicts = new EddnVerdicts();
      write(verdicts, [...lines.slice(0, 2), jump ?? {}, outfitting ?? {}]);
      expect(verdicts.received({ ...sent, header }, Date.parse('2026-11-14T20:50:09Z')).findings).toEqual([]);
      write(verdicts, [next]);
      expect(verdicts.omissions(Infinity).map(({ kind }) => kind)).toEqual(['journal/1']);
    }
  });

  it('are owed no more where only prices have changed since a tool sent the names', () => {
    const verdicts = new EddnVerdicts();
    write(verdicts, lines);
    expect(verdicts.received(second, Date.parse('2026-11-14T20:50:09Z')).findings).toEqual([]);
    const { Items: before, ...rest } = lines.at(-1) ?? {};
    const Items = (before as object[]).map((each) => ({ ...each, BuyPrice: 7 }));
    write(verdicts, [{ ...rest, Items, timestamp: '2026-11-14T20:55:00Z' }]);
    expect(verdicts.omissions(Infinity)).toEqual([]);
  });

  it('may come in any order, and their members too', () => {
    const modules = (content.message.modules as object[]).map((each) =>
      Object.fromEntries(Object.entries(each).toReversed()),
    );
    const found = rulesOf({ ...content, message: { ...content.message, modules: modules.toReversed() } });
    expect(found.filter((each) => !each.includes('FSDJump'))).toEqual([]);
  });

  it('do not include the planetary approach suite in either schema', () => {
    const suite = { id: 128975719, Name: 'Int_PlanetApproachSuite', BuyPrice: 500, BuyMercCoinsPrice: 0 };
    for (const [sent, extra] of [
      [content, suite],
      [second, suite.Name],
    ] as const) {
      const modules = [...(sent.message.modules as unknown[]), extra];
      const found = rulesOf({ ...sent, message: { ...sent.message, modules } }).map((each) => each.split(':')[0]);
      expect(found.filter((rule) => rule !== 'eddn/missing')).toEqual(['eddn/not-for-sale']);
    }
  });

  it('from the Companion API have the prices in Merc Coins of the file', () => {
    const posted = bad.posts[0]?.content as Scene['posts'][number]['content'];
    const header = { ...posted.header, gameversion: 'CAPI-Live-shipyard', gamebuild: '' };
    expect(rulesOf({ ...posted, header })).toContainEqual(
      'eddn/merc-price: BuyMercCoinsPrice is 0, but by line 4 it is 950',
    );
  });
});

describe('organisms', () => {
  const { good } = eddnScenes['eddn/old-coordinates'];
  const [{ content }] = good.posts as [Scene['posts'][number]];
  const rulesOf = (changes: object, lines = good.journal) => {
    const posted = { ...content, message: { ...content.message, ...changes } };
    return findingsOf({ journal: lines, posts: [{ content: posted, after: 2 }] })
      .map(({ rule }) => rule)
      .filter((rule) => rule !== 'eddn/missing');
  };

  it('have coordinates of a Status.json, also of a later one', () => {
    const later = { timestamp: '2026-11-14T20:45:01Z', event: 'Status', Latitude: 12.75, Longitude: 4 };
    expect(rulesOf({ Latitude: 12.75, Longitude: 4 }, [...good.journal, later])).toEqual([]);
    expect(rulesOf({ Latitude: 12, Longitude: 4 })).toEqual(['eddn/changed']);
    const unknown = good.journal.filter(({ event }) => event !== 'Status');
    expect(rulesOf({ Latitude: 12, Longitude: 4 }, unknown)).toEqual([]);
  });

  it('are not sent when they are analysed', () => {
    const analysed = good.journal.map((each) =>
      each.event === 'ScanOrganic' ? { ...each, ScanType: 'Analyse' } : each,
    );
    expect(findingsOf({ journal: analysed, posts: [] }).map(({ kind }) => kind)).toEqual(['journal/1']);
    expect(rulesOf({}, analysed)).toEqual(['eddn/changed']);
  });
});

it('lets a line that the game wrote twice in a second be sent twice, or once', () => {
  const { journal, posts } = eddnScenes['eddn/twice'].good;
  const doubled = [...journal, journal.at(-1) ?? {}];
  const [post] = posts;
  const rulesAfter = (count: number) =>
    findingsOf({ journal: doubled, posts: Array.from({ length: count }, () => post as Scene['posts'][number]) })
      .map(({ rule }) => rule)
      .filter((rule) => rule !== 'eddn/missing');
  expect([1, 2, 3].map(rulesAfter)).toEqual([[], [], ['eddn/twice']]);
  // With a member that a sender may add.
  const content = { ...post?.content, message: { ...post?.content.message, BodyType: 'Planet' } };
  const added = { ...post, content } as Scene['posts'][number];
  const rules = findingsOf({ journal: doubled, posts: [added, added, added] }).map(({ rule }) => rule);
  expect(rules.filter((rule) => rule !== 'eddn/missing')).toEqual(['eddn/twice']);
});

it.each([undefined, null, 5, [], {}, { $schemaRef: 'x', header: {}, message: {} }])(
  '%j is for the schemas',
  (content) => {
    expect(new EddnVerdicts().received(content, 0).findings).toEqual([]);
  },
);

/** The time of the last line, in milliseconds since 1970. */
function write(verdicts: EddnVerdicts, journal: Scene['journal']): number {
  for (const [index, event] of journal.entries()) {
    const line = { file: '', line: index + 1, timestamp: String(event.timestamp) };
    verdicts.wrote({ event, ...(event.event !== 'Status' && { line }) });
  }
  return Date.parse(String(journal.at(-1)?.timestamp));
}

function findingsOf({ journal, posts }: Scene) {
  const verdicts = new EddnVerdicts();
  const end = write(verdicts, journal);
  const findings = posts.flatMap(({ content, after, status }) => {
    return verdicts.received(content, end + after * 1000, status).findings;
  });
  return [...findings, ...verdicts.omissions(end + 3_600_000)];
}
