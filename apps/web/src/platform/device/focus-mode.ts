import { useEffect } from 'react';
import { useObservable } from '../observable.ts';
import { perDevice } from '../person.ts';

const isFocused = perDevice(false);

/** While the component that calls this is there, header and footer stay away: one task, one screen. */
export function useFocusMode(): void {
  useEffect(() => {
    isFocused.set(true);
    return () => isFocused.set(false);
  }, []);
}

export const useIsFocused = (): boolean => useObservable(isFocused);
