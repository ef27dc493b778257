import { codeBlock, generatedPage } from '../words/markdown.js';
import { sentence } from '../words/sentence.js';
import { capiRules } from './capi/capi-rule-table.js';
import { eddnSchemaRules } from './eddn/schemas/eddn-schema-rule-table.js';
import { eddnVerdictRules } from './eddn/verdicts/verdict-rules-table.js';
import { edsmRules } from './edsm/edsm-rule-table.js';
import { inaraRules } from './inara/inara-rule-table.js';
import type { MessageRule } from './message-rule.js';
import { proxyRules } from './proxy/proxy-rule-table.js';

/** All rules about what a tool sends, service by service. */
export const messageRules: readonly MessageRule[] = [
  ...Object.values<MessageRule>(eddnSchemaRules),
  ...eddnVerdictRules,
  ...Object.values<MessageRule>(capiRules),
  ...Object.values<MessageRule>(inaraRules),
  ...Object.values<MessageRule>(edsmRules),
  ...Object.values<MessageRule>(proxyRules),
];

/** The page about these rules, in Markdown. */
export function messageRulePage(): string {
  return generatedPage('the rules of the services', 'Messages to services', [
    'What a tool sends to EDDN, the Companion API, Inara and EDSM, as the [services beside a stage](../services.md) and `shakedown eddn check` judge it. The rules about journals are [listed by group](README.md).',
    ...messageRules.flatMap(({ id, severity, says, reason, good, bad }) => [
      `## ${id}`,
      `*${severity}*`,
      `**${sentence(says)}** ${reason}`,
      'Good:',
      codeBlock('text', good),
      'Bad:',
      codeBlock('text', bad),
    ]),
  ]);
}
