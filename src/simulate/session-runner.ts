import { type Activity, type Step, wait } from './activity.js';
import type {
  ActivityCommand,
  AdvanceCommand,
  Command,
  EffectCommand,
  StepCommand,
  WaitCommand,
  WriteCommand,
} from './session-command.js';
import type { TimedWrite, Timeline } from './timeline.js';
import { canBeInterrupted } from './world/interruption.js';
import type { World } from './world/world.js';

export interface SessionActivities {
  /** How it begins. */
  readonly startUp: Activity;
  /** What goes on where nothing else does; begun anew after each interruption. */
  readonly run: (world: World) => Activity;
}

/** Lets a play happen bit by bit, and lets cues come in between. What comes depends on the cues alone, not on when they are asked for on the wall. */
export class SessionRunner {
  readonly world: World;
  readonly #timeline: Timeline;
  readonly #run: (world: World) => Activity;
  #activity: Activity;
  readonly #commands: Command[] = [];
  /** Tells whether the cue whose turn it is has come to its end; nothing while it is nobody's turn. */
  #isDone: (() => boolean) | undefined;
  /** Whether that is a pause. */
  #isWaiting = false;
  #hasBegun = false;
  #hasStartedUp = false;
  #hasEnded = false;

  constructor(world: World, timeline: Timeline, { startUp, run }: SessionActivities) {
    this.world = world;
    this.#timeline = timeline;
    this.#activity = startUp;
    this.#run = run;
  }

  /** When the next bit is due, in milliseconds since 1970. */
  get due(): number {
    return Math.round(this.#timeline.due * 1000);
  }

  /** Whether the opening is behind us. */
  get hasStartedUp(): boolean {
    return this.#hasStartedUp;
  }

  /** Whether all is over, the end included. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether cues are left that have not come to their end. */
  get hasCommands(): boolean {
    return this.#commands.length > 0 || this.#isDone !== undefined;
  }

  /** Has its turn when those before it have had theirs. */
  enqueue(command: Command): void {
    this.#commands.push(command);
  }

  /**
   * Has its turn before all others that wait, and then `done` is called; a pause is interrupted for it. What is given back
   * takes it back, if it has not come to its end.
   */
  insertNext(command: ActivityCommand, done: () => void): () => void {
    const pause = this.#isWaiting ? this.#isDone : undefined;
    if (pause) this.#isDone = undefined;
    this.#isWaiting = false;
    const goOn = () => {
      this.#isDone = pause;
      this.#isWaiting = pause !== undefined;
    };
    const after: EffectCommand = {
      effect() {
        done();
        goOn();
      },
    };
    this.#commands.unshift(command, after);
    return () => {
      const left = this.#commands.filter((each) => each !== command && each !== after);
      if (left.length === this.#commands.length) return;
      this.#commands.splice(0, Infinity, ...left);
      goOn();
    };
  }

  /** Writes something at once, whatever goes on, and gives it. */
  writeNow(step: WriteCommand['remark']): TimedWrite[] {
    this.#timeline.beginStep(step);
    return this.#timeline.takePending();
  }

  /** Forgets the cues that have not had their turn, and lets the present one be. */
  clearCommands(): void {
    this.#commands.length = 0;
    this.#isDone = undefined;
    this.#isWaiting = false;
  }

  /** Lets the next bit happen, and gives what is to be written of it. */
  runNext(): TimedWrite[] {
    if (this.#hasEnded) return [];
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      this.#timeline.start();
      return this.#timeline.takePending();
    }
    if (this.#timeline.isOver) return this.end();
    this.#beginNextCommand();
    const made = this.#timeline.takePending();
    if (made.length > 0) return made;
    if (this.#timeline.isPassing) this.#timeline.passTick();
    else this.#step();
    if (this.#isDone?.()) this.#isDone = undefined;
    this.#isWaiting &&= this.#isDone !== undefined;
    this.#runInstantCommands();
    return this.#timeline.takePending();
  }

  /** Gives what was made in the midst of the present bit, before the rest of it. */
  takePending(): TimedWrite[] {
    return this.#timeline.takePending();
  }

  /** Brings everything to its end: nobody plays any more. */
  end(): TimedWrite[] {
    if (this.#hasEnded) return [];
    this.#hasEnded = true;
    this.clearCommands();
    this.#timeline.end();
    return this.#timeline.takePending();
  }

  /** What takes no time has its turn as soon as what comes before it has come to its end. */
  #runInstantCommands(): void {
    while (this.#isDone === undefined) {
      const [command] = this.#commands;
      if (command && 'effect' in command) command.effect();
      else if (command && 'remark' in command) this.#timeline.beginStep(command.remark);
      else if (command && 'until' in command) this.#advance(command);
      else if (command && 'moves' in command) this.#stepEvents(command);
      else return;
      this.#commands.shift();
    }
  }

  /** Gives the next cue its turn, if it is time for one. */
  #beginNextCommand(): void {
    this.#runInstantCommands();
    const [command] = this.#commands;
    if (this.#isDone !== undefined || command === undefined || !('act' in command || 'seconds' in command)) return;
    if ('act' in command && !(this.#hasStartedUp && canBeInterrupted(this.world))) return;
    this.#commands.shift();
    if ('act' in command) this.#begin(command);
    else this.#wait(command);
  }

  #wait({ seconds }: WaitCommand): void {
    const until = this.world.now + seconds;
    this.#isDone = () => this.world.now >= until;
    this.#isWaiting = true;
  }

  /** What is due behind the moment is left to what comes next. */
  #advance({ until }: AdvanceCommand): void {
    if (this.due <= until) this.#isDone = () => this.due > until;
  }

  #stepEvents({ moves }: StepCommand): void {
    let left = moves;
    this.#isDone = () => {
      if (this.#timeline.hasPending) left -= 1;
      return left <= 0;
    };
  }

  #begin({ act, isReached }: ActivityCommand): void {
    this.#timeline.skipWait();
    // What is not gone on with still puts away what it has in hand.
    this.#activity.return();
    let isOver = false;
    const { world } = this;
    this.#activity = (function* () {
      // Whatever is done takes whole seconds, and begins with one.
      if (!Number.isInteger(world.now)) yield wait(Math.ceil(world.now) - world.now);
      yield* act(world);
      isOver = true;
    })();
    this.#isDone = () => isOver || (isReached?.(world) ?? false);
  }

  #step(): void {
    const { done, value } = this.#next();
    if (!done) {
      this.#timeline.beginStep(value);
    } else {
      this.#hasStartedUp = true;
      this.#activity = this.#run(this.world);
    }
  }

  /** What fails is over: nobody waits for it any more. */
  #next(): IteratorResult<Step, void> {
    try {
      return this.#activity.next();
    } catch (error) {
      this.#isDone = undefined;
      throw error;
    }
  }
}
