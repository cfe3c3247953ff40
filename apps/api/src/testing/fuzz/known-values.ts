import type { Random } from './random.ts';

const MOST_OF_A_NAME = 60;
/** Names that say what something is of, also without being an id. */
const TELLING = /(^|_)(ids?|uid|token|cursor|fingerprint|code|version|attempt|number|word|kind|locale|email)$/;

/** What the server has told so far, by name: with it requests reach rows that are there. */
export interface KnownValues {
  learn(path: string, body: unknown): void;
  find(name: string, random: Random): unknown;
}

export function createKnownValues(given: Readonly<Record<string, readonly string[]>>): KnownValues {
  const byName = new Map<string, unknown[]>(Object.entries(given).map(([name, values]) => [name, [...values]]));
  const isGiven = new Set(Object.keys(given));
  const keep = (name: string, value: unknown) => {
    if (isGiven.has(name)) return;
    const values = byName.get(name) ?? [];
    byName.set(name, values);
    if (values.includes(value)) return;
    if (values.length >= MOST_OF_A_NAME) values.shift();
    values.push(value);
  };
  const walk = (of: string, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value.slice(0, 20)) walk(of, item);
    else if (value !== null && typeof value === 'object')
      for (const [name, part] of Object.entries(value)) {
        if (name === 'id') keep(`${of}_id`, part);
        else if (TELLING.test(name) && (typeof part === 'string' || typeof part === 'number')) keep(name, part);
        else walk(singular(name), part);
      }
  };
  return {
    learn: (path, body) => walk(resourceOf(path), body),
    find(name, random) {
      const snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const own = byName.get(snake) ?? byName.get(snake.replace(/s$/, '')) ?? byName.get(`next_${snake}`);
      if (own && !random.oneIn(isGiven.has(snake) ? 30 : 10)) return random.pick(own);
      return /(^|_)ids?$/.test(snake) ? random.pick([...byName.values()].flat()) : undefined;
    },
  };
}

/** `/api/v1/organizations/:orgId/modules` lists modules: an `id` in it is a `module_id`. */
const resourceOf = (path: string) => singular(path.split('/').findLast((part) => !part.startsWith(':')) ?? '');
const singular = (name: string) =>
  name.replace(/ies$/, 'y').replace(/zzes$/, 'z').replace(/s$/, '').replaceAll('-', '_');
