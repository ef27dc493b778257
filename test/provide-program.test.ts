/** How `npm test` comes by a program that npm does not install, on machines that are made up in a temporary directory. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type NeededProgram, neededPrograms } from '../scripts/needed-programs.js';
import { findProgram, provideProgram, type Surroundings } from '../scripts/provide-program.js';
import { longDeadline } from './support/deadline.js';

const debian = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nVERSION_ID="12"\nID=debian\n';
const ubuntu = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n';
const mint = 'ID=linuxmint\nID_LIKE="ubuntu debian"\n';
const alpine = 'ID=alpine\n';

const chromium = neededPrograms.find(({ title }) => title === 'Chromium') as NeededProgram;

let home: string;
let said: string[];

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-programs-'));
  said = [];
  mkdirSync(bin());
});

afterEach(() => rmSync(home, { recursive: true }));

const bin = (name = '') => path.join(home, 'bin', name);

/** Puts a program into the only folder of the PATH. */
function program(name: string, text = '', mode = 0o755): string {
  writeFileSync(bin(name), `#!${process.execPath}\n${text}`, { mode });
  return bin(name);
}

/** An apt-get that keeps a log of what it was asked for. */
function aptGet(text: string): void {
  const words = `process.argv.slice(2).filter((word, at, all) => word !== '-o' && all[at - 1] !== '-o').join(' ')`;
  program(
    'apt-get',
    `const fs = require('node:fs');
    const asked = ${words};
    fs.appendFileSync(${JSON.stringify(path.join(home, 'asked'))}, \`\${process.env.DEBIAN_FRONTEND}: \${asked}\\n\`);
    const put = (name, text = '') =>
      fs.writeFileSync(${JSON.stringify(`${bin()}/`)} + name, '#!${process.execPath}\\n' + text, { mode: 0o755 });
    ${text}`,
  );
}

const asked = () => {
  const file = path.join(home, 'asked');
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
};

const machine = (parts: Partial<Surroundings> = {}): Surroundings => ({
  platform: 'linux',
  env: { PATH: bin() },
  isRoot: true,
  osRelease: debian,
  patience: longDeadline,
  say: (text) => said.push(text),
  ...parts,
});

const install = 'noninteractive: install --yes --no-install-recommends chromium';
const sudo =
  'Chromium is missing: install it with sudo apt-get install chromium, or name one in the environment variable CHROMIUM';

it.each(neededPrograms)(
  '$title is needed for checks that there are, and the contributors are told',
  ({ title, checks, settings }) => {
    const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
    const told = read('CONTRIBUTING.md');
    expect(told).toContain(title);
    expect(told).toContain(`\`${settings[0]}\``);
    for (const check of checks) {
      expect(JSON.parse(read('package.json'))).toHaveProperty(['scripts', `test:${check}`]);
      expect(told).toContain(`\`*.${check}.test.ts\``);
    }
  },
);

