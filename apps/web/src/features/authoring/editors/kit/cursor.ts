/** A problem of a body, at a path below the cursor that holds it. */
export interface BodyProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What a change is for the history: typing in one field is one step, an act such as 'Card removed' always its own. */
export interface ChangeStep {
  readonly path: readonly (string | number)[];
  readonly act?: string;
}

type Update<T> = (change: (now: T) => T, step: ChangeStep) => void;

/**
 * A value inside a body, its problems, and the way to change it. A change works on the body as it is then, so a picture
 * that took a minute to arrive undoes nothing that was written meanwhile.
 */
export interface Cursor<T> {
  readonly value: T;
  readonly path: readonly (string | number)[];
  readonly problems: readonly BodyProblem[];
  /** What is wrong with the value itself, in one sentence. */
  readonly problem: string | undefined;
  set(next: T, act?: string): void;
  change(next: (now: T) => T, act?: string): void;
  /** As `change`, for a cursor made of this one. */
  update: Update<T>;
  at<Key extends keyof T & (string | number)>(key: Key): Cursor<T[Key]>;
}

export function cursorOn<T>(
  value: T,
  update: Update<T>,
  problems: readonly BodyProblem[],
  path: readonly (string | number)[] = [],
): Cursor<T> {
  return {
    value,
    path,
    problems,
    problem: problems.find((each) => each.path.length === 0)?.message,
    update,
    set: (next, act) => update(() => next, { path, act }),
    change: (next, act) => update(next, { path, act }),
    at: (key) =>
      cursorOn(
        value[key],
        (change, step) => update((now) => withValue(now, key, change), step),
        problems.filter(({ path: [first] }) => first === key).map((each) => ({ ...each, path: each.path.slice(1) })),
        [...path, key],
      ),
  };
}

/** The cursor of something that may be missing: as long as nothing changes it, it stays missing. */
export function withDefault<T>(cursor: Cursor<T | undefined>, absent: T): Cursor<T> {
  return cursorOn<T>(
    cursor.value ?? absent,
    (change, step) => cursor.update((now) => change(now ?? absent), step),
    cursor.problems,
    cursor.path,
  );
}

/** The cursors of a list's items. */
export const itemsOf = <T>(list: Cursor<T[]>): Cursor<T>[] => list.value.map((_item, at) => list.at(at) as Cursor<T>);

/** The same list or object but for one value; undefined takes its key away, as if it had never been written. */
function withValue<T, Key extends keyof T>(whole: T, key: Key, change: (now: T[Key]) => T[Key]): T {
  // What meanwhile was taken away has nothing to change.
  if (whole === undefined || whole === null || (Array.isArray(whole) && Number(key) >= whole.length)) return whole;
  const value = change(whole[key]);
  if (Object.is(whole[key], value)) return whole;
  if (Array.isArray(whole)) return whole.with(Number(key), value) as T;
  if (value !== undefined) return { ...whole, [key]: value };
  const { [key]: _gone, ...rest } = whole;
  return rest as T;
}
