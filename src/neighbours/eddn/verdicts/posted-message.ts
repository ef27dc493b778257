import { objectFrom } from '../../../state/fold-fields.js';
import { textOf } from '../../json-in.js';
import type { EddnContent } from '../build/eddn-message.js';
import { schemaIn } from '../schemas/eddn-schemas.js';

/** A message that was received, and which schema it names. */
export interface Posted extends EddnContent {
  readonly schema: string;
  readonly isTest: boolean;
}

/** Undefined if it is no message at all, which the schemas report. */
export function postedFrom(content: unknown): Posted | undefined {
  const { $schemaRef, header, message } = objectFrom(content) ?? {};
  const named = schemaIn($schemaRef);
  const [headerMembers, messageMembers] = [objectFrom(header), objectFrom(message)];
  if (!named || !headerMembers || !messageMembers) return undefined;
  const { schema, isTest } = named;
  return {
    $schemaRef: String($schemaRef),
    header: headerMembers,
    message: messageMembers,
    schema: schema.name,
    isTest,
  };
}

/** Whether it was made of data of the Companion API. */
export function isOfCapi({ header }: Posted): boolean {
  return textOf(header.gameversion).startsWith('CAPI-');
}
