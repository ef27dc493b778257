import type { EventName } from '../interface/event-types.js';
import { type Activity, type AwayStep, type Step, wait } from './activity.js';
import type {
  ActivityCommand,
  AdvanceCommand,
  Command,
  HoldCommand,
  KindCommand,
  StepCommand,
  WaitCommand,
} from './session-command.js';
import { SessionOutput, type TimedWrite } from './session-output.js';
import { roundToMilliseconds } from './session-time.js';
import { reservoirReplenished } from './ship/fuel-fields.js';
import type { Surroundings } from './surroundings/surroundings.js';
import { canBeInterrupted } from './world/interruption.js';
import { passTime } from './world/pass-time.js';
import type { World } from './world/world.js';

/** What follows an evening: the next one, or the end of the session if that has no `end`. */
export interface AfterEvening {
  readonly activity: Activity;
  readonly end?: number;
  readonly crashes: boolean;
}

export interface SessionParts {
  readonly world: World;
  /** Runs first. */
  readonly startUp: Activity;
  /**
   * Runs whenever nothing else does; restarted after each interruption. Without it, the session ends after
   * `startUp`.
   */
  readonly run?: (world: World) => Activity;
  /** When the session ends, in seconds since 1970; never if omitted. */
  readonly end?: number;
  /** What follows when the time is up, such as the next evening. Time away does not count. */
  readonly goOn?: (world: World) => AfterEvening | undefined;
  /** Whether the session ends with a crash of the game, after which nothing is written. */
  readonly crashes?: boolean;
  /** The only kinds to write. */
  readonly kinds?: readonly EventName[];
  /** Writes lines beside those of the activities; none if omitted. */
  readonly surroundings?: Surroundings;
  /** Another commander, who plays at the same time in a game of their own; ends with this session. */
  readonly second?: Session | undefined;
}

/** The command that is running. */
interface CurrentCommand {
  readonly isDone: () => boolean;
  readonly isWait?: true;
  /** Whether nothing may happen before it is done. */
  readonly isHold?: true;
}

/**
 * A session from its first line to its last. An activity runs step by step, time passes between its steps,
 * and commands interrupt it. It has no clock: each call of `advance` runs the next step or tick, and the
 * output depends only on the commands and their order.
 */
export class Session {
  readonly world: World;
  readonly #output: SessionOutput;
  readonly #run: SessionParts['run'];
  readonly #goOn: SessionParts['goOn'];
  #crashes: boolean;
  /** Whether the session ends with the current activity. */
  #isLeaving = false;
  readonly #second: Session | undefined;
  #end: number;
  readonly #queue: Command[] = [];
  #activity: Activity;
  #current: CurrentCommand | undefined;
  /** When the current wait ends, in seconds since 1970. */
  #waitsUntil: number;
  /** Whether only time has passed since everything derived from the world was last written. */
  #isUntouched = false;
  #hasBegun = false;
  #hasStartedUp = false;
  #hasEnded = false;

  constructor({
    world,
    startUp,
    run,
    goOn,
    end = Infinity,
    crashes = false,
    kinds,
    surroundings,
    second,
  }: SessionParts) {
    this.world = world;
    this.#output = new SessionOutput(world, kinds, surroundings);
    this.#activity = startUp;
    this.#run = run;
    this.#goOn = goOn;
    this.#crashes = crashes;
    this.#second = second;
    this.#end = roundToMilliseconds(end);
    this.#waitsUntil = world.now;
  }

  /** The time of the last step or tick, in milliseconds since 1970. */
  get now(): number {
    return Math.round(this.world.now * 1000);
  }

  /** When the next step or tick is due, in milliseconds since 1970. */
  get due(): number {
    return this.#second ? Math.min(this.#ownDue, this.#second.due) : this.#ownDue;
  }

  get #ownDue(): number {
    return Math.round(this.#nextTick() * 1000);
  }

