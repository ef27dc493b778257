import { comparison, nextName } from './builtins.js';
import { op, type } from './encode.js';
import { ExpressionCompiler } from './expression.js';

/**
 * Compiles the body of one function. The language is a small part of JavaScript in which every value is an integer of
 * 32 bits: variables, `if`, `while`, `do`, `for (;;)`, calls, and the functions that look at memory. What a scanner does
 * over and over has words of its own, in which `p` is always the place and a function that fails gives -1:
 *
 * - `scan f;` goes on to the place behind what `f` scans, or fails
 * - `match 'text';` gives the place behind a text if it stands here
 * - `member seen 4 'Name":' { … }` is for the member whose name stands at `n`; it fails if bit 4 of `seen` was set before,
 *   and goes on with the name of the next member at `n`
 */
export class BodyCompiler extends ExpressionCompiler {
  /** How many blocks were open where each loop around begins. */
  readonly #loops: number[] = [];

  compile(): void {
    this.#declare();
    const { code } = this;
    // One variable of 64 bits and all the others.
    code.bytes([2, 1, type.i64]);
    code.unsigned(this.locals.size - this.long - 1);
    code.byte(type.i32);
    while (this.at < this.tokens.length) this.#statement();
    code.byte(op.unreachable);
    code.byte(op.end);
  }

  /** Finds the variables, which are told before all else: each is named behind `let` or a comma. */
  #declare(): void {
    const { tokens, locals } = this;
    for (let at = tokens.indexOf('let'); at >= 0; at = tokens.indexOf('let', at + 1)) {
      for (let place = at + 1; tokens[place - 1] !== ';'; place++) {
        const before = tokens[place - 1];
        const name = tokens[place] as string;
        if ((before === 'let' || before === ',') && !locals.has(name)) locals.set(name, locals.size);
      }
    }
  }

  #statement(): void {
    const first = this.take();
    switch (first) {
      case '{':
        while (!this.takeIf('}')) this.#statement();
        return;
      case 'let':
        this.#variables();
        break;
      case 'if':
        return this.#if();
      case 'while':
        return this.#while();
      case 'do':
        return this.#do();
      case 'for':
        for (const each of ['(', ';', ';', ')']) this.expect(each);
        return this.#loop(() => {
          this.#statement();
          this.code.instruction(op.br, 0);
        });
      case 'break':
      case 'continue':
        this.code.instruction(op.br, this.depth - (this.#loops.at(-1) ?? 0) - (first === 'break' ? 1 : 2));
        break;
      case 'return':
        this.expression();
        this.code.byte(op.return);
        break;
      case 'scan':
        this.#scan();
        break;
      case 'match':
        this.#match();
        break;
      case 'member':
        return this.#member();
      default:
        if (this.takeIf('(')) this.#call(first);
        else this.#assignment(first);
    }
    this.expect(';');
  }

  /** One that is not set begins as 0. */
  #variables(): void {
    do {
      const name = this.take();
      if (this.tokens[this.at] === '=') this.#assignment(name);
    } while (this.takeIf(','));
  }

  #call(name: string): void {
    this.call(name);
    if (name !== 'setWord') this.code.byte(op.drop);
  }

  #assignment(name: string): void {
    const local = this.local(name);
    const sign = this.take();
    if (sign !== '=') this.code.instruction(op.localGet, local);
    this.expression();
    if (sign !== '=') this.operate(sign.charAt(0));
    this.code.instruction(op.localSet, local);
  }

  #if(): void {
    this.#condition();
    this.open(op.if, type.none);
    this.#statement();
    if (this.takeIf('else')) {
      this.code.byte(op.else);
      this.#statement();
    }
    this.close();
  }

  #while(): void {
    this.#loop(() => {
      this.#condition();
      this.code.byte(op.isZero);
      this.code.instruction(op.brIf, 1);
      this.#statement();
      this.code.instruction(op.br, 0);
    });
  }

  #do(): void {
    this.#loop(() => {
      this.#statement();
      this.expect('while');
      this.#condition();
      this.code.instruction(op.brIf, 0);
      this.expect(';');
    });
  }

  #loop(inside: () => void): void {
    this.#loops.push(this.depth);
    this.open(op.block, type.none);
    this.open(op.loop, type.none);
    inside();
    this.close();
    this.close();
    this.#loops.pop();
  }

  #condition(): void {
    this.expect('(');
    this.expression();
    this.expect(')');
  }

  #scan(): void {
    const { code } = this;
    const p = this.local('p');
    code.instruction(op.localGet, p);
    code.instruction(op.call, this.functionNamed(this.take()));
    code.instruction(op.localTee, p);
    code.constant(0);
    code.byte(op.less);
    this.#failIf();
  }

  #match(): void {
    const { code } = this;
    const text = this.text();
    const p = this.local('p');
    comparison(code, p, text);
    this.open(op.if, type.none);
    code.instruction(op.localGet, p);
    code.constant(text.length);
    code.byte(op.add);
    code.byte(op.return);
    this.close();
  }

  #member(): void {
    const { code } = this;
    const seen = this.local(this.take());
    const bit = Number(this.take());
    const name = this.text();
    const [n, p] = [this.local('n'), this.local('p')];
    comparison(code, n, name);
    this.open(op.if, type.none);
    code.instruction(op.localGet, seen);
    code.constant(bit);
    code.byte(op.and);
    this.#failIf();
    code.instruction(op.localGet, seen);
    code.constant(bit);
    code.byte(op.or);
    code.instruction(op.localSet, seen);
    code.instruction(op.localGet, n);
    code.constant(name.length);
    code.byte(op.add);
    code.instruction(op.localSet, p);
    this.#statement();
    nextName(code, p);
    code.instruction(op.localSet, n);
    this.close();
  }

  #failIf(): void {
    this.open(op.if, type.none);
    this.code.constant(-1);
    this.code.byte(op.return);
    this.close();
  }
}
