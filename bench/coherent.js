/** A journal in which everything fits together: time runs, jumps lead along a line, fuel does not leap, shares make 1. */

/** Systems stand in a row, all in one cell of the galaxy: the largest there is, around the origin. */
const systems = 60;
const apart = 20;
const cell = 7 + 18 * 2 ** 3 + 32 * 2 ** 10 + 39 * 2 ** 16;
const behindCell = 2 ** 23;

/** So many events, made of others by telling all of them of one journey. */
export function coherentEvents(count, events) {
  const usable = events.filter(({ event }) => event !== 'NavRoute');
  let jumps = 0;
  return Array.from({ length: count }, (_, index) => {
    const event = usable[index % usable.length];
    const timestamp = new Date(Date.UTC(2026, 0, 1) + index * 20_000).toISOString().replace('.000', '');
    if (event.event === 'FSDJump') return { ...event, timestamp, ...jump(event, ++jumps) };
    if (event.event === 'Docked') return { ...event, timestamp, ...system(jumps), Multicrew: false };
    return event.event === 'Status' ? { timestamp, ...aboard(event) } : { ...event, timestamp };
  });
}

function system(jumps) {
  const number = jumps % systems;
  return { StarSystem: `Kolmar ${number}`, SystemAddress: number * behindCell + cell };
}

function jump(event, jumps) {
  const at = (count) => (count % systems) * apart;
  const shares = event.Factions?.length ?? 0;
  const factions = event.Factions?.map((faction, index) => ({
    ...faction,
    Name: `Faction ${index}`,
    Influence: Number((1 / shares).toFixed(6)),
  }));
  const party = (side, index) => ({ ...side, Name: `Faction ${index}` });
  return {
    ...system(jumps),
    StarPos: [at(jumps), 0, 0],
    JumpDist: Math.abs(at(jumps) - at(jumps - 1)),
    FuelUsed: 0,
    FuelLevel: 20,
    Taxi: false,
    Multicrew: false,
    ...(factions && { Factions: factions }),
    ...(event.SystemFaction && { SystemFaction: party(event.SystemFaction, 0) }),
    ...(event.Conflicts && {
      Conflicts: event.Conflicts.map((each) => ({
        ...each,
        Faction1: party(each.Faction1, 0),
        Faction2: party(each.Faction2, 1),
      })),
    }),
  };
}

/** What the ship and the player do, and nothing of where they are. */
function aboard({ event, Pips, FireGroup, GuiFocus, Cargo, LegalState, Balance }) {
  const stated = { event, Flags: 0, Pips, FireGroup, GuiFocus, Cargo, LegalState, Balance };
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
}
