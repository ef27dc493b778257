/** Launches of the game, and whether the commander is playing. */
import type { Members } from '../interface/object-rule.js';
import type { Updates } from './fold.js';
import { nameFrom } from './fold-fields.js';
import { forgetLaunch, forgetWhereabouts, type JournalState } from './journal-state.js';

export const launchUpdates: Updates = {
  Fileheader: (state, event) => {
    // A later part of a journal begins with a Fileheader, too.
    if (!(typeof event.part === 'number' && event.part > 1)) forgetLaunch(state);
    state.recordsAllKinds = true;
    learnGame(state, event);
    state.game.language = nameFrom(event.language);
  },
  Commander: (state) => {
    state.play = 'menu';
  },
  LoadGame: (state, event) => {
    forgetWhereabouts(state);
    state.recordsAllKinds = true;
    learnGame(state, event);
    state.game.horizons = flagFrom(event.Horizons);
    state.game.mode = nameFrom(event.GameMode);
  },
  Location: playing,
  Resurrect: (state) => {
    forgetWhereabouts(state);
    playing(state);
  },
  Died: (state) => {
    forgetWhereabouts(state);
    state.play = 'dead';
  },
  Shutdown: (state) => {
    state.play = 'over';
  },
  JoinACrew: forgetWhereabouts,
  QuitACrew: forgetWhereabouts,
  // After an attack in hyperspace neither fuel nor system is known.
  SystemsShutdown: forgetWhereabouts,
};

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
