import { builtins, comparison } from './builtins.js';
import { type ByteText, unquoted } from './byte-text.js';
import { type ModuleBytes, op, type } from './encode.js';
import type { Source } from './source.js';

/** How tightly operators bind, and what they do. */
const operators = new Map<string, readonly [strength: number, code: number]>([
  ['|', [4, op.or]],
  ['^', [5, 0x73]],
  ['&', [6, op.and]],
  ['===', [7, op.equal]],
  ['!==', [7, 0x47]],
  ['<', [8, op.less]],
  ['>', [8, 0x4a]],
  ['<=', [8, 0x4c]],
  ['>=', [8, 0x4e]],
  ['<<', [9, 0x74]],
  ['>>>', [9, op.shiftRight]],
  ['+', [10, op.add]],
  ['-', [10, 0x6b]],
  ['*', [11, 0x6c]],
]);
const strengthOfOr = 2;
const strengthOfAnd = 3;

const token = /\w+|'[^']*'|[=!]==|>>>|<<|<=|>=|&&|\|\||[|+]=|\S/g;

/** Compiles expressions, token by token and in one go: what is on the left is written before what stands on the right. */
export class ExpressionCompiler {
  protected readonly tokens: readonly string[];
  protected readonly code: ModuleBytes;
  /** The variables by name; one of 64 bits is for nobody but the functions that look at memory. */
  protected readonly locals = new Map<string, number>();
  protected readonly long: number;
  protected at = 0;
  /** How many blocks are open. */
  protected depth = 0;
  readonly #functions: ReadonlyMap<string, number>;

  constructor(code: ModuleBytes, { parameters, body }: Source, functions: ReadonlyMap<string, number>) {
    this.code = code;
    this.tokens = body.match(token) ?? [];
    this.#functions = functions;
    for (const [index, name] of parameters.entries()) this.locals.set(name, index);
    this.long = parameters.length;
    this.locals.set(' long', this.long);
  }

  protected take(): string {
    return this.tokens[this.at++] ?? '';
  }

  protected takeIf(wanted: string): boolean {
    if (this.tokens[this.at] !== wanted) return false;
    this.at++;
    return true;
  }

  protected expect(wanted: string): void {
    if (this.take() !== wanted) throw this.#wrong(`${wanted} expected`);
  }

  protected open(what: number, result: number): void {
    this.code.instruction(what, result);
    this.depth++;
  }

  protected close(): void {
    this.code.byte(op.end);
    this.depth--;
  }

  /** Leaves its value; takes as many operators as bind tighter than a certain strength. */
  protected expression(above = 0): void {
    this.#operand();
    for (;;) {
      const sign = this.tokens[this.at] as string;
      const [strength, code] = operators.get(sign) ?? [0, 0];
      if (strength > above) {
        this.at++;
        this.expression(strength);
        this.code.byte(code);
      } else if (sign === '?' && above === 0) this.#either();
      else if (sign === '&&' && above < strengthOfAnd) this.#and();
      else if (sign === '||' && above < strengthOfOr) this.#or();
      else return;
    }
  }

  protected operate(sign: string): void {
    this.code.byte((operators.get(sign) ?? [0, op.unreachable])[1]);
  }

  /** Behind the opening bracket. */
  protected call(name: string): void {
    if (name === 'stands') return this.#stands();
    if (!this.takeIf(')')) {
      do this.expression();
      while (this.takeIf(','));
      this.expect(')');
    }
    const builtin = builtins.get(name);
    if (builtin) builtin(this.code, this.long);
    else this.code.instruction(op.call, this.functionNamed(name));
  }

  protected local(name: string): number {
    return this.locals.get(name) ?? this.#unknown(name);
  }

  protected functionNamed(name: string): number {
    return this.#functions.get(name) ?? this.#unknown(name);
  }

  protected text(): ByteText {
    return unquoted(this.take());
  }

  #either(): void {
    this.at++;
    this.open(op.if, type.i32);
    this.expression();
    this.expect(':');
    this.code.byte(op.else);
    this.expression();
    this.close();
  }

  #and(): void {
    this.at++;
    this.open(op.if, type.i32);
    this.expression(strengthOfAnd);
    this.code.byte(op.else);
    this.code.constant(0);
    this.close();
  }

  #or(): void {
    this.at++;
    this.open(op.if, type.i32);
    this.code.constant(1);
    this.code.byte(op.else);
    this.expression(strengthOfOr);
    this.close();
  }

  #operand(): void {
    const first = this.take();
    if (first === '(') {
      this.expression();
      this.expect(')');
    } else if (first === '-') this.code.constant(-Number(this.take()));
    else if (first === '!') {
      this.#operand();
      this.code.byte(op.isZero);
    } else if (isNumber(first)) this.code.constant(Number(first));
    else if (this.takeIf('(')) this.call(first);
    else this.code.instruction(op.localGet, this.local(first));
  }

  /** `stands(p, 'text')`: whether a text stands at the place. */
  #stands(): void {
    const local = this.local(this.take());
    this.expect(',');
    comparison(this.code, local, this.text());
    this.expect(')');
  }

  #unknown(name: string): never {
    throw this.#wrong(`${name} is not known`);
  }

  #wrong(what: string): Error {
    return new SyntaxError(`${what}: ${this.tokens.slice(Math.max(0, this.at - 9), this.at + 5).join(' ')}`);
  }
}

function isNumber(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 0x30 && code <= 0x39;
}
