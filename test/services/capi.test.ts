import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StarSystem } from '../../src/game/star-system.js';
import { Capi } from '../../src/services/capi/capi.js';
import { capiRules } from '../../src/services/capi/capi-rule-table.js';
import { listOrObject } from '../../src/services/capi/shapes.js';
import { type OpenService, openService } from '../../src/services/server/open-service.js';
import { moveCarrier } from '../../src/simulate/activities/carrier/carrier-jump.js';
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
  type Tokens,
} from './capi-session.js';

const start = new Date('2026-11-14T20:41:00Z');
const hour = 3_600_000;
const day = 24 * hour;

let beside: CapiSession;
let service: OpenService;

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
      expires_in: 14_399,
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
    expect(await expired.text()).toBe(
      '{"status":401,"message":"JWT has incorrect\\/unexpected fields","tag":"shakedown"}',
    );
    const { refresh_token: other } = await logIn(service.url);
    const form = { grant_type: 'refresh_token', refresh_token: other, client_id: 'another' };
    expect((await postToken(service.url, form)).status).toBe(401);
    const next = (await (await refreshed(refresh_token)).json()) as Tokens;
    expect(Object.keys(next)).toEqual(['access_token', 'token_type', 'expires_in', 'refresh_token']);
    expect(next.expires_in).toBe(14_400);
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
      'commander ship suit lastSystem lastStarport ships loadouts loadout suits'.split(' '),
    );
    expect(Object.keys(profile.commander?.rank as Json).join(' ')).toBe(
      'combat trade explore crime service empire federation power cqc soldier exobiologist builder learner',
    );
    expect(profile.commander).toMatchObject({
      capabilities: { AllowCobraMkIV: false, Horizons: false, Odyssey: false },
      mercCoins: 0,
    });
    expect(Object.keys(profile.ship ?? {}).join(' ')).toBe(
      'id name value free shipName shipID station starsystem alive health cockpitBreached oxygenRemaining modules launchBays',
    );
    const { place } = beside.session.world;
    expect(profile.lastStarport).toMatchObject({
      services: { dock: 'ok' },
      minorfaction: place.is === 'docked' ? place.station.faction : '',
    });
    expect(profile.lastStarport?.minorfaction).toMatch(/\w/);
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
    const { [String(profile.ship?.id)]: current, ...others } = profile.ships as Readonly<Record<string, Json>>;
    expect(current).toEqual(profile.ship);
    expect(Object.values(others)).not.toHaveLength(0);
    for (const other of Object.values(others)) expect(other).not.toHaveProperty('modules');
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
    const categories = new Set((market.commodities as Json[]).map(({ categoryname }) => categoryname));
    // Not as the journal shows them: “Industrial materials”.
    for (const category of ['Foods', 'Industrial Materials', 'Consumer Items']) expect(categories).toContain(category);
    const { shipyard_list, ...lists } = shipyard.ships as Json;
    expect(lists).toEqual({ unavailable_list: [], discount_list: { elite: 0.975 } });
    for (const [name, ship] of Object.entries(shipyard_list as Json))
      expect(ship).toEqual({ id: expect.any(Number), name, basevalue: expect.any(Number), sku: expect.any(String) });
    const modules = Object.values(shipyard.modules as Record<string, Json>);
    expect(modules[0]).toEqual({
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

  it('gets merc gear among the modules, as far as it is known', async () => {
    const { modules } = (await data(service.url, '/shipyard', token)) as { modules: Record<string, Json> };
    const gear = Object.values(modules).filter(({ category }) => category === 'mercgear');
    const form = { category: 'mercgear', cost: 0, sku: null, stock: -1, restrictions: { removal: expect.any(String) } };
    expect(gear).toMatchObject([
      {
        ...form,
        id: 129_044_375,
        name: 'Hpt_Railgun_Fixed_Medium',
        additionalCost: { mercCoins: 950 },
        nameEngineered: 'Enduring Feedback Rail Gun',
        recipeName: 'RailGun_LongShot',
      },
      { ...form, id: 129_044_376, name: 'Int_Powerdistributor_Size5_Class5', additionalCost: { mercCoins: 500 } },
      { ...form, id: 129_045_436, name: 'Hpt_Basicmissilerack_Fixed_Medium', additionalCost: { mercCoins: 800 } },
    ]);
    const early = await openedAt('2025-06-01T10:00:00Z');
    const then = (await early.data('/shipyard')) as { modules: Record<string, Json> };
    expect(Object.values(then.modules).filter(({ category }) => category === 'mercgear')).toEqual([]);
    expect(Object.values(then.modules).length).toBeGreaterThan(100);
    await early.service.close();
  });

  it('gets the header of a station alone where there is no shipyard', async () => {
    const { world } = beside.session;
    const without = world.galaxy.populated
      .flatMap((system) => system.stations.map((station) => ({ system, station })))
      .filter(({ system, station }) => !world.politics.offers(system, station, 'Shipyard', world.now));
    const place = without.find(({ system, station }) =>
      world.politics.offers(system, station, 'Commodities', world.now),
    );
    if (!place) throw new Error('every station has a shipyard');
    world.system = place.system;
    world.place = { is: 'docked', station: place.station } as never;
    const market = await data(service.url, '/market', token);
    const shipyard = await data(service.url, '/shipyard', token);
    expect(Object.keys(shipyard)).toEqual('id name outpostType imported exported services economies'.split(' '));
    const { services } = market as { services: Json };
    expect(shipyard).toMatchObject({ id: market.id, services: { ...services, shipyard: 'unavailable' } });
  });

  it('gets the squadron, and a plus after the name of a settlement', async () => {
    const { world } = beside.session;
    const { commander, place } = world;
    delete commander.squadron;
    expect(await data(service.url, '/profile', token)).not.toHaveProperty('squadron');
    commander.squadron = { name: 'DEEP COURIERS', rank: 3 };
    if (place.is === 'docked') world.place = { ...place, station: { ...place.station, type: 'OnFootSettlement' } };
    const { squadron, lastStarport } = (await data(service.url, '/profile', token)) as Record<string, Json>;
    expect(squadron).toEqual({
      name: 'DEEP COURIERS',
      tag: 'DEEP',
      rank: 3,
      joined: expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect(lastStarport?.name).toBe(`${String((await data(service.url, '/market', token)).name)} +`);
  });

  it('gets the community goals that have not ended, with nothing about the commander', async () => {
    const { commander, now } = beside.session.world;
    commander.goals = [];
    expect(await data(service.url, '/communitygoals', token)).toEqual({ activeCommunityGoals: [] });
    const goal = {
      id: 860,
      title: 'Aid Vodel',
      system: 'Sol',
      market: 'Galileo',
      marketId: 1,
      goods: [],
      expiry: Date.parse('2026-11-19T07:00:00Z') / 1000,
      tiers: [100, 200],
      topBonus: '',
      total: 150,
      contribution: 20,
      contributors: 9,
    } as const;
    commander.goals = [
      { ...goal, unit: 'credits' },
      { ...goal, id: 861, unit: 'tonnes' },
      { ...goal, id: 862, unit: 'tonnes', expiry: now - 1 },
      { ...goal, id: 863, unit: 'tonnes', total: 200 },
    ];
    const same = {
      title: 'Aid Vodel',
      expiry: '2026-11-19 07:00:00',
      market_name: 'Galileo',
      starsystem_name: 'Sol',
      target_qty: 200,
      qty: 150,
      news: '',
      bulletin: '',
    };
    expect(await data(service.url, '/communitygoals', token)).toEqual({
      activeCommunityGoals: [
        { ...same, id: 860, activityType: 'combatbond', objective: 'Combat bonds' },
        { ...same, id: 861, activityType: '', objective: '' },
      ],
    });
  });

  it('gets the stars that the session visited, in a zip', async () => {
    const addresses = new Set<bigint>();
    beside.onWrite = ({ event }) => {
      const { SystemAddress } = (event ?? {}) as { SystemAddress?: number };
      if (event?.event === 'FSDJump') addresses.add(BigInt(SystemAddress ?? 0));
    };
    addresses.add(BigInt(beside.session.world.system.address));
    beside.until('FSDJump', 3);
    const answer = await query(service.url, '/visitedstars', token);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toContain('filename="VisitedStarsCache.zip"');
    const files = storedFiles(Buffer.from(await answer.arrayBuffer()));
    expect([...files.keys()]).toEqual(['readme.txt', 'ACCOUNT/VisitedStarsCache.dat']);
    const cache = files.get('ACCOUNT/VisitedStarsCache.dat') ?? Buffer.alloc(0);
    expect(cache.toString('latin1', 0, 12)).toBe('VisitedStars');
    expect(addresses.size).toBeGreaterThan(1);
    expect([cache.readUInt32LE(24), cache.length]).toEqual([addresses.size, 48 + 16 * addresses.size]);
    const stars = [...addresses].map((_, index) => cache.subarray(48 + 16 * index));
    expect(stars.map((star) => star.readBigUInt64LE(0))).toEqual([...addresses]);
    // There are 134,774 days between 1601-01-01 and 1970-01-01.
    const since1601 = Math.floor(beside.session.now / day) + 134_774;
    for (const star of stars) expect([star.readUInt32LE(8), star.readUInt32LE(12)]).toEqual([1, since1601]);
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
      fuel: String(carrier.fuel),
      theme: 'None',
      state: 'normalOperation',
      orders: { commodities: { sales: [{ name: 'gold', stock: 40, price: 60_000 }], purchases: [] } },
      market: { outpostType: 'fleetcarrier', exported: { 128049154: 'Gold' }, imported: [] },
      marketFinances: { numCommodsForSale: 1 },
      commodities: { commodities: [{ name: 'Gold', stock: 40 }] },
      ships: { shipyard_list: [], discount_list: [] },
      modules: {
        129045677: { cost: 0, sku: 'ELITE_V_MKIIFIGHTERBAY_FREE', stock: -1, bundle: true },
        129045678: { name: 'Int_FighterBayMk2_Size6_Class1_Free' },
      },
      finance: { debtThreshold: -300_000_000, coreCost: 5_000_000, bartender: { profitHistory: expect.any(Array) } },
      capacity: { microresourceCapacityTotal: 1000, squadronBankTotal: 0 },
    });
    expect(Object.keys(own).join(' ')).toBe(
      'name currentStarSystem balance fuel state theme dockingAccess notoriousAccess capacity itinerary marketFinances ' +
        'blackmarketFinances finance servicesCrew cargo orders carrierLocker reputation market commodities ships modules',
    );
    expect(Object.keys(own.market as Json).join(' ')).toBe(
      'id name outpostType imported exported services economies prohibited',
    );
    expect((own.market as Json).economies).toEqual({ 136: { name: 'Carrier', proportion: 1 } });
    expect(Object.keys(own.servicesCrew as Json).filter((post) => !/^(?:refuel|repair|rearm)$/.test(post))).toEqual([]);
    expect((own.finance as Json).numServices).toBeGreaterThan(Object.keys(own.servicesCrew as Json).length);
  });

  it('gets the last four stops of a carrier', async () => {
    const { world } = beside.session;
    world.commander.carrier.isOwned = true;
    const at = (system: StarSystem, since: number) => ({ system, distance: 0, since });
    const systems = world.galaxy.populated.slice(0, 6);
    const first = world.now - 10 * 3600;
    for (const [index, system] of systems.entries()) {
      const { carrier } = world.commander;
      if (carrier.at) moveCarrier(world, system);
      carrier.at = at(system, first + 3600 * index);
    }
    const { itinerary } = (await data(service.url, '/fleetcarrier', token)) as { itinerary: { completed: Json[] } };
    expect(itinerary.completed.map(({ starsystem }) => starsystem)).toEqual(systems.slice(2).map(({ name }) => name));
    expect(itinerary.completed[3]).toMatchObject({ departureTime: null, state: 'success' });
    expect(itinerary.completed[0]?.departureTime).toMatch(/^2026-11-14 \d\d:\d\d:\d\d$/);
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
    const line = { file: 'Journal.log', line: 900, timestamp: '2026-07-14T23:30:00Z' };
    for (const event of ['Fileheader', 'Music', 'Shutdown'])
      beside.capi.wrote({ event: { timestamp: line.timestamp, event }, line });
    const summer = await query(service.url, '/journal/2026/7/15', token);
    expect((await summer.text()).match(/"event":"\w+"/g)).toEqual(['"event":"Music"']);
    expect((await query(service.url, '/journal/2026/7/14', token)).status).toBe(204);
  });

  it('gets 404 with a note where the form is not known', async () => {
    for (const path of ['/squadron', '/elsewhere']) {
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

/** The files of a zip without compression, by the names in its directory. */
function storedFiles(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.length - 22;
  let at = zip.readUInt32LE(end + 16);
  return new Map(
    Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
      const [size, nameLength, offset] = [
        zip.readUInt32LE(at + 24),
        zip.readUInt16LE(at + 28),
        zip.readUInt32LE(at + 42),
      ];
      const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
      const content = zip.subarray(offset + 30 + nameLength).subarray(0, size);
      expect(zip.readUInt32LE(at + 16)).toBe(crc32(content));
      at += 46 + nameLength;
      return [name, content] as const;
    }),
  );
}

/** Another session, at another time. */
async function openedAt(time: string, carrierLag?: number) {
  const other = new CapiSession({ seed: 22, plan: 'trade', start: new Date(time), dialect: 'game', seconds: 6 * 3600 });
  if (carrierLag !== undefined) other.useCarrierLag(carrierLag);
  other.until('Location');
  const opened = await other.open();
  const { access_token } = await logIn(opened.url);
  return { beside: other, service: opened, data: async (path: string) => data(opened.url, path, access_token) };
}

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

  it.each([22, 69])('of a carrier alone is %i minutes where that is set', async (minutes) => {
    const lagging = await openedAt('2026-11-14T20:41:00Z', minutes);
    const { world } = lagging.beside.session;
    world.commander.carrier.isOwned = true;
    const balances = new Map<number, number>();
    while (!lagging.beside.session.hasEnded && lagging.beside.session.now < +start + 3 * hour) {
      lagging.beside.next();
      world.commander.carrier.balance += 1;
      balances.set(world.now * 1000, world.commander.carrier.balance);
    }
    const told = Number((await lagging.data('/fleetcarrier')).balance);
    const known = [...balances].findLast(([, balance]) => balance <= told)?.[0] ?? 0;
    const behind = (lagging.beside.session.now - known) / 60_000;
    expect(behind).toBeGreaterThanOrEqual(minutes);
    expect(behind).toBeLessThan(minutes + 4);
    const { commander } = (await lagging.data('/profile')) as { commander: Json };
    expect(commander.credits).toBe(world.commander.credits);
    lagging.service.answer({ lag: 0 });
    expect(Number((await lagging.data('/fleetcarrier')).balance)).toBe(world.commander.carrier.balance);
    await lagging.service.close();
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
