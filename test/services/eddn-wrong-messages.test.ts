/** Messages of a session with one mistake each, which the schemas accept. */
import { expect, it } from 'vitest';
import type { Members } from '../../src/interface/object-rule.js';
import type { BuiltMessage, EddnContent } from '../../src/services/eddn/build/eddn-message.js';
import { checkMessage } from '../../src/services/eddn/schemas/check-message.js';
import { EddnVerdicts } from '../../src/services/eddn/verdicts/eddn-verdicts.js';
import type { VerdictRuleId } from '../../src/services/eddn/verdicts/verdict-rules-table.js';
import { once } from '../../src/words/memo.js';
import { sentSession } from './sent-session.js';

/** Takes a message and those before it; undefined if the mistake cannot be made here. */
type Mistake = (content: EddnContent, before: readonly BuiltMessage[]) => EddnContent | undefined;

const mistakes: readonly (readonly [string, VerdictRuleId, keyof typeof sessions, string, Mistake])[] = [
  ['names another system', 'eddn/system', 'trade', 'Docked', message(() => ({ StarSystem: 'Nowhere' }))],
  [
    'names another system for a market',
    'eddn/system',
    'trade',
    'commodity/3',
    message(() => ({ systemName: 'Nowhere' })),
  ],
  ['has another address', 'eddn/address', 'explore', 'Scan', message(() => ({ SystemAddress: 5 }))],
  ['has the position of the last system', 'eddn/position', 'explore', 'FSSDiscoveryScan', lastPosition],
  ['has the position of nowhere', 'eddn/position', 'explore', 'Scan', message(() => ({ StarPos: [1, 2, 3] }))],
  [
    'has the market of another station',
    'eddn/market',
    'trade',
    'commodity/3',
    message(() => ({ marketId: 128000000 })),
  ],
  [
    'has the name of another station',
    'eddn/market',
    'trade',
    'DockingGranted',
    message(() => ({ StationName: 'Elsewhere' })),
  ],
  [
    'has a wrong price',
    'eddn/list',
    'trade',
    'commodity/3',
    commodities(([first, ...others]) => [{ ...first, sellPrice: 1 }, ...others]),
  ],
  ['lacks a commodity', 'eddn/list', 'trade', 'commodity/3', commodities(([, ...others]) => others)],
  [
    'has names of Market.json',
    'eddn/list',
    'trade',
    'commodity/3',
    commodities(([first, ...others]) => [{ ...first, name: `$${String(first?.name)}_name;` }, ...others]),
  ],
  [
    'sells limpets',
    'eddn/not-for-sale',
    'trade',
    'commodity/3',
    commodities(([first, ...others]) => [{ ...first, name: 'drones' }, ...(first ? [first] : []), ...others]),
  ],
  ['names the commander', 'eddn/personal', 'trade', 'Docked', message(() => ({ Commander: 'Tango Magpie' }))],
  ['says what the commander has', 'eddn/personal', 'explore', 'Scan', message(() => ({ Credits: 12 }))],
  ['has something of its own', 'eddn/added', 'explore', 'FSDJump', message(() => ({ toolVersion: 3 }))],
  ['has lost a member', 'eddn/dropped', 'explore', 'Scan', message(() => ({ DistanceFromArrivalLS: undefined }))],
  [
    'rounds',
    'eddn/changed',
    'explore',
    'Scan',
    message(({ DistanceFromArrivalLS: far }) => ({ DistanceFromArrivalLS: Number(far) + 0.5 })),
  ],
  [
    'translates',
    'eddn/localised',
    'trade',
    'Docked',
    message(({ StationFaction }) => ({ StationFaction: { ...(StationFaction as Members), Name_Localised: 'x' } })),
  ],
  ['guesses Odyssey', 'eddn/flags', 'explore', 'Scan', message(({ odyssey }) => ({ odyssey: !odyssey }))],
  ['forgets Horizons', 'eddn/flags', 'trade', 'commodity/3', message(() => ({ horizons: undefined }))],
  ['has another version', 'eddn/game-version', 'explore', 'Scan', header(() => ({ gameversion: '4.0.0.1 (Beta)' }))],
  [
    'trims the build',
    'eddn/game-version',
    'explore',
    'Scan',
    header(({ gamebuild }) => ({ gamebuild: String(gamebuild).trim() })),
  ],
  ['names no uploader', 'eddn/uploader', 'trade', 'Docked', header(() => ({ uploaderID: '' }))],
  [
    'stamps for the gateway',
    'eddn/gateway-stamp',
    'trade',
    'Docked',
    header(() => ({ gatewayTimestamp: '2026-11-14T20:41:00Z' })),
  ],
  [
    'goes live from a beta',
    'eddn/beta-ref',
    'trade',
    'Docked',
    (content) => ({ ...content, $schemaRef: content.$schemaRef.replace('/test', '') }),
  ],
  ['goes to the schema of the journal', 'eddn/wrong-schema', 'explore', 'CodexEntry', asJournal],
  [
    'is stamped when it is sent',
    'eddn/timestamp',
    'explore',
    'Scan',
    message(() => ({ timestamp: '2026-11-15T12:00:00Z' })),
  ],
  [
    'is made up',
    'eddn/no-line',
    'explore',
    'Scan',
    message(() => ({ timestamp: '2026-11-15T12:00:00Z', BodyName: 'Mine' })),
  ],
  [
    'has a part of the signals',
    'eddn/batch',
    'explore',
    'FSSSignalDiscovered',
    message(({ signals }) => ({ signals: (signals as []).slice(1) })),
  ],
  [
    'has a signal of its own',
    'eddn/added',
    'explore',
    'FSSSignalDiscovered',
    message(({ signals, timestamp }) => ({ signals: [...(signals as []), { timestamp, SignalName: 'Mine' }] })),
  ],
];

