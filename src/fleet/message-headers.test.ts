import { headers } from '@nats-io/transport-node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headersOf } from '../../test/fleet/support/headers-of.js';
import type { FleetMessage } from './fleet-message.js';
import { headerBytes, messageId, messageOf } from './message-headers.js';

const line: FleetMessage = {
  type: 'line',
  commander: 'Jameson',
  dialect: 'game',
  file: 'Journal.2026-11-14T204100.01.log',
  copy: 1,
  kind: 'Docked',
  line: 12,
  offset: 4711,
  payload: new TextEncoder().encode('{ }\r\n'),
};

describe('the headers of a message', () => {
  it('round-trip, whatever the names', () => {
    const names = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(names, names, names, fc.nat(), (commander, kind, file, offset) => {
        const message = { ...line, commander, kind, file, offset };
        expect(messageOf(headersOf(message), line.payload)).toEqual(message);
        const encodedByClient = headersOf(message) as unknown as { encode(): Uint8Array };
        expect(headerBytes(message)).toEqual(Buffer.from(encodedByClient.encode()));
      }),
    );
  });

  it.each([
    { ...line, type: 'companion', file: 'Status.json', kind: 'Status', line: 0 },
    { ...line, type: 'end', kind: '', line: 0, payload: new Uint8Array() },
    { ...line, type: 'rest', file: '', kind: '', line: 0, payload: new Uint8Array() },
    { ...line, copy: 2, more: true, start: true },
  ] satisfies FleetMessage[])('round-trip for a message of type $type', (message) => {
    expect(messageOf(headersOf(message), message.payload)).toEqual(message);
  });

  it('are ASCII and one line each, so no name can inject a header', () => {
    const made = headersOf({ ...line, commander: 'Zoë\r\nOffset: 1|%' });
    expect(made.get('Commander')).toBe('Zo%C3%AB%0D%0AOffset%3A%201%7C%25');
    expect(made.get('Offset')).toBe('4711');
  });

  it('of other messages are rejected with a reason', () => {
    const without = (name: string, value = '') => {
      const made = headersOf(line);
      made.delete(name);
      if (value) made.set(name, value);
      return messageOf(made, line.payload);
    };
    expect(messageOf(undefined, line.payload)).toBe('the header Commander is missing');
    expect(messageOf(headers(), line.payload)).toBe('the header Commander is missing');
    expect(without('Commander', '%zz')).toBe('the header Commander is missing');
    expect(without('File')).toBe('the header File is missing');
    expect(without('Line')).toBe('the header Line is not valid');
    expect(without('Offset')).toBe('the header Offset is missing');
    expect(without('Offset', '-1')).toBe('the header Offset is missing');
    expect(without('Dialect', 'dutch')).toBe('the header Dialect is not valid');
    expect(without('Type', 'rumour')).toBe('the header Type is "rumour"');
  });
});

describe('the id of a message', () => {
  it('differs whenever the message differs', () => {
    const others: FleetMessage[] = [
      { ...line, commander: 'Other' },
      { ...line, file: 'Journal.2026-11-14T204100.02.log' },
      { ...line, copy: 2 },
      { ...line, offset: 4712 },
      { ...line, payload: new TextEncoder().encode('{ }') },
      { ...line, type: 'companion', line: 0 },
      { ...line, type: 'companion', line: 0, payload: new TextEncoder().encode('{ ]\r\n') },
    ];
    expect(new Set([line, ...others].map(messageId)).size).toBe(others.length + 1);
  });
});
