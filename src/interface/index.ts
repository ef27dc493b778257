// `shakedown/interface`: the journal's interface as data, and what derives from it: types, schemas, pages,
// explanations.

export { ArgumentError } from '../words/argument-error.js';
export type { Change, Deviation } from './dialect/apply-deviations.js';
export { deviations } from './dialect/deviations.js';
export { type Dialect, dialects, extraKinds } from './dialect/dialects.js';
export { asyncApi } from './emit/asyncapi-document.js';
export {
  type BundleForm,
  type BundleOptions,
  bundleSchema,
  type JsonSchema,
  kindSchema,
  type SchemaOptions,
  schemaFiles,
} from './emit/json-schema.js';
export { referencePages } from './emit/reference-pages.js';
export { typeScript } from './emit/typescript.js';
export { explain } from './explain-name.js';
export { type Decoded, explainValue } from './explain-value.js';
export type { Explanation } from './explanation-types.js';
export { type Catalogue, specification } from './kind-catalogue.js';
export { loadKnowledge } from './knowledge/load-knowledge.js';
export { type KnowledgePack, packSchema } from './knowledge/pack-shape.js';
export { limits } from './specified-limits.js';
export { stationServices } from './specified-values.js';
export type { SummaryPart } from './summary/render-parts.js';
export { type EventSummary, type SummaryOptions, summarise } from './summary/summarise.js';

// Types of events: a kind, any kind, and the shapes and values inside.

export type {
  AnyEvent,
  CompanionEvent,
  CompanionFile,
  CompanionKind,
  EventName,
  EventOf,
  ExtraKindName,
  ExtraKindOf,
  KindName,
} from './event-types.js';
export type {
  ActiveState,
  AllegianceName,
  BodyTypeName,
  CargoTransfer,
  CommunityGoal,
  Conflict,
  ConflictParty,
  ConflictStatus,
  ContendingPower,
  ControllingFaction,
  CountsByName,
  Destination,
  DiscoveredSystem,
  Docked,
  EconomyShare,
  EconomyToken,
  EngineerAccess,
  EngineerName,
  EngineerProgress,
  Faction,
  FactionStateName,
  FittedModule,
  FSDJump,
  Fuel,
  Goal,
  GovernmentName,
  GovernmentToken,
  GuiFocus,
  HandWeaponName,
  KnownEngineer,
  LandingPads,
  LegalStateName,
  Mission,
  Missions,
  ModuleInfo,
  MultiSellExplorationData,
  NavRoute,
  PercentileBand,
  PowerName,
  PowerplayState,
  Resource,
  RouteStop,
  SecurityLevel,
  SquadronStartup,
  StarClassName,
  StationService,
  StationStateName,
  StationTypeName,
  Status,
  StoredModule,
  StoredModules,
  SuitLoadout,
  SuitModName,
  SuitModule,
  SuitSlotName,
  SuitTypeName,
  Synthesis,
  ThargoidWar,
  ThargoidWarState,
  TopTier,
  Transfer,
  TransferDirection,
  TrendingState,
  UpgradeSuit,
  UpgradeWeapon,
  WarType,
  WeaponModName,
} from './types/game-events.js';

// Flags and screens.

export type { Bit, BitTable, UndefinedBit } from './bits.js';
export {
  decodeFlags,
  decodeFlags2,
  encodeFlags,
  encodeFlags2,
  type Flag2Name,
  type FlagName,
  flags,
  flags2,
} from './flag-tables.js';
export { type GuiFocusName, guiFocus, guiFocusName } from './gui-focus.js';
