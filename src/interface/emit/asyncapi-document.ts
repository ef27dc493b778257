import { checkArgument } from '../../words/shape/check-options.js';
import { aString } from '../../words/shape/shape.js';
import type { Kind } from '../kind.js';
import { allShapes, assertCatalogue, type Catalogue, companionKinds } from '../kind-catalogue.js';
import { asInFile, type JsonSchema, SchemaEmitter } from './json-schema.js';

type AsyncApi = { readonly [member: string]: unknown };

const schemas = '#/components/schemas';

/**
 * The interface as an AsyncAPI 3 document: the journal and each companion file is a channel that the game
 * writes to.
 */
export function asyncApi(catalogue: Catalogue, version: string): AsyncApi {
  assertCatalogue(catalogue);
  checkArgument('version', version, aString);
  const companions = companionKinds(catalogue);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Elite Dangerous journal',
      version,
      description: `The events that the game writes during a session, and the files it keeps beside the journal, in the ${catalogue.dialect} dialect.`,
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    channels: {
      journal: {
        address: 'Journal.{started}.{part}.log',
        title: 'The journal',
        description: 'One JSON object per line, appended as events happen.',
        parameters: {
          started: { description: 'local time at which the game was started, such as 2026-11-14T204100' },
          part: { description: 'two-digit part number, counted from 01' },
        },
        messages: refs(catalogue.kinds.map((kind) => kind.name)),
      },
      ...Object.fromEntries(
        companions.map(({ companion }) => [
          channelName(companion.file),
          {
            address: companion.file,
            title: companion.file,
            description: `${companion.content}; rewritten in place, beside the journal`,
            messages: refs([companion.file]),
          },
        ]),
      ),
    },
    operations: {
      writeJournal: writes('journal', 'The game appends an event.'),
      ...Object.fromEntries(
        companions.map(({ companion: { file } }) => [
          `write${file.replace('.json', '')}`,
          writes(channelName(file), `The game rewrites ${file}.`),
        ]),
      ),
    },
    components: {
      messages: {
        ...Object.fromEntries(catalogue.kinds.map((kind) => [kind.name, message(kind, kind.name)])),
        ...Object.fromEntries(companions.map((kind) => [kind.companion.file, message(kind, kind.companion.file)])),
      },
      schemas: payloads(catalogue),
    },
  };
}

function payloads(catalogue: Catalogue): Record<string, JsonSchema> {
  const emitter = new SchemaEmitter(schemas);
  const kinds = emitter.shapes(allShapes(catalogue));
  const files = companionKinds(catalogue).map((kind) => {
    const { file, content } = kind.companion;
    return [file, emitter.shape({ ...asInFile(kind).shape, name: file, about: content })] as const;
  });
  return { ...kinds, ...Object.fromEntries(files) };
}

function message(kind: Kind, name: string): AsyncApi {
  return {
    name,
    title: name,
    summary: `written when ${kind.written}`,
    contentType: 'application/json',
    payload: { $ref: `${schemas}/${name}` },
  };
}

function refs(names: readonly string[]): Record<string, AsyncApi> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]));
}

function writes(channel: string, summary: string): AsyncApi {
  return { action: 'send', channel: { $ref: `#/channels/${channel}` }, summary };
}

/** `Status.json` is the channel `statusFile`. */
function channelName(file: string): string {
  const stem = file.replace('.json', '');
  return `${stem.charAt(0).toLowerCase()}${stem.slice(1)}File`;
}
