import { materialCategory } from '../../game/material-grades.js';
import { missionTable } from '../../game/mission-table.js';
import { powerTable } from '../../game/power-table.js';
import { type Career, careers, highestRanks } from '../../game/rank-and-permit-table.js';
import type { Members } from '../../interface/object-rule.js';
import { likelyCredits } from '../../state/credits-fold.js';
import { nameFrom, numberFrom, objectFrom } from '../../state/fold-fields.js';
import type { JournalState, Mission as KnownMission } from '../../state/journal-state.js';
import { countsIn } from '../../state/materials-fold.js';
import type { Statistic } from '../commander/career-statistics.js';
import { type Engineer, meetEngineersOf } from '../commander/engineer-progress.js';
import type { EngineerStage } from '../commander/experience-table.js';
import { addMaterial } from '../commander/material-stock.js';
import { grantPermit, grantShip } from '../commander/permits.js';
import type { Standing } from '../commander/ranks-and-reputation.js';
import type { Commander } from '../commander/simulated-commander.js';
import { makeSquadron } from '../commander/squadron.js';
import { expireMissions, type Mission } from '../commander/taken-missions.js';
import { galaxyOf } from '../galaxy/milky-way.js';
import { pricesPaid } from '../market/prices-paid.js';
import { Politics } from '../politics/galaxy-politics.js';
import type { Random } from '../random.js';
import { changeStock, freeCargoSpace, type Ship } from '../ship/ship.js';
import { switchEverythingOff } from '../world/cockpit-state.js';
import type { World } from '../world/world.js';
import type { Departure } from './departure.js';
import { placeAt } from './departure-place.js';
import { shipAt } from './departure-ship.js';

/**
 * The world as a journal left it: the commander, the place, the ship and the possessions as far as they are
 * known, the rest as drawn. The commander is in the ship.
 */
export function takeOver(drawn: World, departure: Departure): World {
  const world = { ...drawn, galaxy: galaxyOf(drawn.client, departure.systems) };
  const random = world.random.stream('taken over');
  const ship = shipAt(departure, world.ship, random.stream('ship'));
  const commander = commanderAt(departure, world.commander, random);
  const at = placeAt(departure, { ...world, commander, ship }, random.stream('place'));
  // Ranks that lines state stay, whatever the place and the ship would need.
  if (!departure.state.ranks) {
    grantPermit(commander, at.system);
    grantShip(commander, ship.hull);
  }
  meetEngineersOf(ship, commander.engineers);
  load(ship, departure);
  for (const [type, price] of pricesPaid(ship)) commander.averagePricePaid.set(type, price);
  expireMissions(commander.missions, world.now);
  const { pledge, squadron } = commander;
  const ofSquadron = squadron && { squadronFaction: at.home.faction, squadronHome: at.home.name };
  const politics = new Politics(random.stream('politics'), { pledge, ...ofSquadron });
  const taken: World = { ...world, ...at, commander, ship, politics, vehicle: 'ship', outsidePosition: undefined };
  taken.standingOn = 'hangar';
  switchEverythingOff(taken.cockpit);
  return taken;
}

function commanderAt({ state, lines }: Departure, drawn: Commander, random: Random): Commander {
  const { pledge: _, squadron: __, ...person } = drawn;
  const { name = person.name, id = person.id, pledge, squadron } = state.commander;
  const held = state.materials ?? (lines.Materials && countsIn(lines.Materials));
  const commander: Commander = {
    ...person,
    name,
    id,
    odyssey: state.game.odyssey ?? person.odyssey,
    credits: Math.max(likelyCredits(state) ?? numberFrom(lines.LoadGame?.Credits) ?? person.credits, 0),
    standing: standingAt(state, lines.Progress, person.standing),
    missions: Object.entries(state.missions ?? {}).flatMap(([each, mission]) => missionAt(each, mission)),
    ...(powerTable.some(([power]) => power === pledge) && { pledge: pledge as string }),
    ...(squadron !== undefined && { squadron: { ...makeSquadron(random.stream('squadron')), name: squadron } }),
  };
  if (held) {
    for (const stock of [commander.materials, commander.data]) stock.clear();
    for (const [material, count] of Object.entries(held)) {
      if (materialCategory(material) !== undefined) addMaterial(commander, material, count);
      commander.foundMaterials.add(material);
    }
  }
  if (lines.Statistics) countUp(commander.statistics, lines.Statistics);
  for (const engineer of commander.engineers) learn(engineer, state.engineers);
  return commander;
}

