/** Which commands of the documents the tests run; the site marks all others. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { markOf, ownTests } from '../scripts/shown-commands.js';

const root = path.resolve(import.meta.dirname, '..');

describe('a block of a document', () => {
  it.each([
    ['sh', 'shakedown check \\\n  session   # a journal\n'],
    ['console', '$ npx shakedown check docked.log\nerror field/type   docked.log:2:173   Docked\n'],
    ['text', 'Sol Abraham Lincoln\n'],
    ['ts', 'npm();\n'],
  ])('of %s has no mark if the tests run it, or if it shows no command', (language, block) => {
    expect(markOf('docs/checking.md', language, block)).toBeUndefined();
  });

  it.each([
    ['sh', 'npm ci\nnpm start\n'],
    ['sh', 'shakedown fleet publish DIRECTORY\n'],
    ['text', 'sudo sysctl fs.inotify.max_user_watches=524288\n'],
    ['text', '$ npx shakedown eddn check sent.ndjson\nsent.ndjson:2:195: error\n'],
  ])('of %s has a mark if no test runs it', (language, block) => {
    expect(markOf('docs/checking.md', language, block)).toBe('Not run by our tests.');
  });

  it('says if only a part of it is run', () => {
    const block = '# the services\nshakedown stage --with capi\ncurl -s "$ED_CAPI_URL/profile"\n';
    expect(markOf('docs/checking.md', 'sh', block)).toBe('Our tests run only a part of this.');
  });

  it('has a mark where a server is needed, unless the test of that document runs it', () => {
    expect(markOf('docs/fleet.md', 'sh', 'shakedown fleet check\n')).toBeDefined();
    expect(
      markOf('docs/fleet.md', 'console', '$ shakedown fleet simulate --seed 1\n$ shakedown fleet check\n'),
    ).toBeUndefined();
  });
});

it.each(ownTests)('a test of its own runs the block that begins with %j', (beginning) => {
  const guides = readdirSync(path.join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []));
  const texts = ['README.md', ...guides].map((name) => readFileSync(path.join(root, name), 'utf8'));
  const blocks = texts.flatMap((text) => text.split(/^```\w+\n/m).slice(1));
  expect(blocks.filter((block) => block.startsWith(beginning))).toHaveLength(1);
});
