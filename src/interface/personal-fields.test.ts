import { describe, expect, it } from 'vitest';
import { dialects } from './dialect/dialects.js';
import type { Field, Fields } from './field.js';
import { allTables } from './kind-catalogue.js';
import { type PersonalField, personalFieldsOf } from './personal-fields.js';

interface Leaf {
  readonly place: string;
  /** The member itself, or that of the list around it. */
  readonly member: string;
  readonly field: Field;
}

function leavesOf(place: string, fields: Fields): Leaf[] {
  return Object.entries(fields).flatMap(([member, field]) => leavesAt(`${place}/${member}`, member, field));
}

function leavesAt(place: string, member: string, field: Field): Leaf[] {
  if (field.type === 'array') return leavesAt(`${place}/*`, member, field.element);
  return field.type === 'object' ? leavesOf(place, field.shape.fields) : [{ place, member, field }];
}

const leaves = [...allTables, ...dialects.game.kinds].flatMap(({ name, shape }) => leavesOf(`${name} `, shape.fields));
const personalFields = dialects.game.kinds.flatMap(({ name }) => personalFieldsOf(name));
const listed = new Set(personalFields.map(({ kind, pointer }) => `${kind} ${pointer}`));

/** Members that name places, groups and things of the game in any kind; each was reviewed. */
const ofTheGame = new Set(
  [
    'event build gameversion language GameMode Filename JumpType Vessel Operation Direction',
    'StarSystem System SystemName Systems Discovered DestinationSystem NewDestinationSystem OldDestinationSystem Location',
    'TG_ENCOUNTER_TOTAL_LAST_SYSTEM TG_ENCOUNTER_TOTAL_LAST_SHIP TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP',
    'BodyName StarClass Atmosphere NearestDestination DestinationSettlement Region Traits',
    'Faction AwardingFaction PayeeFaction SpawningFaction TargetFaction VictimFaction FactionState Allegiance Government',
    'StationAllegiance SystemAllegiance SystemSecondEconomy ControllingPower Powers',
    'Security Economy Power PowerAfter PowerBefore PowerplayOrigin PermitsAwarded Stake EstimatedRemainingTime',
    'Title Bonus TierReached LocalisedName Donation Target Engineer CrewName NpcCrewName',
    'CurrentRankName NewRankName OldRankName CarrierType PackTheme StationType Category',
    'Blueprint EngineerModifications Label ValueStr Slot FromSlot ToSlot SlotName Item Items Modules SelectedWeapon',
    'SuitMods WeaponMods',
  ].flatMap((names) => names.split(' ')),
);

/** Notes of fields about the game whose names do not say so. */
const aboutTheGame =
  /^(?:internal name|name of the (?:faction|ring|settlement|targeted system|tier)|title of the goal|the blueprint|class of|what the player controls)/;

function isOfTheGame({ member, field }: Leaf): boolean {
  if (field.type !== 'string' || field.personal === false) return true;
  if (field.constant ?? field.utcTime ?? field.values ?? field.form) return true;
  return ofTheGame.has(member) || aboutTheGame.test(field.note);
}

describe('a text in the table of a kind', () => {
  it('is known to name people, or not to', () => {
    const open = leaves.filter(
      (leaf) => !leaf.member.endsWith('_Localised') && !listed.has(leaf.place) && !isOfTheGame(leaf),
    );
    // Mark it in its table: personal(…), maybePersonal(…), or impersonal(…) if it names no player.
    expect(open.map(({ place, field }) => `${place}: ${field.note}`)).toEqual([]);
  });

  it('is not left to chance if its name and its note say nothing', () => {
    const unclear: Leaf = {
      place: 'New /Name',
      member: 'Name',
      field: { type: 'string', note: 'name', optional: false },
    };
    expect(isOfTheGame(unclear)).toBe(false);
    expect(isOfTheGame({ ...unclear, field: { ...unclear.field, personal: false } })).toBe(true);
  });
});

