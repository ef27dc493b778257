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

/** Schemas that are also fed from the Companion API. */
const capiSchemas = /^(?:commodity|outfitting|shipyard|fcmaterials_capi)\//;

/** Whether it was made of data of the Companion API; undefined if the header does not say. */
export function isOfCapi({ schema, header: { gameversion } }: Posted): boolean | undefined {
  if (!gameversion && capiSchemas.test(schema)) return undefined;
  return textOf(gameversion).startsWith('CAPI-');
}
