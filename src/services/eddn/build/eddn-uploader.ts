import { companionListsOf } from '../../../interface/companion-names.js';
import { eventNameOf, type Members } from '../../../interface/object-rule.js';
import { accountUpdates } from '../../../state/commander-fold.js';
import { foldOf, outsideArena } from '../../../state/fold.js';
import { addressFrom, elementsOf } from '../../../state/fold-fields.js';
import { type CurrentSystem, type JournalState, unknownState, type Where } from '../../../state/journal-state.js';
import { launchUpdates } from '../../../state/launch.js';
import { dockingUpdates, placeUpdates, systemUpdates } from '../../../state/place.js';
import { entryOf } from '../../../words/entry-of.js';
import type { WrittenEvent } from '../../service.js';
import { checkMessage } from '../schemas/check-message.js';
import { eddnSchemas, schemaRefOf } from '../schemas/eddn-schemas.js';
import type { BuiltMessage, EddnContent, Withheld } from './eddn-message.js';
import { fittedTo } from './fit-to-schema.js';
import { SignalRun } from './signal-run.js';
import { filedKinds, schemasByKind, statusPlace } from './sources-table.js';
import { stationMessage } from './station-messages.js';

export interface UploaderOptions {
  /** `header.softwareVersion`. */
  readonly version: string;
  /** When to send to the references for tests; by default, in a beta of the game. */
  readonly test?: 'beta' | 'always' | 'never';
}

const uploaderFold = outsideArena(foldOf(launchUpdates, accountUpdates, systemUpdates, dockingUpdates, placeUpdates));

/** Lines that say where the ship is; Odyssey writes the signals of a system before them. */
const arrivals: ReadonlySet<unknown> = new Set(['Location', 'FSDJump', 'CarrierJump']);
const signalSchema = 'fsssignaldiscovered/1';

/**
 * The uploader that EDDN asks for: is given the lines of a journal and the contents of its companions in
 * their order, and makes of each what is to be sent. It sends nothing itself.
 */
export class EddnUploader {
  readonly #options: UploaderOptions;
  readonly #state: JournalState = unknownState();
  readonly #signals = new SignalRun();
  /** The content of each file, and the lines that announced one which has not come yet. */
  readonly #files = new Map<unknown, Members>();
  readonly #announced = new Map<unknown, WrittenEvent>();
  #header: Members = { gameversion: '', gamebuild: '' };
  #flags: Members = {};
  /** It names the body even where the journal has not. */
  #status: Members = {};

  constructor(options: UploaderOptions) {
    this.#options = options;
  }

  /** What a careful uploader sends for a line, or once the file that a line announced is there. */
  wrote(written: WrittenEvent): readonly BuiltMessage[] {
    return this.builtFrom(written).filter(({ withheld }) => !withheld);
  }

  /** The signals of a journal that ends with them. */
  end(): readonly BuiltMessage[] {
    return this.#endSignals().filter(({ withheld }) => !withheld);
  }

  /** Everything that a line could feed, with what is to be withheld. */
  builtFrom(written: WrittenEvent): readonly BuiltMessage[] {
    const { event, line } = written;
    if (!line) return this.#readFile(event);
    if (event.event === 'FSSSignalDiscovered') {
      this.#signals.add(event, line);
      return [];
    }
    const before = arrivals.has(event.event) ? [] : this.#endSignals();
    this.#learn(event, line);
    const after = this.#endSignals();
    return [...before, ...after, ...this.#builtFromLine(written)];
  }

  #readFile(content: Members): BuiltMessage[] {
    if (content.event === 'Status') this.#status = content;
    if (!filedKinds.includes(eventNameOf(content))) return [];
    this.#files.set(content.event, content);
    const announced = this.#announced.get(content.event);
    if (!announced || !isFileOf(announced.event, content)) return [];
    this.#announced.delete(content.event);
    return this.#built(content, announced.line);
  }

