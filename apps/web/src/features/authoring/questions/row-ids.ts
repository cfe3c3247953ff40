import { useState } from 'react';
import { moveItem } from '#ui/arrange/order.ts';

/** Names for rows that have none of their own, so that a moved or removed one takes its fields along. */
export function useRowIds(count: number) {
  const [state, setState] = useState(() => ({ ids: numbered(0, count), next: count }));
  let current = state;
  if (state.ids.length !== count) {
    const ids =
      count > state.ids.length
        ? [...state.ids, ...numbered(state.next, count - state.ids.length)]
        : state.ids.slice(0, count);
    current = { ids, next: Math.max(state.next, state.next + count - state.ids.length) };
    setState(current);
  }
  return {
    ids: Object.assign([...current.ids], { next: `row-${current.next}` }),
    moved: (from: number, to: number) => setState({ ...current, ids: [...moveItem(current.ids, from, to)] }),
    removed: (at: number) => setState({ ...current, ids: current.ids.toSpliced(at, 1) }),
  };
}

const numbered = (from: number, count: number) => Array.from({ length: count }, (_, i) => `row-${from + i}`);
