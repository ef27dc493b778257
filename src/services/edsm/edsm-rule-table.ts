import type { MessageRule } from '../message-rule.js';

/** What can be wrong with a request to EDSM. */
export const edsmRules = {
  fields: {
    id: 'edsm/fields',
    severity: 'error',
    says: 'a request names commander, key, software, and game with their versions',
    reason: 'EDSM refuses the whole request without them, and the same one again will be refused again.',
    good: 'commanderName, apiKey, fromSoftware, fromSoftwareVersion, fromGameVersion, fromGameBuild, message',
    bad: 'commanderName, apiKey, message',
  },
  message: {
    id: 'edsm/message',
    severity: 'error',
    says: 'a message is an event of the journal, or a list of them, as JSON',
    reason: 'What cannot be read is lost.',
    good: '{ "timestamp": "2026-11-14T20:41:00Z", "event": "FSDJump", "StarSystem": "Sol" }',
    bad: '{ "StarSystem": "Sol" }',
  },
  discarded: {
    id: 'edsm/discarded',
    severity: 'warning',
    says: 'only events are sent that are not on the discard list',
    reason: 'EDSM throws them away; they only use up the rate limit. Ask for the list at each start.',
    good: 'FSDJump, Docked, Scan',
    bad: 'Music, ReceiveText',
  },
  commander: {
    id: 'edsm/commander',
    severity: 'note',
    says: 'the commander is that of the session',
    reason:
      'An account of EDSM may have another name; if it is that of another commander, the flights end up in the wrong log.',
    good: 'commanderName=Ada, while Ada plays',
    bad: 'commanderName=Bob, while Ada plays',
  },
  version: {
    id: 'edsm/version',
    severity: 'error',
    says: 'version and build are those of the session, and of the live game',
    reason: 'EDSM tells the galaxies apart by them: Legacy and betas must not be mixed with the live one.',
    good: 'fromGameVersion=4.4.0.0, as in Fileheader',
    bad: 'fromGameVersion=4.3.0.0, the version of yesterday',
  },
  crew: {
    id: 'edsm/crew',
    severity: 'error',
    says: "nothing is sent about another commander's ship",
    reason: 'The jumps of a captain would enter the log of the crew member.',
    good: 'no events between JoinACrew and QuitACrew',
    bad: "a FSDJump of the captain's ship",
  },
  line: {
    id: 'edsm/line',
    severity: 'error',
    says: 'an event is one of the journal, with its values',
    reason: 'EDSM is a copy of the journal: what is changed on the way is wrong for good.',
    good: 'the event as it was written, with transient state added',
    bad: 'an event with another StarSystem than its line',
  },
  state: {
    id: 'edsm/state',
    severity: 'error',
    says: 'the transient state is that of the moment of the event',
    reason:
      'Scans and docks are filed under the system of _systemAddress: that of the last jump puts them light years away.',
    good: '_systemName of the FSDJump before the Scan',
    bad: '_systemName of the system before the jump',
  },
  rate: {
    id: 'edsm/rate',
    severity: 'warning',
    says: 'the rate limit is respected',
    reason: 'X-Rate-Limit-Remaining says how many requests are left; at 0 wait until X-Rate-Limit-Reset.',
    good: 'several events in one request',
    bad: 'a request for each of 400 old events',
  },
  repeated: {
    id: 'edsm/repeated',
    severity: 'warning',
    says: 'an event is sent once',
    reason: 'EDSM answers 101, and the rate limit suffers.',
    good: 'each line once',
    bad: 'the whole journal again after a restart',
  },
} as const satisfies Record<string, MessageRule>;
