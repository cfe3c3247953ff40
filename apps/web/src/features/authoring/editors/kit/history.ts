import type { ChangeStep } from './cursor.ts';

/** The bodies before and after the one that is shown. */
export interface EditHistory<Body> {
  readonly past: readonly Body[];
  readonly future: readonly Body[];
  /** What these belong to: a body that came from elsewhere has no past here. */
  readonly shown: Body;
  /** The field that is being typed in; null after an act. */
  readonly field: string | null;
}

const MOST_STEPS = 200;

export const emptyHistory = <Body>(shown: Body): EditHistory<Body> => ({ past: [], future: [], shown, field: null });

/** Whether nobody else has changed the body since. */
export const isOwn = <Body>({ shown }: EditHistory<Body>, body: Body): boolean =>
  shown === body || JSON.stringify(shown) === JSON.stringify(body);

/** The history after a change. Typing on in the same field adds no step. */
export function remember<Body>(
  history: EditHistory<Body>,
  { before, after, step }: { before: Body; after: Body; step: ChangeStep },
): EditHistory<Body> {
  const past = isOwn(history, before) ? history.past : [];
  const field = step.act === undefined ? JSON.stringify(step.path) : null;
  const isSameField = field !== null && field === history.field && past.length > 0;
  return {
    past: isSameField ? past : [...past, before].slice(-MOST_STEPS),
    future: [],
    shown: after,
    field,
  };
}

export function undone<Body>({ past, future, shown }: EditHistory<Body>): EditHistory<Body> {
  return { past: past.slice(0, -1), future: [shown, ...future], shown: past.at(-1)!, field: null };
}

export function redone<Body>({ past, future, shown }: EditHistory<Body>): EditHistory<Body> {
  return { past: [...past, shown], future: future.slice(1), shown: future[0]!, field: null };
}