// What stands in for a program here is a script, which Windows does not start.
describe.skipIf(process.platform === 'win32')('a needed program', () => {
  it.each(['chromium', 'chromium-browser', 'google-chrome'])(
    'is found as %s, and then nothing is installed',
    async (name) => {
      aptGet('');
      const place = program(name);
      expect(await provideProgram(chromium, machine())).toEqual({ path: place });
      expect(asked()).toEqual([]);
      expect(said).toEqual([]);
    },
  );

  it('is the one that the environment names, by path or by command', async () => {
    program('chromium');
    const other = program('my-own');
    const named = (env: NodeJS.ProcessEnv) => findProgram(chromium, machine({ env: { PATH: bin(), ...env } }));
    expect(await named({ CHROMIUM: other })).toEqual({ path: other });
    expect(await named({ CHROME_PATH: 'my-own' })).toEqual({ path: other });
    expect(await named({ CHROMIUM: '' })).toEqual({ path: bin('chromium') });
  });

  it('is not replaced by another if the one that the environment names does not run', async () => {
    program('chromium');
    aptGet('');
    const env = { PATH: bin(), CHROMIUM: '/nowhere/chromium' };
    expect(await provideProgram(chromium, machine({ env }))).toEqual({
      missing: "CHROMIUM names '/nowhere/chromium', which does not run",
    });
    expect(asked()).toEqual([]);
  });

  it('is not a file that cannot be started, nor one that fails at once', async () => {
    program('chromium', '', 0o644);
    program('chromium-browser', 'process.exit(1)');
    const place = program('google-chrome');
    expect(await findProgram(chromium, machine())).toEqual({ path: place });
  });

  it('is looked for where the system usually has it', async () => {
    const place = program('Google Chrome');
    const places = { darwin: ['%HOME%/bin/Google Chrome'] };
    const env = { PATH: '', HOME: home };
    const found = await findProgram({ ...chromium, places }, machine({ platform: 'darwin', env, osRelease: '' }));
    expect(found).toEqual({ path: place });
  });

  it('is installed for root on Debian, without a question', async () => {
    aptGet(`put('chromium');`);
    expect(await provideProgram(chromium, machine())).toEqual({ path: bin('chromium') });
    expect(asked()).toEqual([install]);
    expect(said).toEqual(['installing Chromium, the package chromium, for the check browser']);
  });

  it.each([
    ['Ubuntu', ubuntu],
    ['what descends from Ubuntu', mint],
  ])('is a package of another name on %s', async (_, osRelease) => {
    aptGet(`put('chromium-browser');`);
    expect(await provideProgram(chromium, machine({ osRelease }))).toEqual({ path: bin('chromium-browser') });
    expect(asked()).toEqual([`${install}-browser`]);
  });

  it.each([
    ['Debian', debian],
    ['Ubuntu', ubuntu],
  ])('is the server of NATS as well, on %s', async (_, osRelease) => {
    const server = neededPrograms.find(({ checks }) => checks.includes('fleet')) as NeededProgram;
    // Debian puts it where only root looks.
    const elsewhere = { ...server, places: { linux: [bin('not-in-path/nats-server')] } };
    expect(server.places.linux).toEqual(['/usr/sbin/nats-server']);
    mkdirSync(bin('not-in-path'));
    aptGet(`put('not-in-path/nats-server');`);
    expect(await provideProgram(elsewhere, machine({ isRoot: false, osRelease }))).toEqual({
      missing:
        'nats-server is missing: install it with sudo apt-get install nats-server, or name one in the environment variable NATS_SERVER',
    });
    expect(await provideProgram(elsewhere, machine({ osRelease }))).toEqual({ path: bin('not-in-path/nats-server') });
    expect(said).toEqual(['installing nats-server, the package nats-server, for the checks fleet, browser']);
  });

  it('is looked for in new lists if apt-get does not know its package', async () => {
    aptGet(`
      if (asked === 'update') fs.writeFileSync(${JSON.stringify(path.join(home, 'lists'))}, '');
      else if (fs.existsSync(${JSON.stringify(path.join(home, 'lists'))})) put('chromium');
      else { console.error('E: Unable to locate package chromium'); process.exit(100); }`);
    expect(await provideProgram(chromium, machine())).toEqual({ path: bin('chromium') });
    expect(asked()).toEqual([install, 'noninteractive: update', install]);
    expect(said).toHaveLength(1);
  });

  it('stays missing, with all that apt-get said, if it cannot be installed', async () => {
    aptGet(`console.log('Reading lists'); console.error('E: no network'); process.exit(100);`);
    expect(await provideProgram(chromium, machine())).toEqual({
      missing: 'Chromium is missing, and apt-get could not install chromium: see above',
    });
    expect(said[1]).toContain(
      'apt-get install --yes --no-install-recommends chromium\nReading lists\n\nE: no network\n',
    );
  });

  it('stays missing if what was installed does not run, as a snap in a container', async () => {
    aptGet(`put('chromium-browser', 'process.exit(1)');`);
    expect(await provideProgram(chromium, machine({ osRelease: ubuntu }))).toEqual({
      missing:
        'Chromium does not run though chromium-browser is installed: name one in the environment variable CHROMIUM',
    });
  });

  it('is not waited for without end', async () => {
    aptGet(`setInterval(() => {}, 1000);`);
    expect(await provideProgram(chromium, machine({ patience: 200 }))).toHaveProperty('missing');
    expect(said[1]).toContain('it was not done after');
  });

  it.each([
    ['somebody who is not root', { isRoot: false }, sudo],
    ['a machine without apt-get', { env: { PATH: '' } }, sudo.replace('sudo ', '')],
    [
      'another system',
      { osRelease: alpine },
      'Chromium is missing: install it as chromium or chromium-browser or google-chrome or google-chrome-stable, or name one in the environment variable CHROMIUM',
    ],
  ])('is not installed for %s, but told of in one sentence', async (_, parts, missing) => {
    aptGet('');
    expect(await provideProgram(chromium, machine(parts))).toEqual({ missing });
    expect(asked()).toEqual([]);
    expect(said).toEqual([]);
  });
});
