import { fullEndpointList } from './endpoint-schemas.ts';
import type { KnownValues } from './known-values.ts';
import type { Random } from './random.ts';
import { hostileText, hostileValue, nearlyValid, type Schema, validValue } from './values.ts';

export type Manner = 'valid' | 'nearly valid' | 'hostile';

export interface MadeCall {
  readonly endpoint: (typeof fullEndpointList)[number]['endpoint'];
  readonly manner: Manner;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const FILES: readonly (string | Buffer)[] = [
  PIXEL,
  PIXEL.subarray(0, 30),
  '',
  'abc',
  Buffer.from('504b0506' + '00'.repeat(18), 'hex'),
  Buffer.from('504b0304140000000800', 'hex'),
  Buffer.from('1a45dfa3', 'hex'),
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)]),
  '::Q1:: The sky is {=blue ~green}\n\nLook: <img src="x.png"> {=a ~b}\n',
  'What?\nA. one\nB. two\nANSWER: A\n',
  '<?xml version="1.0"?><quiz><question type="truefalse"></question></quiz>',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'type,question,right\nsingle_choice,"Un,closed',
  '\u0000\u0001\u0002',
];

/** A request to an endpoint: as it should be, nearly so, or with values that nobody sends by accident. */
export function makeCall(random: Random, known: KnownValues): MadeCall {
  const { endpoint, params, query, body } = random.pick(fullEndpointList);
  const manner = random.pick(['valid', 'valid', 'nearly valid', 'hostile'] as const);
  const find = (name: string) => known.find(name, random);
  const values = (schema: Schema) => {
    const value = validValue(schema, random, find);
    return manner === 'nearly valid' && random.oneIn(2) ? nearlyValid(value, random) : value;
  };
  const address = pathOf(endpoint.path, values(params) as Record<string, unknown>, { manner, random });
  const search = new URLSearchParams(
    Object.entries(((manner === 'hostile' ? hostileObject(query, random) : values(query)) ?? {}) as object).map(
      ([name, value]): [string, string] => [name, textOf(value)],
    ),
  );
  const content: Content = endpoint.file
    ? { headers: {}, body: formOf(endpoint.file.field, { manner, random }) }
    : jsonOf(
        body === null ? undefined : manner === 'hostile' ? hostileObject(body, random) : values(body),
        random,
        manner,
      );
  const accept: Record<string, string> = endpoint.isStream && !random.oneIn(6) ? { accept: 'text/event-stream' } : {};
  return {
    endpoint,
    manner,
    address: search.size > 0 ? `${address}?${search.toString()}` : address,
    headers: { ...content.headers, ...accept },
    body: endpoint.method === 'GET' ? undefined : content.body,
  };
}

interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
}

interface Making {
  readonly manner: Manner;
  readonly random: Random;
}

function pathOf(path: string, params: Record<string, unknown>, { manner, random }: Making): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const isHostile = manner === 'hostile' && random.oneIn(name === 'orgId' ? 12 : 3);
    // An empty segment would be another address.
    const value = isHostile ? hostileText(random) : textOf(params?.[name] ?? 'some-id');
    return encodeURIComponent(value.toWellFormed()).slice(0, 400) || 'x';
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Every field of the schema with something else in it. */
function hostileObject(schema: Schema, random: Random): unknown {
  if (random.oneIn(8)) return hostileValue(random);
  const names = Object.keys(schema.properties ?? schema.anyOf?.[0]?.properties ?? {});
  return Object.fromEntries(names.map((name) => [name, hostileValue(random)]));
}

function jsonOf(value: unknown, random: Random, manner: Manner): Content {
  if (value === undefined) return { headers: {}, body: undefined };
  const text = JSON.stringify(value);
  const isTorn = manner === 'hostile' && random.oneIn(20);
  const type = manner === 'hostile' && random.oneIn(20) ? 'text/plain' : 'application/json';
  return { headers: { 'content-type': type }, body: isTorn ? text.slice(0, -1) : text };
}

function formOf(field: string, { manner, random }: Making): FormData | string {
  if (manner === 'hostile' && random.oneIn(4)) return hostileText(random);
  const form = new FormData();
  const count = manner === 'valid' ? 1 : random.below(3);
  for (let i = 0; i < count; i++) {
    const name = manner === 'valid' || random.oneIn(2) ? field : hostileText(random);
    const file = new Blob([random.pick(FILES)]);
    if (manner !== 'valid' && random.oneIn(4)) form.append(name, hostileText(random));
    else form.append(name, file, random.oneIn(3) ? hostileText(random) : 'file.gift');
  }
  return form;
}
