export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  /**
   * Processor time of this process for one answer: the same on a busy machine. On a server the database's own comes
   * on top.
   */
  readonly cpu: number;
}

/**
 * Asks one after another, first `warmUps` times uncounted, and says how many milliseconds an answer took. A function
 * that an answer brings along is waited for before the next, and not counted: what is still to do when the clock has
 * stopped.
 */
export async function measure(times: number, ask: (i: number) => Promise<unknown>, warmUps = 10): Promise<Times> {
  const [measured] = await measureInTurn(times, [ask], warmUps);
  return measured!;
}

/** The same of several questions, one of each in turn: what else a machine does meets all of them. */
export async function measureInTurn(
  times: number,
  asks: readonly ((i: number) => Promise<unknown>)[],
  warmUps = 10,
): Promise<Times[]> {
  const settle = async (rest: unknown) => void (typeof rest === 'function' && (await rest()));
  for (let i = 0; i < warmUps; i++) for (const ask of asks) await settle(await ask(i));
  const measured = asks.map((ask) => ({ ask, taken: [] as number[], spent: 0 }));
  for (let i = 0; i < times; i++)
    for (const one of measured) {
      const [started, before] = [performance.now(), process.cpuUsage()];
      const rest = await one.ask(i);
      one.taken.push(performance.now() - started);
      const { user, system } = process.cpuUsage(before);
      one.spent += user + system;
      await settle(rest);
    }
  return measured.map(({ taken, spent }) => timesOf(taken, spent));
}

function timesOf(taken: readonly number[], spent: number): Times {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted.at(-1)!, cpu: spent / 1000 / taken.length };
}

/** Milliseconds with one decimal. */
export const ms = (value: number): string => value.toFixed(1);

/** A table in Markdown, as the README of this folder keeps it. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  process.stdout.write(line(head) + line(head.map(() => '---')) + rows.map(line).join(''));
}
