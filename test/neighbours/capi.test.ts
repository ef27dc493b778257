import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Capi } from '../../src/neighbours/capi/capi.js';
import { capiRules } from '../../src/neighbours/capi/capi-rule-table.js';
import { listOrObject } from '../../src/neighbours/capi/shapes.js';
import { openService, type Service } from '../../src/neighbours/service/open-service.js';
import {
  CapiSession,
  data,
  type Json,
  logIn,
  logInQuery,
  postToken,
  query,
  redeem,
  redirection,
} from './capi-session.js';

const start = new Date('2026-11-14T20:41:00Z');
const hour = 3_600_000;
const day = 24 * hour;

let beside: CapiSession;
let service: Service;

beforeEach(async () => {
  beside = new CapiSession({ seed: 22, plan: 'trade', start, dialect: 'game', seconds: 4 * 3600 });
  beside.until('Location');
  service = await beside.open();
});

afterEach(async () => service.close());

function rulesFound(): string[] {
  return service.verdicts.map(({ rule }) => rule);
}

describe('a log-in', () => {
  it('shows a page with one button and no script, and repeats the query safely', async () => {
    const answer = await fetch(`${service.url}/auth?${logInQuery({ client_id: '"><script>alert(1)</script>' })}`, {
      headers: { accept: 'text/html,*/*' },
    });
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.match(/<button/g)).toHaveLength(1);
    expect(page).not.toContain('<script');
    expect(page).toContain('name="state" value="abc"');
  });

  it('leads from consent to tokens, and to the FID of the session', async () => {
    const target = await redirection(service.url, { consent: 'yes' });
    expect(target.origin + target.pathname).toBe('http://localhost:1234/auth');
    expect(target.searchParams.get('state')).toBe('abc');
    const code = target.searchParams.get('code') ?? '';
    const tokens = (await (await redeem(service.url, code)).json()) as Json;
    expect(tokens).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 14_400,
    });
    const decoded = await data(service.url, '/decode', String(tokens.access_token));
    expect(decoded).toMatchObject({
      iat: beside.session.now / 1000,
      exp: beside.session.now / 1000 + 14_400,
      usr: { customer_id: beside.session.world.commander.id.slice(1) },
    });
    expect(await data(service.url, '/me', String(tokens.access_token))).toEqual(decoded.usr);
    expect((await redeem(service.url, code)).status).toBe(401);
    expect(rulesFound()).toEqual([]);
  });

  it.each([
    'https://example.org/',
    'http://localhost.example.org/',
    'http://127.0.0.1.example.org/',
    'http://localhost@example.org/',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'no address',
  ])('never redirects to %s', async (redirect_uri) => {
    const answer = await fetch(`${service.url}/auth?${logInQuery({ redirect_uri })}`, { redirect: 'manual' });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: 'redirect_uri must be an address on this machine, or have the scheme of a program' },
    ]);
  });

  it('lets no web page log in, but programs with pages of their own', async () => {
    const statusFor = async (origin: string) =>
      (await fetch(`${service.url}/auth?${logInQuery()}`, { redirect: 'manual', headers: { origin } })).status;
    for (const origin of ['https://example.org', 'null', 'http://localhost.example.org', 'file://'])
      expect([origin, await statusFor(origin)]).toEqual([origin, 403]);
    for (const origin of ['http://localhost:5173', 'http://tauri.localhost', 'app://tool', 'http://127.0.0.1'])
      expect([origin, await statusFor(origin)]).toEqual([origin, 302]);
  });

  it('redirects other clients than browsers at once, also to schemes of applications', async () => {
    const target = await redirection(service.url, { redirect_uri: 'edmc://auth' });
    expect(target.href).toMatch(/^edmc:\/\/auth\?state=abc&code=[\w-]{43}$/);
  });

  it('can be refused by the player', async () => {
    const { searchParams } = await redirection(service.url, { consent: 'no' });
    expect([searchParams.get('error'), searchParams.get('code')]).toEqual(['access_denied', null]);
  });

  it('fails with another verifier, client, address or method', async () => {
    const code = async () => (await redirection(service.url, { consent: 'yes' })).searchParams.get('code') ?? '';
    const wrong = await redeem(service.url, await code(), { code_verifier: 'another' });
    expect(await wrong.json()).toEqual({ message: 'An error occured.', logref: expect.stringMatching(/^[0-9a-f]+$/) });
    expect((await redeem(service.url, await code(), { client_id: 'another' })).status).toBe(401);
    expect((await redeem(service.url, await code(), { redirect_uri: 'http://elsewhere/' })).status).toBe(401);
    const plain = await fetch(`${service.url}/auth?${logInQuery({ code_challenge_method: 'plain' })}`);
    expect(plain.status).toBe(400);
    expect(rulesFound()).toEqual(Array.from({ length: 4 }, () => capiRules.pkce.id));
  });

  it('lasts for four hours, and can be refreshed for 25 days', async () => {
    const { access_token, refresh_token } = await logIn(service.url);
    const status = async (token: string) => (await query(service.url, '/profile', token)).status;
    const refreshed = async (token: string) =>
      postToken(service.url, { grant_type: 'refresh_token', refresh_token: token });
    beside.later = 4 * hour;
    const expired = await query(service.url, '/profile', access_token);
    expect(expired.status).toBe(401);
    expect(await expired.text()).toBe('{"status":401,"message":"JWT has incorrect\\/unexpected fields"}');
    const { refresh_token: other } = await logIn(service.url);
    const form = { grant_type: 'refresh_token', refresh_token: other, client_id: 'another' };
    expect((await postToken(service.url, form)).status).toBe(401);
    const next = (await (await refreshed(refresh_token)).json()) as { access_token: string; refresh_token: string };
    expect(await status(next.access_token)).toBe(200);
    expect((await refreshed(refresh_token)).status).toBe(401);
    beside.later = 25 * day;
    expect((await refreshed(next.refresh_token)).status).toBe(401);
  });
});