const sessions = {
  trade: once(() => sentSession({ plan: 'trade', seed: 7, seconds: 3600, dialect: 'game' })),
  explore: once(() => sentSession({ plan: 'explore', seed: 6, seconds: 3600, dialect: 'game' })),
};

it.each(mistakes)('a message that %s breaks %s, and no other message does', (_what, rule, plan, of, mistake) => {
  const verdicts = new EddnVerdicts();
  const before: BuiltMessage[] = [];
  const found: { wrong?: EddnContent; rules: string[] }[] = [];
  let wrong: EddnContent | undefined;
  for (const { at, written, built } of sessions[plan]()) {
    verdicts.wrote(written);
    for (const each of built) {
      const mistaken: EddnContent | undefined = wrong || !isOf(each, of) ? undefined : mistake(each.content, before);
      wrong ??= mistaken;
      const { findings } = verdicts.received(mistaken ?? each.content, at);
      const rules = findings.map((finding) => finding.rule);
      if (mistaken || rules.length > 0) found.push({ ...(mistaken && { wrong: mistaken }), rules });
      before.push(each);
    }
  }
  expect(found).toEqual([{ wrong, rules: [rule] }]);
  expect(checkMessage(wrong, JSON.stringify(wrong)).findings).toEqual([]);
});

function isOf({ schema, content }: BuiltMessage, name: string): boolean {
  return schema === name || content.message.event === name;
}

/** Other members, or none where they are undefined. */
function message(change: (members: Members) => Members): Mistake {
  return (content) => ({ ...content, message: changed(content.message, change(content.message)) });
}

function header(change: (members: Members) => Members): Mistake {
  return (content) => ({ ...content, header: changed(content.header, change(content.header)) });
}

function commodities(change: (list: readonly Members[]) => readonly Members[]): Mistake {
  return message((members) => ({ commodities: change(members.commodities as Members[]) }));
}

function changed(members: Members, changes: Members): Members {
  return Object.fromEntries(Object.entries({ ...members, ...changes }).filter(([, value]) => value !== undefined));
}

function lastPosition(content: EddnContent, before: readonly BuiltMessage[]): EddnContent | undefined {
  const jumps = before.map((each) => each.content.message).filter(({ event }) => event === 'FSDJump');
  const last = jumps.findLast(({ SystemAddress }) => SystemAddress !== content.message.SystemAddress);
  return last && { ...content, message: { ...content.message, StarPos: last.StarPos } };
}

function asJournal({ $schemaRef, header: head, message: members }: EddnContent): EddnContent {
  const { System, Traits: _, VoucherAmount: __, Latitude: ___, Longitude: ____, ...rest } = members;
  return {
    $schemaRef: $schemaRef.replace('codexentry/1', 'journal/1'),
    header: head,
    message: { ...rest, StarSystem: System },
  };
}
