// @ts-check
// Elite Dangerous without the game: node --test test-docked.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readJournal, withStage } from 'shakedown';

/**
 * Stands for your tool: at which station the ship is docked.
 *
 * @param {string} directory
 */
async function stationIn(directory) {
  let station = '';
  for await (const event of readJournal(directory).events()) {
    if (event.event === 'Docked') station = event.StationName;
    if (event.event === 'Undocked') station = '';
  }
  return station;
}

test('knows where a wanted commander has docked', () =>
  withStage({ seed: 7, start: new Date('2026-11-14T20:41:00Z') }, async (stage) => {
    await stage.trigger('dock-wanted', { station: 'Abraham Lincoln' });
    assert.equal(await stationIn(stage.directory), 'Abraham Lincoln');
  }));