  /** Whether all start-up events have been written. */
  get hasStartedUp(): boolean {
    return this.#hasStartedUp;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether any commands have not been carried out yet. */
  get hasCommands(): boolean {
    return this.#queue.length > 0 || this.#current !== undefined;
  }

  /** All writes of the session, from its first line to its last. */
  *writes(): Generator<TimedWrite, void, undefined> {
    const { pending } = this.#output;
    while (!this.#hasEnded) {
      const aside = this.#stepSecond();
      if (aside) yield* aside;
      else this.#next();
      // The array is reused and emptied one by one: resetting its length at each step would be much slower.
      for (let next = pending.shift(); next; next = pending.shift()) yield next;
    }
  }

  /**
   * Runs the next step or tick and returns what it writes. The caller may have changed the world since the
   * last call. With a second commander, it is the step of whichever game is due first.
   */
  advance(): TimedWrite[] {
    const aside = this.#stepSecond();
    if (aside) return aside;
    this.#isUntouched = false;
    this.#next();
    return this.takePending();
  }

  /** Queues a command behind the others. */
  enqueue(command: Command): void {
    this.#queue.push(command);
  }

  /**
   * Runs a command before all others, even in the middle of a wait, and then calls `done`. The returned
   * function removes the command if it is not done yet.
   */
  interrupt(command: ActivityCommand, done: () => void): () => void {
    const waiting = this.#current?.isWait ? this.#current : undefined;
    if (waiting) this.#current = undefined;
    const after = {
      effect: () => {
        done();
        this.#current = waiting;
      },
    };
    this.#queue.unshift(command, after);
    return () => {
      const left = this.#queue.filter((each) => each !== command && each !== after);
      if (left.length === this.#queue.length) return;
      this.#queue.splice(0, Infinity, ...left);
      this.#current = waiting;
    };
  }

  /** Drops the commands not yet carried out; an activity started by one of them goes on. */
  clearCommands(): void {
    this.#queue.length = 0;
    this.#current = undefined;
  }

  /** Writes something now, in the middle of the running activity, and returns it. */
  writeNow(step: Step): TimedWrite[] {
    this.#begin(step);
    return this.takePending();
  }

  /** Returns what has been written within the current step so far. */
  takePending(): TimedWrite[] {
    return this.#output.pending.splice(0);
  }

  /**
   * Ends the session with the current second, exactly as if that had been its length from the beginning, and
   * returns that moment in milliseconds since 1970.
   */
  endSoon(): number {
    // Nothing has happened at that moment yet, so everything before it is the same as in a session of that
    // length.
    const second = this.#second;
    const latest = second && second.#hasBegun ? Math.max(this.world.now, second.world.now) : this.world.now;
    this.#end = Math.min(this.#end, Math.floor(latest) + 1);
    this.#waitsUntil = Math.min(this.#waitsUntil, this.#end);
    return this.#end * 1000;
  }

  /** Ends the session now, and returns what is written at the end. */
  end(): TimedWrite[] {
    this.#finish();
    return this.takePending();
  }

  /** Takes the next step of the second commander, unless the first is due before it; returns its writes. */
  #stepSecond(): TimedWrite[] | undefined {
    const second = this.#second;
    if (!second) return undefined;
    // A command may have waited for the second's last step.
    this.#settle();
    if (this.#hasEnded || this.#output.pending.length > 0 || second.due > this.#ownDue) return undefined;
    // What was there before is the same for both.
    return second
      .advance()
      .filter((each) => each.event || !each.isFromBefore)
      .map(ofSecond);
  }

  #next(): void {
    if (this.#hasEnded) return;
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      this.#output.writeRemains();
      this.#output.writeStatus();
      return;
    }
    if (this.#isTimeUp() && !this.#goesOn()) {
      // Closes what the activity has begun, such as looking at a screen, so that Status reflects it.
      this.#activity.return();
      this.#finish();
      return;
    }
    if (this.hasCommands) {
      this.#isUntouched = false;
      // A hold may have been released since the last step.
      if (this.#current?.isDone()) this.#current = undefined;
      this.#runInstantCommands();
      this.#startNextCommand();
      this.#settle();
    }
    // A command may have ended the session.
    if (this.#hasEnded || this.#current?.isHold || this.#output.pending.length > 0) return;
    if (this.world.now < this.#waitsUntil) this.#tick();
    else this.#step();
    this.#settle();
  }

  /** Ends the current command if it is done, and runs what follows it at once. */
  #settle(): void {
    if (this.#current?.isDone()) this.#current = undefined;
    if (this.#queue.length > 0) this.#runInstantCommands();
  }

  /** Begins what follows the evening, if anything does. */
  #goesOn(): boolean {
    const next = this.#goOn?.(this.world);
    if (!next) return false;
    this.#startOver(next.activity);
    this.#crashes = next.crashes;
    this.#isLeaving = next.end === undefined;
    this.#end = roundToMilliseconds(next.end ?? Infinity);
    return true;
  }

  /** Begins what leads through another start-up. */
  #startOver(activity: Activity): void {
    this.#activity.return();
    this.#activity = activity;
    this.#waitsUntil = this.world.now;
    this.#hasStartedUp = false;
  }

  #isTimeUp(): boolean {
    return this.#hasBegun && this.world.now >= this.#end;
  }

  /** Runs the commands at the head of the queue that take no time. */
  #runInstantCommands(): void {
    while (this.#current === undefined && this.#queue.length > 0) {
      const command = this.#queue[0] as Command;
      if ('effect' in command) command.effect();
      else if ('writeNow' in command) this.#begin(command.writeNow);
      else if ('until' in command) this.#advanceUntil(command);
      else if ('times' in command) this.#countWrites(command);
      else if ('missed' in command) this.#awaitKind(command);
      else if ('hold' in command) this.#hold(command);
      else return;
      this.#queue.shift();
    }
  }

  #advanceUntil({ until }: AdvanceCommand): void {
    if (this.due <= until) this.#current = { isDone: () => this.due > until };
  }

