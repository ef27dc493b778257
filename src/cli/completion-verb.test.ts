import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shakedown } from '../../test/shakedown.js';

/** Completions of the last word, and the directives for the shell. */
async function offered(...words: string[]): Promise<string[]> {
  const { code, out, err } = await shakedown('complete', '--', ...words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out === '' ? [] : out.split('\n').map((line) => line.split('\t')[0] ?? '');
}

describe('what can be typed next', () => {
  it('is a verb at the beginning, but not the one that shells ask', async () => {
    expect(await offered('comp')).toEqual(['compare', 'completion']);
    expect(await offered('')).toContain('simulate');
    expect((await shakedown('--help')).out).not.toMatch(/^ {2}complete /m);
  });

  it('is a situation and what can be set for it', async () => {
    expect(await offered('trigger', 'undo')).toEqual(['undock']);
    expect(await offered('trigger', 'dock', '--set', 'fue')).toEqual(['fuel=', ':open']);
    expect(await offered('trigger', 'dock', 'd')).toEqual([]);
  });

  it('is a plan for a stage, and a scenario or a file to be run', async () => {
    expect(await offered('stage', 'tr')).toEqual(['trade', ':files']);
    expect(await offered('stage', '--exit')).toEqual(['--exit-with-parent']);
    expect(await offered('stage', '--format', '')).toEqual(['pretty', 'json', 'ndjson']);
    expect(await offered('scenario', '')).toEqual(['run', 'record']);
    expect(await offered('scenario', 'run', 'srv', 'docked-')).toEqual(['docked-wanted-breached', ':files']);
    expect(await offered('scenario', 'run', '--format', 'j')).toEqual(['json', 'junit']);
  });

  it('is a rule, also behind a comma', async () => {
    expect(await offered('check', '--only', 'line/cu')).toEqual(['line/cut']);
    expect(await offered('check', '--ignore', 'line/cut,field/requ')).toEqual(['line/cut,field/required']);
  });

  it('is a name from a list, also behind an equals sign', async () => {
    expect(await offered('check', '--dialect', '')).toEqual(['game', 'spec']);
    expect(await offered('check', '--dialect=g')).toEqual(['--dialect=game']);
    expect(await offered('list', 'si')).toEqual(['situations']);
    expect(await offered('list', '--format', 'json', 'si')).toEqual(['situations']);
    expect(await offered('watch', '--only', 'Docked,FSDJ')).toEqual(['Docked,FSDJump']);
    expect(await offered('list', 'kinds', '--group', 'ex')).toEqual(['exploration']);
  });

  it('is a kind, a field, a rule or a situation to be explained, whatever the case', async () => {
    expect(await offered('explain', 'status.flags')).toEqual(['Status.Flags', 'Status.Flags2']);
    expect(await offered('explain', 'scan.rings')).toEqual(['Scan.Rings']);
    expect(await offered('explain', 'Scan.Rings.M')).toEqual(['Scan.Rings.MassMT']);
    expect(await offered('explain', 'jump/f')).toEqual(['jump/fuel']);
    expect(await offered('explain', 'dock-wanted')).toContain('dock-wanted-breached');
  });

  it('is an option of the verb, or of all', async () => {
    expect(await offered('simulate', '--se')).toEqual(['--seed', '--second']);
    expect(await offered('simulate', '--no-c')).toEqual(['--no-color']);
  });

  it('is a file where nothing has a name', async () => {
    expect(await offered('check', '')).toEqual([':files']);
    expect(await offered('simulate', '--out', 'some')).toEqual([':files']);
  });

  it('is nothing after an unknown word', async () => {
    expect(await offered('chekc', '')).toEqual(await offered(''));
    expect(await offered('trigger', 'zzz')).toEqual([]);
  });

  it('starts a new word if a shell cannot pass an empty one', async () => {
    const { out } = await shakedown('complete', '--next', '--', 'check', '--dialect');
    expect(out).toBe('game\nspec');
  });
});

describe('the scripts', () => {
  it('exist for four shells', async () => {
    for (const shell of ['bash', 'zsh', 'fish', 'powershell']) {
      const { code, out } = await shakedown('completion', shell);
      expect({ shell, code, asks: out.includes('shakedown complete') }).toEqual({ shell, code: 0, asks: true });
    }
  });

  it('name the nearest where a shell is not known', async () => {
    const { code, err } = await shakedown('completion', 'bsh');
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining("did you mean 'bash'?") as string });
  });

  // bash is on every machine that runs these tests, except for Windows.
  it.skipIf(process.platform === 'win32')('work in bash, which breaks words at = and :', async () => {
    const { out: script } = await shakedown('completion', 'bash');
    const command = path.resolve(import.meta.dirname, '../../dist/cli/main.js');
    const answered = (line: string, words: string[]) => {
      const quotedWords = ['shakedown', ...words].map((word) => `'${word}'`).join(' ');
      const asked = `
        shakedown() { '${process.execPath}' '${command}' "$@"; }
        COMP_LINE='${line}' COMP_POINT=${line.length} COMP_WORDS=(${quotedWords}) COMP_CWORD=${words.length}
        _shakedown; printf '%s\\n' "\${COMPREPLY[@]}"`;
      return spawnSync('bash', ['-c', `${script}\n${asked}`], { encoding: 'utf8' }).stdout.trim();
    };
    expect(answered('shakedown check --dialect=g', ['check', '--dialect', '=', 'g'])).toBe('game');
    expect(answered('shakedown check --dialect=', ['check', '--dialect', '='])).toBe('game\nspec');
    expect(answered('shakedown trigger undo', ['trigger', 'undo'])).toBe('undock');
    expect(answered('shakedown explain ', ['explain', '']).split('\n').length).toBeGreaterThan(500);
  });
});