function standingAt({ ranks = {}, reputation }: JournalState, progress: Members = {}, drawn: Standing): Standing {
  const known = careers.map((career: Career) => {
    const rank = Math.min(ranks[career] ?? drawn.ranks[career].rank, highestRanks[career]);
    return [career, { rank, progress: numberFrom(progress[career]) ?? drawn.ranks[career].progress }] as const;
  });
  return {
    ranks: Object.fromEntries(known) as Standing['ranks'],
    reputation: { ...drawn.reputation, ...reputation },
  };
}

function learn(engineer: Engineer, known: JournalState['engineers']): void {
  if (!known) return;
  const { progress, rank = 0, rankProgress = 0 } = known[engineer.id] ?? {};
  delete engineer.access;
  if (progress !== undefined && stages.has(progress)) engineer.access = progress as EngineerStage;
  Object.assign(engineer, { rank, rankProgress });
}

const stages: ReadonlySet<string> = new Set<EngineerStage>(['Known', 'Invited', 'Unlocked']);

/** The counts of Statistics; sums and means follow from them. */
function countUp(statistics: Statistic, line: Members): void {
  for (const [group, members] of Object.entries(line)) {
    for (const [name, value] of Object.entries(objectFrom(members) ?? {})) {
      if (typeof value === 'number') statistics.set(`${group} ${name}`, value);
    }
  }
}

/** A mission is listed until it expires; nothing is done for it. */
function missionAt(id: string, { fields, faction, expiry, ended, redirected }: KnownMission): Mission[] {
  if (ended || !Number.isSafeInteger(Number(id))) return [];
  const written = nameFrom(fields.Name) ?? '';
  const name = written.endsWith('_name') || written.startsWith('$') ? written : `${written}_name`;
  const known = missionTable.find(([each]) => each.toLowerCase() === name.toLowerCase());
  const localised = nameFrom(fields.Name_Localised);
  const mission: Mission = {
    id: Number(id),
    name: known?.[0] ?? name,
    ...(localised !== undefined && { localised }),
    title: localised ?? nameFrom(fields.LocalisedName) ?? name,
    task: 'other',
    faction: faction ?? '',
    source: { system: '', address: 0, station: '' },
    ...(fields.PassengerMission === true && { passengers: { count: 1, type: 'Tourist', areWanted: false } }),
    ...(expiry !== undefined && { expires: Date.parse(expiry) / 1000 }),
    reward: numberFrom(fields.Reward) ?? 0,
    isForWing: fields.Wing === true,
    influence: 'None',
    reputation: 'None',
    state: redirected ? 'complete' : 'active',
    kills: 0,
    isRedirected: redirected ?? false,
  };
  return [mission];
}

/** What was in the tank and the hold. Goods that no line names are limpets. */
function load(ship: Ship, { state, lines }: Departure): void {
  const { cargo, tonnes: counted, fuel } = state.ship;
  if (fuel.main !== undefined) ship.fuel.main = Math.min(fuel.main, ship.tank);
  ship.cargo.clear();
  const goods = cargo ?? { drones: counted ?? numberFrom(lines.Cargo?.Count) ?? 0 };
  for (const [type, tonnes] of Object.entries(goods)) {
    const count = Math.min(tonnes, freeCargoSpace(ship));
    if (count > 0) changeStock(ship.cargo, type, count);
  }
}
