import { slug } from '@snapwell/contract/http/ids';

/** A name such as `02-which-scale`: its place in the order and its id. */
export interface OrderedName {
  readonly position: number;
  readonly id: string;
}

/** Reads `02-which-scale`; null when it is no such name. Two digits below 100, so that a name has one spelling only. */
export function parseOrderedName(name: string): OrderedName | null {
  const match = /^(\d{2}|[1-9]\d{2})-(.+)$/.exec(name);
  if (!match || !slug.safeParse(match[2]).success) return null;
  return { position: Number(match[1]), id: match[2]! };
}

export function orderedName({ position, id }: OrderedName): string {
  return `${String(position).padStart(2, '0')}-${id}`;
}
