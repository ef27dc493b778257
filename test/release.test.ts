/** What a release consists of: manifests and bills that name what is inside, and packages of one version. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { nodePackages, suffixOf } from '../scripts/from-npm.js';
import { manifests } from '../scripts/release/manifests.js';
import { packagesOfClone, sbom } from '../scripts/release/sbom.js';
import { repositoryPage } from './support/links.js';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const about = JSON.parse(read('package.json')) as {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly keywords: readonly string[];
};

const programs = Object.keys(nodePackages).map((target, index) => ({
  target,
  file: `shakedown-${target}${suffixOf(target)}`,
  hash: `${index}`.padStart(64, 'a'),
}));
const checksums = programs.map(({ file, hash }) => `${hash}  ${file}\n`).join('');

describe('the manifests of package managers', () => {
  const texts = manifests(about, checksums);
  const [version = '', installer = '', locale = '', scoop = '', homebrew = ''] = Object.values(texts);

  it.each(programs)('have $file with its checksum', ({ target, file, hash }) => {
    const url = `${repositoryPage}/releases/download/v${about.version}/${file}`;
    const isWindows = target.startsWith('win');
    const holders = isWindows ? [installer, scoop] : [homebrew];
    for (const text of holders) {
      const after = text.slice(text.indexOf(url)).toLowerCase();
      expect(text).toContain(url);
      expect(/[0-9a-f]{64}/.exec(after)?.[0]).toBe(hash);
    }
  });

  it('leave out a program that was not made', () => {
    const without = manifests(about, checksums.replace(/.*darwin.*\n/g, '').replace(/.*win-arm64.*\n/, ''));
    expect(without['shakedown.rb']).not.toContain('on_macos');
    expect(Object.keys((JSON.parse(without['shakedown.json'] ?? '') as { architecture: object }).architecture)).toEqual(
      ['64bit'],
    );
  });

  it('of winget are three that belong together', () => {
    expect(Object.keys(texts).slice(0, 3)).toEqual([
      'ShakedownJournal.Shakedown.yaml',
      'ShakedownJournal.Shakedown.installer.yaml',
      'ShakedownJournal.Shakedown.locale.en-US.yaml',
    ]);
    const kinds = [version, installer, locale].map((text) => parse(text) as Readonly<Record<string, unknown>>);
    expect(kinds.map(({ ManifestType }) => ManifestType)).toEqual(['version', 'installer', 'defaultLocale']);
    for (const { PackageIdentifier, PackageVersion } of kinds)
      expect({ PackageIdentifier, PackageVersion }).toEqual({
        PackageIdentifier: 'ShakedownJournal.Shakedown',
        PackageVersion: about.version,
      });
  });

  it('say in a few words what it is', () => {
    // What Homebrew allows.
    const { description } = JSON.parse(scoop) as { description: string };
    expect(description.length).toBeLessThanOrEqual(80);
    expect(homebrew).toContain(`desc "${description}"`);
  });
});

describe('the bill of materials', () => {
  const clone = packagesOfClone();

  it('lists the packages whose licences come along, and no others', () => {
    const licences = read('dist/LICENSES.txt');
    const { components, dependencies, metadata } = sbom(clone, licences);
    const listed = components.map(({ name, version }: { name: string; version: string }) => `${name} ${version}`);
    expect(listed).toEqual(Array.from(licences.matchAll(/^(\S+ \d\S*): /gm), ([, entry]) => entry));
    expect(metadata.component).toMatchObject({ name: 'shakedown', version: about.version });
    expect(dependencies[0].dependsOn.length).toBe(listed.length);
  });

  it('refuses what npm does not know', () => {
    expect(() => sbom(clone, 'left-pad 9.9.9: MIT\n')).toThrow('npm does not list left-pad 9.9.9, which is inside');
  });
});

describe('the packages', () => {
  const python = read('clients/python/pyproject.toml');
  const csharp = read('clients/csharp/Shakedown.Stage.csproj');

  it('have the version of package.json', () => {
    expect(/<Version>(.*)<\/Version>/.exec(csharp)?.[1]).toBe(about.version);
    // setup.py takes it from package.json.
    expect(python).toContain('dynamic = ["version"]');
    expect(python).not.toMatch(/^version =/m);
  });

  it('are found by the words of those who look for them, and lead to the repository', () => {
    const { keywords } = about;
    const words = [keywords.join(), /keywords = (.*)/.exec(python)?.[1], /<PackageTags>(.*)<\//.exec(csharp)?.[1]];
    for (const word of ['elite-dangerous', 'journal', 'eddn', 'edmc', 'testing', 'simulator', 'mock', 'fixtures'])
      for (const text of words) expect(text).toContain(word);
    for (const text of [python, csharp]) expect(text).toContain(repositoryPage);
  });
});

describe('npm run release', () => {
  const release = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/release.js', ...words], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  it('says that a tag makes a release', () => {
    expect(release()).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^a release is made by/) });
  });

  it('names the artefacts there are', () => {
    const wrong = release('--dry-run', 'npn');
    expect(wrong).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^no artefact is named 'npn'; there are no/),
    });
    expect(release('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Exit codes:') });
  });

  it('refuses an option that there is not', () => {
    expect(release('--dry')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Unknown option '--dry'/) });
  });
});
