import { createObservable, useObservable } from '#platform/observable.ts';

/** False once it is known that this browser cannot encode films: it lacks WebCodecs, or every codec of ours. */
const isAble = createObservable(typeof VideoEncoder === 'function' && typeof OffscreenCanvas === 'function');

export const canDrawFilms = (): boolean => isAble.get();
export const useCanDrawFilms = (): boolean => useObservable(isAble);
export const rememberMissingCodec = (): void => isAble.set(false);
