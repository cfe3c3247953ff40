import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';

/** A word of the address that filters a list: it can be shared, and the way back works. */
export function useSearchWord(name: string): [value: string, deferred: string, set: (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const value = search.get(name) ?? '';
  const set = (next: string) =>
    setSearch(
      (before) => {
        const words = new URLSearchParams(before);
        if (next) words.set(name, next);
        else words.delete(name);
        return words;
      },
      { replace: true, preventScrollReset: true },
    );
  return [value, useDeferredValue(value), set];
}
