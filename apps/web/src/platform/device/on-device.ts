import { useSyncExternalStore } from 'react';

/** False where a page is drawn on the server, and while what was drawn there is taken over; then true. */
export function useOnDevice(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
