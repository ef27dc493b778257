/**
 * Tries every verb and every entry of the packed program with every supported Node, from npm's packages: the
 * lowest that package.json allows, and the newest of each release line. `npm run nodes -- 24` takes that one.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { here, nodeFromNpm } from './from-npm.js';
import { testWith } from './platform-suite.js';

const { engines } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'));
const lowest = `${engines.node.replace('>=', '')}.0`;
const named = process.argv.slice(2);

testWith(
  (named.length > 0 ? named : [lowest, '22', '24', '26']).map((version) => ({
    title: `Node ${version}`,
    node: () => [nodeFromNpm(here, version)],
  })),
  { only: /entries|verbs/ },
);