describe('a query', () => {
  let token: string;

  beforeEach(async () => {
    token = (await logIn(service.url)).access_token;
  });

  it('finds the end points at /', async () => {
    const { links } = (await (await fetch(`${service.url}/`)).json()) as { links: Json[] };
    const paths = '/profile /market /shipyard /communitygoals /journal /fleetcarrier /visitedstars /squadron';
    expect(links.map(({ href }) => href).join(' ')).toBe(paths);
    expect(links[0]).toMatchObject({ rel: 'CommanderProfile', type: 'GET' });
  });

  it('gets a profile in the forms of the real service', async () => {
    const profile = (await data(service.url, '/profile', token)) as Record<string, Json>;
    expect(Object.keys(profile)).toEqual(
      'commander lastSystem lastStarport ship ships suit loadout suits loadouts'.split(' '),
    );
    expect(Object.keys(profile.commander?.rank as Json)).toEqual(
      expect.arrayContaining('combat trade explore crime service empire federation power cqc'.split(' ')),
    );
    expect(profile.lastStarport?.services).toMatchObject({ dock: 'ok' });
    expect(profile.ship).toMatchObject({
      health: { hull: expect.any(Number), shieldup: true },
      modules: { PowerPlant: { module: { name: expect.stringMatching(/^Int_Powerplant_/), on: true } } },
      starsystem: { name: beside.session.world.system.name },
    });
    const engineered = Object.values(profile.ship?.modules as Record<string, Json>).filter((each) => each.engineer);
    for (const each of engineered) {
      expect(each.engineer).toMatchObject({ engineerId: expect.any(Number), recipeLevel: expect.any(Number) });
    }
    expect(Array.isArray(profile.ships)).toBe(false);
    expect(Array.isArray(profile.loadouts)).toBe(true);
  });

  it('gets market and shipyard of the station, also after leaving it', async () => {
    const market = await data(service.url, '/market', token);
    const shipyard = await data(service.url, '/shipyard', token);
    const { lastStarport } = (await data(service.url, '/profile', token)) as { lastStarport: Json };
    expect([Number(market.id), market.name]).toEqual([Number(lastStarport.id), lastStarport.name]);
    expect(Object.keys(market)).toEqual(
      expect.arrayContaining('outpostType imported exported services economies prohibited commodities'.split(' ')),
    );
    expect((market.commodities as Json[])[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      legality: '',
      buyPrice: expect.any(Number),
      sellPrice: expect.any(Number),
      meanPrice: expect.any(Number),
      demandBracket: expect.anything(),
      stockBracket: expect.anything(),
      stock: expect.any(Number),
      demand: expect.any(Number),
      statusFlags: expect.any(Array),
      categoryname: expect.any(String),
      locName: expect.any(String),
    });
    expect(new Set((market.commodities as Json[]).map(({ stockBracket }) => typeof stockBracket))).toEqual(
      new Set(['number', 'string']),
    );
    const [[, module]] = Object.entries(shipyard.modules as Json) as [[string, Json]];
    expect(module).toEqual({
      id: expect.any(Number),
      category: expect.stringMatching(/^(module|utility|weapon)$/),
      name: expect.any(String),
      cost: expect.any(Number),
      sku: null,
      stock: -1,
    });
    beside.until('Undocked');
    beside.until('FSDJump');
    const later = await data(service.url, '/market', token);
    expect(later.id).toBe(market.id);
    expect(later.commodities).toHaveLength((market.commodities as Json[]).length);
  });

  it('gets 204 for a carrier that the commander does not own, and its data otherwise', async () => {
    beside.session.world.commander.carrier.isOwned = false;
    const none = await query(service.url, '/fleetcarrier', token);
    expect([none.status, await none.text()]).toEqual([204, '']);
    const { carrier } = beside.session.world.commander;
    Object.assign(carrier, { isOwned: true, title: 'ÉTOILE' });
    carrier.orders.set('gold', { is: 'sale', tonnes: 40, price: 60_000 });
    const own = await data(service.url, '/fleetcarrier', token);
    expect(own).toMatchObject({
      name: { callsign: carrier.name, vanityName: 'C389544F494C45' },
      balance: String(carrier.balance),
      state: 'normalOperation',
      orders: { commodities: { sales: [{ name: 'gold', stock: 40, price: 60_000 }], purchases: [] } },
      market: { outpostType: 'fleetcarrier', exported: { 128049154: 'Gold' }, imported: [] },
      marketFinances: { numCommodsForSale: 1 },
    });
  });

  it('gets the lines of a day without Fileheader, and 204 for another day', async () => {
    const journal = await query(service.url, '/journal', token);
    const lines = (await journal.text()).trimEnd().split('\r\n');
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(
      expect.arrayContaining(['Commander', 'LoadGame', 'Location']),
    );
    expect(lines[0]).not.toContain('Fileheader');
    const same = await query(service.url, '/journal/2026/11/14', token);
    expect((await same.text()).trimEnd().split('\r\n')).toEqual(lines);
    expect((await query(service.url, '/journal/2026/11/13', token)).status).toBe(204);
  });

  it('gets 404 with a note where the form is not known', async () => {
    for (const path of ['/squadron', '/visitedstars', '/communitygoals', '/elsewhere']) {
      const answer = await query(service.url, path, token);
      expect(answer.status).toBe(404);
      expect(((await answer.json()) as Json).message).toEqual(expect.any(String));
    }
  });

  it('has the time of the session, and names in the language asked for', async () => {
    const answer = await query(service.url, '/market?language=fr', token);
    expect(answer.headers.get('date')).toBe(new Date(Math.floor(beside.session.now / 1000) * 1000).toUTCString());
    const french = (await answer.json()) as { commodities: Json[] };
    expect(french.commodities.find(({ name }) => name === 'HydrogenFuel')?.locName).toMatch(/hydrog/i);
    const english = (await data(service.url, '/market', token)) as { commodities: Json[] };
    expect(french.commodities.map(({ locName }) => locName)).not.toEqual(
      english.commodities.map(({ locName }) => locName),
    );
  });

  it('gets errors on demand, in the words of the service', async () => {
    for (const status of [401, 418, 422, 500, 503]) {
      service.answer({ status, next: 1, path: '/profile' });
      const answer = await query(service.url, '/profile', token);
      expect([answer.status, ((await answer.json()) as Json).status]).toEqual([status, status]);
    }
    service.answer({ status: 200, next: 1 });
    expect(await (await query(service.url, '/profile', token)).text()).toBe('');
    service.answer({ cut: true, next: 1 });
    await expect(query(service.url, '/profile', token)).rejects.toThrow('fetch failed');
    expect((await query(service.url, '/profile', token)).status).toBe(200);
  });

  it('never leaves tokens in the log', async () => {
    await data(service.url, '/profile', token);
    await query(service.url, '/market?access_token=secret', 'wrong-token');
    const log = JSON.stringify(service.messages);
    expect(service.messages.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'GET /auth 302',
      'POST /token 200',
      'GET /profile 200',
      'GET /market 401',
    ]);
    for (const secret of [token, 'secret', 'wrong-token']) expect(log).not.toContain(secret);
  });

  it.each<[string, () => Promise<unknown>]>([
    [capiRules.token.id, async () => fetch(`${service.url}/profile`)],
    [
      capiRules.refresh.id,
      async () => {
        await query(service.url, '/profile', 'expired');
        await query(service.url, '/profile', 'expired');
      },
    ],
    [
      capiRules.interval.id,
      async () => {
        for (const seconds of [0, 30, 95]) {
          beside.later = seconds * 1000;
          await query(service.url, '/market', token);
        }
      },
    ],
    [
      capiRules.rate.id,
      async () => {
        for (let index = 0; index <= 20; index++) {
          beside.later = index * 400;
          await query(service.url, `/elsewhere/${index}`, token);
        }
      },
    ],
  ])('that breaks %s is found', async (rule, act) => {
    await act();
    expect(rulesFound()).toEqual([rule]);
  });
});

