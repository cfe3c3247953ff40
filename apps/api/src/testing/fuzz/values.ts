import fc from 'fast-check';
import type { Random } from './random.ts';

/** The part of JSON Schema that Zod writes. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
}

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  '%00',
  '%',
  '_',
  '\\',
  '$1',
  '{{7*7}}',
  'a\nb',
  'a\u202Eb',
  '\uFFFF',
  '👩🏽‍⚕️',
  'İ',
  'ß'.repeat(300),
  'x'.repeat(5000),
  '9'.repeat(400),
  '1e309',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '275760-09-13T00:00:00.000Z',
  'eyJhIjoxfQ',
  '[null]',
  '(((((((((((((((((((((',
  'a & b | ! ( c',
];
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 1 },
  ...TEXTS,
];

const formats: Readonly<Record<string, (random: Random) => string>> = {
  'date-time': (random) => new Date(Date.UTC(2026, 10, 22) - random.below(40 * 86_400_000)).toISOString(),
  date: (random) => new Date(Date.UTC(2026, 10, 22) - random.below(40 * 86_400_000)).toISOString().slice(0, 10),
  email: (random) => `person${random.below(50)}@fuzz.example`,
  uuid: (random) => uuidOf(random),
  uri: () => 'https://fuzz.example/picture.png',
};

/** One that the seed repeats. */
function uuidOf(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.below(16).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Something that no schema asked for. */
export const hostileValue = (random: Random): unknown => random.pick(VALUES);
export const hostileText = (random: Random): string => random.pick(TEXTS);

/** A value that the schema allows, as far as a schema says. `known` gives values that are there, by a field's name. */
export function validValue(schema: Schema, random: Random, known: (name: string) => unknown, name = ''): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return validValue(random.pick(choices), random, known, name);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => validValue(part, random, known, name) as object));
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return validObject(schema, random, known);
    case 'array':
      return validArray(schema, random, known, name);
    case 'string':
      return validText(schema, random, known(name));
    case 'integer':
    case 'number':
      return validNumber(schema, random, known(name));
    case 'boolean':
      return random.oneIn(2);
    case 'null':
      return null;
    default:
      return known(name) ?? random.pick(['text', 1, true]);
  }
}

function validObject(schema: Schema, random: Random, known: (name: string) => unknown): object {
  const given: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isNeeded = schema.required?.includes(name);
    // A cursor comes from a page before.
    if (!isNeeded && name === 'cursor' && known(name) === undefined) continue;
    if (isNeeded || !random.oneIn(3)) given[name] = validValue(property, random, known, name);
  }
  if (typeof schema.additionalProperties === 'object')
    for (let i = random.below(3); i > 0; i--)
      given[`key${i}`] = validValue(schema.additionalProperties, random, known, '');
  return given;
}

function validArray(
  { items, prefixItems, minItems = 0, maxItems = 4 }: Schema,
  random: Random,
  ...rest: [(name: string) => unknown, string]
) {
  if (prefixItems) return prefixItems.map((item) => validValue(item, random, ...rest));
  const length = Math.min(maxItems, minItems + random.below(4));
  return Array.from({ length }, () => validValue(typeof items === 'object' ? items : {}, random, ...rest));
}

function validText({ format, pattern, minLength = 0, maxLength = 60 }: Schema, random: Random, known: unknown): string {
  if (typeof known === 'string' && !random.oneIn(20)) return known;
  const make = format && formats[format];
  if (make) return make(random);
  if (pattern) return matching(pattern, random);
  const text = random.pick(['Some words', 'pain at rest', 'Ward 2A', 'ein Wort', 'x'.repeat(maxLength)]);
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}

/** Patterns that look ahead cannot be made from; those of this contract stand for ids. */
function matching(pattern: string, random: Random): string {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: random.below(2 ** 31) })[0]!;
  } catch {
    return 'some-id';
  }
}

function validNumber({ type, minimum = 0, maximum = 1000 }: Schema, random: Random, known: unknown): number {
  if (typeof known === 'number' && !random.oneIn(4)) return known;
  const range = Math.min(maximum - minimum, 1e6);
  const value = random.pick([minimum, minimum + range, minimum + random.next() * range]);
  return type === 'integer' ? Math.round(value) : value;
}

/** The same with one thing wrong in it: a part missing, one too many, or one of another kind. */
export function nearlyValid(value: unknown, random: Random): unknown {
  if (value === null || typeof value !== 'object') return hostileValue(random);
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys.length > 0 ? random.pick(keys) : 'extra';
  if (random.oneIn(3)) Reflect.deleteProperty(copy, key);
  else if (random.oneIn(4)) copy[hostileText(random).slice(0, 20)] = hostileValue(random);
  else copy[key] = random.oneIn(2) ? nearlyValid(copy[key], random) : hostileValue(random);
  return copy;
}
