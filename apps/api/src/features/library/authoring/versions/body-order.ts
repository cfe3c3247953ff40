import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { DraftBody } from '@snapwell/contract/library/authoring.schemas';
import { contentKinds } from '@snapwell/contract/learning/kinds';

/** A body with its keys in the order in which its kind names them; the database keeps them by their length. */
export function inOrderOfKind(kind: ContentKind, body: DraftBody): DraftBody {
  const parsed = contentKinds[kind].body.safeParse(body);
  return parsed.success ? (inOrderOf(parsed.data, body) as DraftBody) : body;
}

function inOrderOf(pattern: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each, i) => inOrderOf(Array.isArray(pattern) ? pattern[i] : null, each));
  if (!isMap(value) || !isMap(pattern)) return value;
  const keys = new Set([...Object.keys(pattern), ...Object.keys(value)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => (Object.hasOwn(value, key) ? [[key, inOrderOf(pattern[key], value[key])]] : [])),
  );
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