  #countWrites({ times }: StepCommand): void {
    let left = times;
    // A command just before may have written something that has not been taken yet.
    let counted = this.#output.pending.at(-1);
    this.#current = {
      isDone: () => {
        const latest = this.#output.pending.at(-1) ?? counted;
        if (latest !== counted) left -= 1;
        counted = latest;
        return left <= 0;
      },
    };
  }

  #awaitKind({ kind, within, missed }: KindCommand): void {
    const latest = this.world.now + within;
    this.#current = {
      isDone: () => {
        if (this.world.now > latest) {
          this.#current = undefined;
          throw missed();
        }
        return this.#output.pending.some(({ event }) => event?.event === kind);
      },
    };
  }

  #hold({ hold }: HoldCommand): void {
    let isReleased = false;
    this.#current = { isDone: () => isReleased, isHold: true };
    hold(() => {
      isReleased = true;
    });
  }

  #startNextCommand(): void {
    if (this.#current !== undefined || this.#queue.length === 0) return;
    const command = this.#queue[0] as Command;
    if (!('act' in command || 'seconds' in command)) return;
    if ('act' in command && !(this.#hasStartedUp && canBeInterrupted(this.world))) return;
    this.#queue.shift();
    if ('act' in command) this.#startActivity(command);
    else this.#startWait(command);
  }

  #startWait({ seconds }: WaitCommand): void {
    const until = this.world.now + seconds;
    this.#current = { isDone: () => this.world.now >= until, isWait: true };
  }

  #startActivity({ act, isReached }: ActivityCommand): void {
    const { world } = this;
    this.#waitsUntil = world.now;
    // The interrupted activity still runs its `finally` blocks.
    this.#activity.return();
    let isOver = false;
    this.#activity = (function* () {
      // Activities take whole seconds, so they start on one.
      if (!Number.isInteger(world.now)) yield wait(Math.ceil(world.now) - world.now);
      yield* act(world);
      isOver = true;
    })();
    this.#current = { isDone: () => isOver || (isReached?.(world) ?? false) };
  }

  /** Passes part of the current wait: fuel burns, motion continues, and Status follows. */
  #tick(): void {
    const { world } = this;
    const before = world.now;
    world.now = this.#nextTick();
    const isRefilled = passTime(world, roundToMilliseconds(world.now - before));
    if (isRefilled) this.#output.write(reservoirReplenished(world.ship));
    if (isRefilled || !this.#isUntouched) this.#output.writeDue();
    else this.#output.writeLater();
    this.#isUntouched = true;
  }

  /** When the next tick ends, in seconds since 1970; now, if the current step is not a wait. */
  #nextTick(): number {
    const { now } = this.world;
    return Math.max(now, Math.min(this.#waitsUntil, roundToMilliseconds(now + this.#output.secondsToDue)));
  }

  /** Takes the next step of the activity, or starts the next activity. */
  #step(): void {
    this.#isUntouched = false;
    const { done, value } = this.#nextStep();
    if (!done) return this.#begin(value);
    this.#hasStartedUp = true;
    if (this.#run && !this.#isLeaving) this.#activity = this.#run(this.world);
    else this.#finish();
  }

  /** A command whose activity throws is finished. */
  #nextStep(): IteratorResult<Step, void> {
    try {
      return this.#activity.next();
    } catch (error) {
      this.#current = undefined;
      throw error;
    }
  }

  /** Writes what the step writes, or begins to wait. */
  #begin(step: Step): void {
    if (step.kind !== undefined) return this.#output.write(step);
    if (step.force) return this.#output.force(step.write);
    if (step.away !== undefined) return this.#passAway(step);
    const { now } = this.world;
    this.#waitsUntil = Math.min(roundToMilliseconds(now + step.wait), Math.max(now, this.#end));
    this.#output.writeDue();
    this.#isUntouched = true;
  }

  #passAway({ away, crashes }: AwayStep): void {
    const { world } = this;
    if (!crashes) this.#output.writeEnd();
    const left = world.now;
    world.now = Math.ceil(left + away);
    // A session is as long as it is played.
    this.#end += world.now - left;
    this.#waitsUntil = world.now;
    this.#output.launch();
  }

  #finish(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.clearCommands();
    if (!this.#crashes) this.#output.writeEnd();
    const second = this.#second;
    if (second && second.#hasBegun) this.#output.pending.push(...second.end().map(ofSecond));
  }
}

function ofSecond(write: TimedWrite): TimedWrite {
  return { ...write, isSecond: true };
}
