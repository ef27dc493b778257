/**
 * The events that the writing child writes: each knows its number, and some lines are longer than a page of memory.
 * @param {number} number
 */
export function numbered(number) {
  const text = 'x'.repeat((number * 7919) % 30_000);
  return { timestamp: '2026-11-14T20:41:00Z', event: 'ReceiveText', Number: number, Message: text };
}
