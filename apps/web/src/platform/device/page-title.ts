import { useEffect } from 'react';
import { useObservable } from '../observable.ts';
import { perDevice } from '../person.ts';

const ownTitle = perDevice<string | null>(null);

/** The title a screen gives itself once it knows better than the route table: the name of the article, of the quiz. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return;
    ownTitle.set(title);
    return () => ownTitle.set(null);
  }, [title]);
}

export const useOwnPageTitle = (): string | null => useObservable(ownTitle);
