/** Launches of the game, and whether the commander is playing. */
import type { Members } from '../interface/object-rule.js';
import { learnCargo } from './cargo-fold.js';
import type { Updates } from './fold.js';
import { nameFrom } from './fold-fields.js';
import { forgetLaunch, forgetWhereabouts, type JournalState } from './journal-state.js';

export const launchUpdates: Updates = {
  Fileheader: (state, event) => {
    if (beginsLaunch(event)) forgetLaunch(state);
    state.recordsAllKinds = true;
    learnGame(state, event);
    state.game.language = nameFrom(event.language);
  },
  Commander: (state) => {
    state.play = 'menu';
  },
  LoadGame: (state, event) => {
    forgetWhereabouts(state);
    state.inCrew = false;
    state.recordsAllKinds = true;
    learnGame(state, event);
    state.game.horizons = flagFrom(event.Horizons);
    state.game.mode = nameFrom(event.GameMode);
    if (event.StartDead === true) state.play = 'dead';
  },
  Location: playing,
  Resurrect: (state) => {
    forgetWhereabouts(state);
    playing(state);
  },
  Died: (state, event) => {
    // With the ship its cargo is lost; who dies on foot, or as crew, loses none.
    learnCargo(state, event, state.ride === 'ship' ? {} : undefined);
    forgetWhereabouts(state);
    state.play = 'dead';
  },
  Shutdown: (state) => {
    state.play = 'over';
  },
  JoinACrew: (state, { Telepresence }) => {
    const { system } = state;
    forgetWhereabouts(state);
    state.inCrew = true;
    // A commander who takes part remotely stays; the lines are about the captain's ship.
    if (Telepresence !== false) state.awayFrom = system;
  },
  QuitACrew: (state) => {
    forgetWhereabouts(state);
    state.inCrew = false;
  },
  SystemsShutdown: (state) => {
    const { jumpingTo, system, ride, place, docking } = state;
    forgetWhereabouts(state);
    // Thargoids end a jump anywhere, and may take a ship some way.
    const stays = system && { ...system, position: undefined };
    if (jumpingTo === undefined) Object.assign(state, { system: stays, ride, place, docking });
  },
};

/** Whether a Fileheader begins a launch of the game: later parts of its journal have one, too. */
export function beginsLaunch({ part }: Members): boolean {
  return !(typeof part === 'number' && part > 1);
}

function playing(state: JournalState): void {
  state.play = 'on';
}

/** LoadGame may lack what the Fileheader has said. */
function learnGame({ game }: JournalState, { gameversion, build, Odyssey }: Members): void {
  game.version = nameFrom(gameversion) ?? game.version;
  game.build = nameFrom(build)?.trim() ?? game.build;
  game.odyssey = flagFrom(Odyssey) ?? game.odyssey;
}

function flagFrom(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}