describe('a number in the table of a kind', () => {
  /** What the game's numbers count; the same for all players, or local to the player's own things. */
  const harmlessIds =
    /^(?:SystemAddress|System|BodyID|EntryID|CGID|MissionID|EngineerID|BlueprintID|BundleID|LoadoutID|Suit(?:Module)?ID|NpcCrewId|CrewID|ServerId|ID|id|(?:New|Sell|Store)?ShipI[Dd])$/;

  it('is known to identify people, or not to, if it identifies anything', () => {
    const open = leaves.filter(
      ({ place, member, field }) =>
        field.type === 'integer' && field.id && !listed.has(place) && !harmlessIds.test(member),
    );
    expect(open.map(({ place, field }) => `${place}: ${field.note}`)).toEqual([]);
  });
});

describe('a personal field', () => {
  it('is listed once', () => {
    expect(listed.size).toBe(personalFields.length);
  });

  it.each([
    ['Commander /Name', 'commander-name'],
    ['ClearSavedGame /FID', 'player-id'],
    ['Friends /Name', 'other-commander'],
    ['WingJoin /Others/*', 'other-commander'],
    ['CrewMemberJoins /Crew', 'other-commander'],
    ['Died /Killers/*/Name', 'other-commander'],
    ['CrimeVictim /Offender', 'other-commander'],
    ['CommitCrime /Victim', 'other-commander'],
    ['Bounty /PilotName_Localised', 'other-commander'],
    ['SendText /To_Localised', 'other-commander'],
    ['SendText /Message', 'message'],
    ['CancelledSquadronApplication /SquadronName', 'squadron-name'],
    ['SquadronApplicationApproved /SquadronID', 'squadron-id'],
    ['ShipTargeted /SquadronID', 'squadron-name'],
    ['StoredShips /ShipsRemote/*/Name', 'ship-name'],
    ['SetUserShipName /UserShipId', 'ship-ident'],
    ['SuitLoadout /LoadoutName', 'loadout-name'],
    ['RenameSuitLoadout /LoadoutName', 'loadout-name'],
    ['CarrierNameChange /Name', 'carrier-name'],
    ['FCMaterials /CarrierName', 'carrier-name'],
    ['FCMaterials /CarrierID', 'carrier-callsign'],
    ['CarrierStats /CarrierID', 'carrier-id'],
    ['Docked /MarketID', 'carrier-id'],
    ['MissionRedirected /NewDestinationStation', 'carrier-callsign'],
    ['ShipLocker /Items/*/OwnerID', 'player-id'],
  ])('is %s, which holds a %s', (place, holds) => {
    const found = personalFields.find(({ kind, pointer }) => `${kind} ${pointer}` === place);
    expect(found?.holds).toBe(holds);
  });

  it.each([
    ['Docked', '/StationName', 'K7Q-B3L', true],
    ['Docked', '/StationName', 'Jameson Memorial', false],
    ['Docked', '/MarketID', '3700123456', true],
    ['Docked', '/MarketID', '128666762', false],
    ['CollectItems', '/OwnerID', '0', false],
    ['Status', '/Destination/Name', 'THE LONG WAY K7Q-B3L', true],
    ['Status', '/Destination/Name', 'Col 285 Sector AB-C d1-23', false],
    ['ReceiveText', '/From', '$cmdr_decorate:#name=Ada;', true],
    ['ReceiveText', '/From', 'Ada', true],
    ['ShipTargeted', '/PilotName', '$RolePanel2_unmanned; $cmdr_decorate:#name=Ada;', true],
    ['ReceiveText', '/From', '$npc_name_decorate:#name=Bo;', false],
  ])('%s %s tells of a player in %j: %s', (kind, pointer, text, isPersonal) => {
    const field = personalFields.find((each) => each.kind === kind && each.pointer === pointer) as PersonalField;
    expect(field.only?.test(text)).toBe(isPersonal);
  });

  it('is not the name of a hired pilot, which the game makes', () => {
    for (const place of ['CrewHire /Name', 'Embark /Crew/*/Name', 'NpcCrewPaidWage /NpcCrewName'])
      expect(listed.has(place)).toBe(false);
  });
});
