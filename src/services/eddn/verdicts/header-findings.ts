import type { Finding } from '../../../check/finding.js';
import { childPointer } from '../../../check/text/json-pointer.js';
import type { BuiltMessage } from '../build/eddn-message.js';
import { versionedSchemas } from '../build/sources-table.js';
import { checkMessage } from '../schemas/check-message.js';
import { schemaIn } from '../schemas/eddn-schemas.js';
import { type Posted, postedFrom } from './posted-message.js';
import { type VerdictDetails, verdictFinding } from './verdict-finding.js';
import type { VerdictRuleId } from './verdict-rules-table.js';

/** What is wrong with the reference and the header of a message; `at` is undefined for a recorded one. */
export function headerFindings(posted: Posted, built: BuiltMessage | undefined, at: number | undefined): Finding[] {
  const { schema, header, isTest, $schemaRef } = posted;
  const findings: Finding[] = [];
  const add = (rule: VerdictRuleId, pointer: string, details: Omit<VerdictDetails, 'schema'> = {}) => {
    findings.push(verdictFinding(rule, { schema, pointer, from: built?.from, ...details }));
  };
  if (header.uploaderID === '') add('eddn/uploader', '/header/uploaderID');
  // The relay has put it into what was recorded there.
  if (at !== undefined && header.gatewayTimestamp !== undefined) {
    add('eddn/gateway-stamp', '/header/gatewayTimestamp');
  }
  for (const name of ['gameversion', 'gamebuild']) {
    const [expected, found] = [built?.content.header[name], header[name]];
    const details = built ? { expected, found } : { message: `the header has no ${name}` };
    if (built ? expected !== found : found === undefined)
      add('eddn/game-version', childPointer('/header', name), details);
  }
  if (!built) return findings;
  const { content } = built;
  if (schemaIn(content.$schemaRef)?.isTest && !isTest) {
    add('eddn/beta-ref', '/$schemaRef', { expected: content.$schemaRef, found: $schemaRef });
  }
  return findings;
}

/** What a header lacks, where no journal says what it should be. */
export function unsaidVersions(content: unknown): Finding[] {
  const posted = postedFrom(content);
  return posted && versionedSchemas.has(posted.schema)
    ? headerFindings(posted, undefined, undefined).filter(isAboutVersion)
    : [];
}

function isAboutVersion({ rule }: Finding): boolean {
  return rule === ('eddn/game-version' satisfies VerdictRuleId);
}

/** Findings about values that the schema does not refuse already. */
export function beyondSchema(findings: readonly Finding[], content: unknown): readonly Finding[] {
  const refused = new Set(checkMessage(content).findings.map(({ pointer }) => pointer));
  return findings.filter(({ pointer }) => !refused.has(pointer));
}