describe('lag', () => {
  const seen = async () => {
    const { access_token } = await logIn(service.url);
    const profile = (await data(service.url, '/profile', access_token)) as Record<'lastSystem' | 'lastStarport', Json>;
    const market = await data(service.url, '/market', access_token);
    return { system: profile.lastSystem.name, station: Number(profile.lastStarport.id), market: Number(market.id) };
  };

  it('is by seconds, by station or by session, for all or for the screens of stations alone', async () => {
    const first = await seen();
    const began = beside.session.now;
    beside.until('FSDJump');
    beside.until('Docked');
    const now = await seen();
    expect(now.station).not.toBe(first.station);
    service.answer({ lag: 'mixed' });
    expect(await seen()).toEqual({ ...now, market: first.market });
    const seconds = (beside.session.now - began) / 1000;
    for (const lag of ['station', 'session', seconds] as const) {
      service.answer({ lag });
      expect(await seen()).toEqual(first);
    }
    service.answer({ lag: 0.001 });
    expect((await seen()).system).toBe(now.system);
  });

  it('lasts until the commander leaves a taxi', async () => {
    const now = await seen();
    service.answer({ lag: 'until-disembarked' });
    const { world } = beside.session;
    world.vehicle = 'taxi';
    const aboard = world.system;
    world.system = { ...aboard, name: 'Elsewhere' };
    expect((await seen()).system).toBe(now.system);
    world.vehicle = 'foot';
    expect((await seen()).system).toBe('Elsewhere');
  });
});

it('is a list if the ids are 0, 1, 2 …, else an object', () => {
  expect(
    listOrObject([
      [1, 'b'],
      [0, 'a'],
    ]),
  ).toEqual(['a', 'b']);
  expect(
    listOrObject([
      [0, 'a'],
      [2, 'b'],
    ]),
  ).toEqual({ 0: 'a', 2: 'b' });
});

it('answers with 503 where only a recording is known', async () => {
  const { now, random } = beside.context;
  const recorded = await openService(new Capi({ now, random }), { context: { now, random } });
  const answer = await query(recorded.url, '/profile', 'any');
  expect(answer.status).toBe(503);
  expect(((await answer.json()) as Json).message).toContain('recorded journal');
  await recorded.close();
});
