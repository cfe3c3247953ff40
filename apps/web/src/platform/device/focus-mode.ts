import { useEffect } from 'react';
import { createObservable, useObservable } from '../observable.ts';

const isFocused = createObservable(false);

/** While the component that calls this is there, header and footer stay away: one task, one screen. */
export function useFocusMode(): void {
  useEffect(() => {
    isFocused.set(true);
    return () => isFocused.set(false);
  }, []);
}

export const useIsFocused = (): boolean => useObservable(isFocused);
