import { checkArgument, mustBe, type OptionCheck } from '../words/option-gate.js';
import type { Field, Shape } from './field.js';
import type { Companion, Kind } from './kind.js';
import { MultiSellExplorationData } from './kinds/exploration/MultiSellExplorationData.js';
import { SuitLoadout } from './kinds/on-foot/SuitLoadout.js';
import { UpgradeSuit } from './kinds/on-foot/UpgradeSuit.js';
import { UpgradeWeapon } from './kinds/on-foot/UpgradeWeapon.js';
import { ModuleInfo } from './kinds/other/ModuleInfo.js';
import { Synthesis } from './kinds/other/Synthesis.js';
import { SquadronStartup } from './kinds/squadron/SquadronStartup.js';
import { EngineerProgress } from './kinds/start-up/EngineerProgress.js';
import { Missions } from './kinds/start-up/Missions.js';
import { Status } from './kinds/start-up/Status.js';
import { CommunityGoal } from './kinds/station/CommunityGoal.js';
import { StoredModules } from './kinds/station/StoredModules.js';
import { CargoTransfer } from './kinds/trade/CargoTransfer.js';
import { Docked } from './kinds/travel/Docked.js';
import { FSDJump } from './kinds/travel/FSDJump.js';
import { NavRoute } from './kinds/travel/NavRoute.js';
import type { Rule } from './object-rule.js';
import type { Values } from './value-list.js';

export const dialectNames = ['spec', 'game'] as const;

/** `spec` is exactly the specification; `game` is what the live game writes. */
export type Dialect = (typeof dialectNames)[number];

/** The interface as data: every kind of event. Schemas, types, pages and checks are all derived from it. */
export interface Catalogue {
  /** The dialect it describes. */
  readonly dialect: Dialect;
  readonly kinds: readonly Kind[];
  /** Names of the extra kinds, of which only the timestamp and the name are checked. */
  readonly extraKindNames?: ReadonlySet<string>;
  /** Those of them that are written to a companion file of one of `kinds`. */
  readonly sharedCompanionKinds?: readonly KindWithCompanion[];
}

/** A kind that a file beside the journal may hold. */
export type KindWithCompanion = Kind & { readonly companion: Companion };

/** Exactly the specification. */
export const specification: Catalogue = {
  dialect: 'spec',
  kinds: [
    FSDJump,
    Status,
    Docked,
    CommunityGoal,
    EngineerProgress,
    Missions,
    StoredModules,
    MultiSellExplorationData,
    CargoTransfer,
    ModuleInfo,
    NavRoute,
    Synthesis,
    SquadronStartup,
    SuitLoadout,
    UpgradeSuit,
    UpgradeWeapon,
  ],
};

/** An option that takes a catalogue. */
export const catalogueCheck: OptionCheck = mustBe('a catalogue, such as specification or dialects.game', (value) => {
  if (typeof value !== 'object' || value === null) return false;
  const { dialect, kinds } = value as Partial<Catalogue>;
  return typeof dialect === 'string' && Array.isArray(kinds) && kinds.every(isKind);
});

/** Throws a sentence unless it is a catalogue. */
export function assertCatalogue(catalogue: unknown): asserts catalogue is Catalogue {
  checkArgument('catalogue', catalogue, catalogueCheck);
}

/** Throws a sentence unless it is a kind of a catalogue. */
export function assertKind(kind: unknown): asserts kind is Kind {
  checkArgument('kind', kind, mustBe('a kind of a catalogue, such as specification.kinds[0]', isKind));
}

function isKind(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, shape } = value as Partial<Kind>;
  return typeof name === 'string' && typeof shape?.fields === 'object';
}

export function findKind(catalogue: Catalogue, name: string): Kind | undefined {
  return catalogue.kinds.find((kind) => kind.name === name);
}

/** The kinds that are also written to a file of their own. */
export function companionKinds(catalogue: Catalogue): KindWithCompanion[] {
  return catalogue.kinds.filter((kind): kind is KindWithCompanion => kind.companion !== undefined);
}

/** The kinds that stand in the files beside the journal: those with a file of their own, and those that share it. */
export function allCompanionKinds(catalogue: Catalogue): KindWithCompanion[] {
  return [...companionKinds(catalogue), ...(catalogue.sharedCompanionKinds ?? [])];
}

/** The kind of such a name, if a file beside the journal may hold it. */
export function findCompanionKind(catalogue: Catalogue, name: unknown): KindWithCompanion | undefined {
  const isIt = (kind: Kind): kind is KindWithCompanion => kind.name === name && kind.companion !== undefined;
  return catalogue.kinds.find(isIt) ?? catalogue.sharedCompanionKinds?.find(isIt);
}

/** Every shape that stands below a kind, each once, outer before inner. */
export function shapesBelow({ shape: top }: Pick<Kind, 'shape'>): Shape[] {
  const found = new Map<string, Shape>();
  const visit = (shape: Shape) => {
    for (const inner of Object.values(shape.fields).flatMap(shapesOf)) {
      if (!found.has(inner.name)) {
        found.set(inner.name, inner);
        visit(inner);
      }
    }
  };
  visit(top);
  return [...found.values()];
}

/** Every shape of the catalogue, the kinds' own included, each once. */
export function allShapes(catalogue: Pick<Catalogue, 'kinds'>): Shape[] {
  const shapes = catalogue.kinds.flatMap((kind) => [kind.shape, ...shapesBelow(kind)]);
  return [...new Map(shapes.map((shape) => [shape.name, shape])).values()];
}

/** Every rule of the catalogue with the shape it belongs to; those of the files beside the journal come last. */
export function allRules(catalogue: Catalogue): { readonly rule: Rule; readonly shape: Shape }[] {
  return [
    ...allShapes(catalogue).flatMap((shape) => shape.rules.map((rule) => ({ rule, shape }))),
    ...companionKinds(catalogue).flatMap(({ companion, shape }) =>
      (companion.rules ?? []).map((rule) => ({ rule, shape })),
    ),
  ];
}

/** Every list of values of the catalogue, by name. */
export function allValues(catalogue: Catalogue): Values[] {
  const fields = allShapes(catalogue).flatMap((shape) => Object.values(shape.fields).flatMap(withElements));
  const lists = fields.flatMap((field) => ('values' in field && field.values ? [field.values] : []));
  return [...new Map(lists.map((values) => [values.name, values])).values()];
}

function shapesOf(field: Field): Shape[] {
  return withElements(field).flatMap((each) => (each.type === 'object' ? [each.shape] : []));
}

/** The field, what its array holds, and the other forms a dialect accepts. */
function withElements(field: Field): Field[] {
  const inner = field.type === 'array' ? withElements(field.element) : [];
  return [field, ...inner, ...(field.also ?? []).flatMap(withElements)];
}
