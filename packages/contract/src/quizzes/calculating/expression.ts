/** Numbers by the names that a formula uses. */
export type Values = Readonly<Record<string, number>>;

/** A formula that was read. */
export interface Expression {
  /** The names in it, each once. */
  readonly names: readonly string[];
  /** What comes out; NaN or an infinity where nothing does. */
  evaluate(values: Values): number;
  /** The formula with the numbers in the place of the names, as one would write it down. */
  written(values: Values): string;
}

export const LONGEST_FORMULA = 200;
/** How a variable may be called. */
export const VARIABLE_NAME = /^[a-z][a-z0-9_]{0,29}$/;

const functions: Readonly<
  Record<string, { readonly least: number; readonly most: number; of(values: number[]): number }>
> = {
  abs: { least: 1, most: 1, of: ([value = 0]) => Math.abs(value) },
  ceil: { least: 1, most: 1, of: ([value = 0]) => Math.ceil(value) },
  floor: { least: 1, most: 1, of: ([value = 0]) => Math.floor(value) },
  max: { least: 2, most: 8, of: (values) => Math.max(...values) },
  min: { least: 2, most: 8, of: (values) => Math.min(...values) },
  round: { least: 1, most: 1, of: ([value = 0]) => Math.round(value) },
  sqrt: { least: 1, most: 1, of: ([value = 0]) => Math.sqrt(value) },
};
export const functionNames: readonly string[] = Object.keys(functions);

type Evaluate = (values: Values) => number;
interface Token {
  readonly kind: 'number' | 'name' | 'sign';
  readonly text: string;
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z][a-z0-9_]*)|([-+*/^(),]))/iy;

/** What is wrong with a formula, said to its author. */
class FormulaProblem extends Error {}

/**
 * Reads a formula: numbers, names, `+ - * / ^`, parentheses and a few functions. Nothing else can be said in it, so
 * that a formula from a file can be computed on the server.
 */
export function readExpression(text: string): Expression | { readonly problem: string } {
  try {
    const tokens = tokensOf(text);
    const evaluate = new Reader(tokens).readAll();
    const isFunction = (at: number) => tokens[at + 1]?.text === '(';
    const names = tokens.flatMap((token, at) => (token.kind === 'name' && !isFunction(at) ? token.text : []));
    return { names: [...new Set(names)], evaluate, written: (values) => write(tokens, values) };
  } catch (error) {
    if (error instanceof FormulaProblem) return { problem: error.message };
    throw error;
  }
}

function tokensOf(text: string): Token[] {
  if (text.length > LONGEST_FORMULA) throw new FormulaProblem(`A formula has ${LONGEST_FORMULA} characters at most.`);
  const tokens: Token[] = [];
  const rest = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < rest.length) {
    const from = TOKEN.lastIndex;
    const [, number, name, sign] = TOKEN.exec(rest) ?? [];
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else throw new FormulaProblem(`'${rest.slice(from).trim().charAt(0)}' has no meaning in a formula.`);
  }
  return tokens;
}

/** Reads what binds weakest first: sums of products of powers. */
class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  readAll(): Evaluate {
    if (this.#tokens.length === 0) throw new FormulaProblem('The formula is empty.');
    const whole = this.#sum();
    const left = this.#tokens[this.#at];
    if (left) throw new FormulaProblem(`Before '${left.text}' a sign is missing, such as + or *.`);
    return whole;
  }

  #take(...signs: readonly string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return null;
    this.#at++;
    return token.text;
  }

  #sum(): Evaluate {
    let left = this.#product();
    for (let sign = this.#take('+', '-'); sign; sign = this.#take('+', '-')) {
      const [first, second, isPlus] = [left, this.#product(), sign === '+'];
      left = (values) => (isPlus ? first(values) + second(values) : first(values) - second(values));
    }
    return left;
  }

  #product(): Evaluate {
    let left = this.#signed();
    for (let sign = this.#take('*', '/'); sign; sign = this.#take('*', '/')) {
      const [first, second, isTimes] = [left, this.#signed(), sign === '*'];
      left = (values) => (isTimes ? first(values) * second(values) : first(values) / second(values));
    }
    return left;
  }

  #signed(): Evaluate {
    if (!this.#take('-')) return this.#power();
    const positive = this.#signed();
    return (values) => -positive(values);
  }

  #power(): Evaluate {
    const base = this.#single();
    if (!this.#take('^')) return base;
    const exponent = this.#signed();
    return (values) => base(values) ** exponent(values);
  }

  #single(): Evaluate {
    const token = this.#tokens[this.#at++];
    if (!token) throw new FormulaProblem('The formula ends too early.');
    const { kind, text } = token;
    if (kind === 'number') return () => Number(text);
    if (kind === 'name')
      return this.#take('(')
        ? this.#call(text)
        : (values) => (Object.hasOwn(values, text) ? values[text]! : Number.NaN);
    if (text !== '(') throw new FormulaProblem(`Before '${text}' a number or a name is missing.`);
    const inner = this.#sum();
    this.#close();
    return inner;
  }

  #call(name: string): Evaluate {
    const called = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!called) throw new FormulaProblem(`'${name}' is no function. There are ${functionNames.join(', ')}.`);
    const given = [this.#sum()];
    while (this.#take(',')) given.push(this.#sum());
    this.#close();
    if (given.length < called.least || given.length > called.most)
      throw new FormulaProblem(
        `'${name}' takes ${called.least === called.most ? called.least : `${called.least} to ${called.most}`} in parentheses.`,
      );
    return (values) => called.of(given.map((each) => each(values)));
  }

  #close(): void {
    if (!this.#take(')')) throw new FormulaProblem("A ')' is missing.");
  }
}

const SHOWN_SIGNS: Readonly<Record<string, string>> = { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' / ', ',': ', ' };

function write(tokens: readonly Token[], values: Values): string {
  return tokens
    .map(({ kind, text }, at) => {
      if (kind === 'name') {
        const value = Object.hasOwn(values, text) ? values[text]! : null;
        return value === null ? text : value < 0 ? `(${String(value)})` : String(value);
      }
      const before = tokens[at - 1];
      const isSign = text === '-' && (!before || (before.kind === 'sign' && before.text !== ')'));
      return isSign ? '−' : (SHOWN_SIGNS[text] ?? text);
    })
    .join('');
}
