import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../argument-error.js';
import { checkArgument, checkOptions, type OptionShapes } from './check-options.js';
import {
  abortSignal,
  aString,
  functionToCall,
  listOf,
  numberWithin,
  oneOf,
  required,
  trueOrFalse,
  validDate,
  wholeNumber,
} from './shape.js';

interface Options {
  readonly dialect?: string;
  readonly seed: number;
  readonly speed?: number;
  readonly threads?: number;
  readonly strict?: boolean;
  readonly start?: Date;
  readonly kinds?: readonly string[];
  readonly label?: string;
  readonly began?: () => void;
  readonly signal?: AbortSignal;
}

const checks: OptionShapes<Options> = {
  dialect: oneOf(['spec', 'game']),
  seed: required(wholeNumber(0)),
  speed: numberWithin(0, Infinity),
  threads: wholeNumber(1, 64),
  strict: trueOrFalse,
  start: validDate,
  kinds: listOf('kinds', oneOf(['Docked', 'FSDJump'], 'kind')),
  label: aString,
  began: functionToCall,
  signal: abortSignal,
};

const take = (options: unknown) => checkOptions<Options>('play', options, checks);

describe('options', () => {
  it('that are right come out as they went in, without those that are undefined', () => {
    const whole: Required<Options> = {
      dialect: 'game',
      seed: 7,
      speed: Infinity,
      threads: 64,
      strict: false,
      start: new Date(0),
      kinds: ['Docked'],
      label: '',
      began: () => undefined,
      signal: new AbortController().signal,
    };
    expect(take(whole)).toEqual(whole);
    expect(Object.keys(take({ seed: 7, label: undefined, dialect: undefined }))).toEqual(['seed']);
  });

  it.each<[unknown, string]>([
    [undefined, 'seed must be a whole number, at least 0, not undefined'],
    [null, 'play takes its options as an object, not null'],
    [[], 'play takes its options as an object, not a list'],
    ['seed', "play takes its options as an object, not 'seed'"],
    [{ seed: 7, dailect: 'spec' }, "play has no option 'dailect'; did you mean 'dialect'?"],
    [
      { seed: 7, x: 1 },
      "play has no option 'x'; it takes dialect, seed, speed, threads, strict, start, kinds, label, began, signal",
    ],
    [{ seed: 1.5 }, 'seed must be a whole number, at least 0, not 1.5'],
    [{ seed: 7, dialect: 'gmae' }, "unknown dialect 'gmae'; did you mean 'game'?"],
    [{ seed: 7, dialect: 'klingon' }, "unknown dialect 'klingon'; known are spec, game"],
    [{ seed: 7, dialect: 5 }, "dialect must be one of 'spec', 'game', not 5"],
    [{ seed: 7, dialect: null }, "dialect must be one of 'spec', 'game', not null"],
    [{ seed: 7, speed: Number.NaN }, 'speed must be a number, at least 0, not NaN'],
    [{ seed: 7, speed: -1 }, 'speed must be a number, at least 0, not -1'],
    [{ seed: 7, threads: Infinity }, 'threads must be a whole number from 1 to 64, not Infinity'],
    [{ seed: 7, threads: 5n }, 'threads must be a whole number from 1 to 64, not 5n'],
    [{ seed: 7, strict: 'yes' }, "strict must be true or false, not 'yes'"],
    [{ seed: 7, start: new Date('x') }, 'start must be a valid Date, not an invalid Date'],
    [{ seed: 7, start: { getTime: () => 0 } }, 'start must be a valid Date, not this object'],
    [{ seed: 7, kinds: 'Docked' }, "kinds must be a list of kinds, not 'Docked'"],
    [{ seed: 7, kinds: ['Dokced'] }, "unknown kind 'Dokced'; did you mean 'Docked'?"],
    [{ seed: 7, label: new Date(0) }, 'label must be a string, not a Date'],
    [{ seed: 7, began: 1 }, 'began must be a function, not 1'],
    [{ seed: 7, signal: {} }, 'signal must be an AbortSignal, not this object'],
  ])('that are wrong are refused in a sentence: %o', (options, sentence) => {
    expect(() => take(options)).toThrow(new ArgumentError(sentence));
  });

  it('are read once each, so what was checked is what is used', () => {
    let reads = 0;
    const options = {
      get seed() {
        return reads++;
      },
    };
    expect(take(options)).toEqual({ seed: 0 });
    expect(reads).toBe(1);
  });

  it('that throw when they are looked at are refused in a sentence, with the reason', () => {
    const reason = new Error('from within');
    const throwing = {
      get seed(): number {
        throw reason;
      },
    };
    expect(() => take(throwing)).toThrow(new ArgumentError('seed in the options of play cannot be read: from within'));
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(() => take(proxy)).toThrow(ArgumentError);
    const list = new Proxy(['Docked'], {
      get: () => {
        throw reason;
      },
    });
    expect(() => take({ seed: 7, kinds: list })).toThrow('kinds in the options of play cannot be read: from within');
  });

  it('of a class count as well', () => {
    class Chosen {
      get seed(): number {
        return 7;
      }
    }
    expect(take(new Chosen())).toEqual({ seed: 7 });
  });
});

describe('an argument', () => {
  it('is held to a check in the same words', () => {
    expect(() => checkArgument('name', 5, aString)).toThrow(new ArgumentError('name must be a string, not 5'));
    expect(() => checkArgument('name', 'Docked', aString)).not.toThrow();
  });

  it('that is invalid throws an error with a code', () => {
    const error = new ArgumentError('name must be a string');
    expect(error).toMatchObject({ name: 'ArgumentError', code: 'invalid-argument' });
    expect(error).toBeInstanceOf(TypeError);
  });
});
