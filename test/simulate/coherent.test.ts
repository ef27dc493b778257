/** Sessions do not contradict their earlier lines. */
import { describe, expect, it } from 'vitest';
import { type PlanName, planNames } from '../../src/simulate/plans/plans.js';
import type { SessionOptions } from '../../src/simulate/session-options.js';
import { simulate } from '../../src/simulate/simulate.js';
import { corpusOf, type Line } from '../support/corpus.js';
import { isThorough, oneIn } from '../thorough.js';

/** The lines of a session, and every Status among them. */
function* linesOf(options: SessionOptions): Generator<Line> {
  for (const { event, companion } of simulate({ dialect: 'game', ...options })) {
    if (event) yield event as unknown as Line;
    else if (companion.event === 'Status') yield companion as unknown as Line;
  }
}

describe('the law', () => {
  it('says the same in Docked, in Status and in a jump, and forgets only what was paid', () => {
    let wanted = 0;
    let paid = 0;
    const contradictions: Line[] = [];
    for (const { writes } of corpusOf('trade', 'war', 'bounty-hunt')) {
      let docked: Line | undefined;
      for (const each of writes) {
        if (each.event === 'PayFines' || each.event === 'PayBounties') {
          paid++;
          docked = undefined;
        } else if (each.event === 'Docked') {
          docked = each;
          if (each.Wanted) wanted++;
        } else if (each.event === 'Undocked' || each.event === 'LoadGame') {
          docked = undefined;
        } else if (each.event === 'Status' && docked && each.LegalState !== undefined) {
          if (each.LegalState !== (docked.Wanted ? 'Wanted' : 'Clean')) contradictions.push(each);
        }
      }
    }
    expect(contradictions).toEqual([]);
    expect(wanted).toBeGreaterThan(0);
    expect(paid).toBeGreaterThan(0);
  });

  it('is paid with credits', () => {
    let payments = 0;
    const differences: number[] = [];
    for (const { writes } of corpusOf('trade', 'war', 'bounty-hunt')) {
      let balance = Number.NaN;
      let owed: number | undefined;
      for (const each of writes) {
        if (each.event === 'PayFines' || each.event === 'PayBounties') {
          owed = each.Amount as number;
          payments++;
        }
        if (each.event !== 'Status' || each.Balance === undefined) continue;
        if (owed !== undefined) differences.push((each.Balance as number) - balance + owed);
        owed = undefined;
        balance = each.Balance as number;
      }
    }
    expect(payments).toBeGreaterThan(0);
    expect(new Set(differences)).toEqual(new Set([0]));
  });
});

describe('the fleet carrier', () => {
  it('is always the same one, but for the one of the squadron', () => {
    for (const { lines } of corpusOf('carrier')) {
      const carriers = lines.filter(
        ({ event, StationType, StationName }) =>
          event === 'Docked' && StationType === 'FleetCarrier' && String(StationName).includes('-'),
      );
      expect(carriers.length).toBeGreaterThan(1);
      expect(
        new Set(carriers.map(({ StationName, MarketID }) => `${String(StationName)} ${String(MarketID)}`)).size,
      ).toBe(1);
    }
  });
});

describe('a shop', () => {
  it('improves suits only where the station has one', () => {
    let improved = 0;
    for (const { lines } of corpusOf('on-foot')) {
      // Unknown to a commander who starts on foot inside a station.
      let services: unknown;
      for (const each of lines) {
        if (each.event === 'Docked' || each.event === 'Location') services = each.StationServices;
        if (services === undefined || !/^Upgrade(Suit|Weapon)$/.test(each.event)) continue;
        improved++;
        expect(services).toContain('pioneersupplies');
        expect(services).toContain('shop');
      }
    }
    expect(improved).toBeGreaterThan(0);
  });
});

describe('the hold', () => {
  it('is reported by Cargo, within seconds of a change', () => {
    const contradictions: Line[] = [];
    for (const { writes } of corpusOf('trade')) {
      let tonnes: unknown;
      let since: string | undefined;
      for (const each of writes) {
        if (each.event === 'Cargo' && each.Vessel === 'Ship') [tonnes, since] = [each.Count, undefined];
        // In the ship, and not in the SRV.
        if (each.event !== 'Status' || ((each.Flags as number) & (1 << 24)) === 0) continue;
        if (tonnes === undefined || each.Cargo === tonnes) since = undefined;
        else since ??= each.timestamp;
        if (since !== undefined && Date.parse(each.timestamp) - Date.parse(since) > 5000) contradictions.push(each);
      }
    }
    expect(contradictions).toEqual([]);
  });
});

describe('every plan', () => {
  const sessions = planNames.filter((plan) => plan !== 'stay').map((plan): [PlanName] => [plan]);

  it.each(oneIn(4, sessions))('%s looks at the modules now and then', (plan) => {
    expect(corpusOf(plan).flatMap(({ lines }) => lines.map(({ event }) => event))).toContain('ModuleInfo');
  });

  it('begins on foot now and then where it is about walking, and without the expansion where it is not', () => {
    const starts = Array.from({ length: 30 }, (_, seed) => seed);
    const first = (plan: PlanName, seed: number) => {
      for (const line of linesOf({ seed, plan, seconds: 200 })) if (line.event === 'LoadGame') return line;
      return undefined;
    };
    const onFoot = starts.filter((seed) => /Suit/.test(String(first('on-foot', seed)?.Ship)));
    expect(onFoot.length).toBeGreaterThan(4);
    expect(onFoot.length).toBeLessThan(26);
    expect(starts.some((seed) => first('trade', seed)?.Odyssey === false)).toBe(true);
    expect(oneIn(3, starts).every((seed) => first('tour', seed)?.Odyssey === true)).toBe(true);
  });
});

describe('an explorer', () => {
  it('gets far away', () => {
    const hours = isThorough ? 8 : 4;
    for (const seed of oneIn(4, [1, 2, 3, 4])) {
      let farthest = 0;
      let home: readonly number[] | undefined;
      for (const each of linesOf({ seed, plan: 'explore', seconds: hours * 3600 })) {
        const position = each.StarPos as readonly number[] | undefined;
        if (each.event === 'Location') home = position;
        if (each.event !== 'FSDJump' || !home || !position) continue;
        farthest = Math.max(farthest, Math.hypot(...position.map((value, axis) => value - (home?.[axis] ?? 0))));
      }
      // An expedition has two to four legs of 120 to 320 light-years.
      expect(farthest, `seed ${seed}`).toBeGreaterThan(50 * hours);
    }
  });
});