  #learn(event: Members, line: Where): void {
    uploaderFold.advance(this.#state, event, line);
    const update = entryOf(this.#updates, eventNameOf(event));
    update?.(event);
  }

  readonly #updates: Readonly<Record<string, (event: Members) => void>> = {
    Fileheader: ({ gameversion = '', build = '' }) => {
      this.#header = { gameversion, gamebuild: build };
      this.#flags = {};
    },
    LoadGame: ({ gameversion, build, Horizons, Odyssey }) => {
      const known = this.#header;
      this.#header = {
        gameversion: known.gameversion || (gameversion ?? ''),
        gamebuild: known.gamebuild || (build ?? ''),
      };
      this.#flags = {
        ...(typeof Horizons === 'boolean' && { horizons: Horizons }),
        ...(typeof Odyssey === 'boolean' && { odyssey: Odyssey }),
      };
    },
  };

  /** What a message about the station says of it, while the ship is docked there. */
  get station(): Members | undefined {
    const { station, system } = this.#state;
    const { name: stationName, marketId } = station ?? {};
    return station && { systemName: system?.name, stationName, marketId, MarketID: marketId };
  }

  #builtFromLine({ event, line }: WrittenEvent): BuiltMessage[] {
    const kind = eventNameOf(event);
    if (entryOf(schemasByKind, kind) === undefined) return [];
    if (!filedKinds.includes(kind) || isWhole(event)) return this.#built(event, line);
    const file = this.#files.get(kind);
    if (file && isFileOf(event, file)) return this.#built(file, line);
    this.#announced.set(kind, { event, ...(line && { line }) });
    return this.#built(event, line, 'no-file');
  }

  /** The message to each schema that a kind feeds. */
  #built(source: Members, from: Where | undefined, problem?: Withheld): BuiltMessage[] {
    const { system } = this.#state;
    return (schemasByKind[eventNameOf(source)] ?? []).map((schema) => {
      const located = stationMessage(schema, source) ?? this.#located(schema, source, system);
      const content = this.#content(schema, located ?? source);
      const withheld = this.absence ?? problem ?? (located ? undefined : 'system') ?? unlessValid(content);
      return { schema, content, from, ...(withheld && { withheld }) };
    });
  }

  #endSignals(): BuiltMessage[] {
    const { from } = this.#signals;
    const { system } = this.#state;
    const run = this.#signals.end(system);
    if (!run) return [];
    const { message, leftOut } = run;
    const located = elementsOf(message.signals).length > 0 ? this.#located(signalSchema, message, system) : undefined;
    const content = this.#content(signalSchema, located ?? message);
    const withheld = this.absence ?? (located ? unlessValid(content) : 'system');
    return [{ schema: signalSchema, content, from, leftOut, ...(withheld && { withheld }) }];
  }

  /** Why nothing at all is sent at this moment. */
  get absence(): Withheld | undefined {
    const { inArena, inCrew, ride } = this.#state;
    if (inArena) return 'cqc';
    return inCrew || ride === 'crew' ? 'crew' : undefined;
  }

  /**
   * The event with the system and position that its schema asks for. Undefined if something is to be added
   * and the event is not certainly of the system that the ship is in.
   */
  #located(schema: string, event: Members, system: CurrentSystem | undefined): Members | undefined {
    const asked = eddnSchemas.get(schema)?.message.members ?? {};
    const missing = ['StarSystem', 'StarPos'].filter((name) => asked[name] && event[name] === undefined);
    const whole = entryOf(this.#completions, schema)?.(event) ?? event;
    if (missing.length === 0) return whole;
    const name = event.StarSystem ?? event.System ?? event.SystemName ?? system?.name;
    const isHere = system?.position && system.name === name && system.address === addressFrom(event.SystemAddress);
    return isHere ? { ...whole, StarSystem: system.name, StarPos: system.position } : undefined;
  }

  /** Schemas whose messages say where on a body something is, which the line does not. */
  readonly #completions: Readonly<Record<string, (event: Members) => Members>> = {
    'codexentry/1': (event) => this.#withBody(event),
    'scanorganic/1': (event) => this.#withPlace(event),
  };

  /** The body of Status.json, and its id if the journal has named the same body. */
  #withBody(event: Members): Members {
    const { BodyName, timestamp } = this.#status;
    // Of a recorded directory, Status is known only as it was at the end.
    if (BodyName === undefined || String(timestamp) > String(event.timestamp)) return event;
    const { body } = this.#state;
    const isSame = body?.id !== undefined && body.name === BodyName;
    return { BodyName, ...(isSame && { BodyID: body.id }), ...event };
  }

  /** The line calls the id of the body `Body`; its name and the coordinates are in a fresh Status.json. */
  #withPlace({ Body, ...event }: Members): Members {
    const { body } = this.#state;
    const status = this.#status;
    const isSame = body?.id !== Body || body?.name === status.BodyName;
    const age = secondsBetween(status, event);
    const isInStep = isSame && age >= 0 && age <= coordinateAge;
    const known = statusPlace.filter((name) => isInStep && status[name] !== undefined);
    return { ...event, ...Object.fromEntries(known.map((name) => [name, status[name]])), BodyID: Body };
  }

  #content(schema: string, message: Members): EddnContent {
    const { version, test = 'beta' } = this.#options;
    const isTest = test === 'beta' ? /alpha|beta/i.test(String(this.#header.gameversion)) : test === 'always';
    return {
      $schemaRef: schemaRefOf(schema, isTest),
      header: {
        uploaderID: this.#state.commander.name ?? 'Shakedown',
        softwareName: 'Shakedown',
        softwareVersion: version,
        ...this.#header,
      },
      message: fittedTo(eddnSchemas.get(schema)?.message, { ...message, ...this.#flags }),
    };
  }
}

/** Seconds in which the coordinates of Status.json are those of a line. */
export const coordinateAge = 60;

/** From one timestamp to another; NaN if either has none. */
export function secondsBetween(from: Members, to: Members): number {
  return (Date.parse(String(to.timestamp)) - Date.parse(String(from.timestamp))) / 1000;
}

/** Whether the lists of a file are in the line itself, as when a watcher has joined them. */
function isWhole(event: Members): boolean {
  return companionListsOf(eventNameOf(event)).every((name) => event[name] !== undefined);
}

function isFileOf(line: Members, file: Members): boolean {
  return line.timestamp === file.timestamp && line.MarketID === file.MarketID;
}

/** A message that its schema refuses is not sent. */
function unlessValid(content: EddnContent): Withheld | undefined {
  return checkMessage(content).status === 200 ? undefined : 'incomplete';
}
