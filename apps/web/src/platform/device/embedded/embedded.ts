import { useObservable } from '#platform/observable.ts';
import { perDevice } from '#platform/person.ts';

/** Shown in a page of another site: what is learned alone, without what stands around it. */
export const embedded = perDevice(false);

export const useIsEmbedded = (): boolean => useObservable(embedded);

/** The lines that authors copy say so in the address; wherever one goes on from there is in the same frame. */
export const isShownEmbedded = (): boolean => window.parent !== window || /[?&]embed=1/.test(location.search);
