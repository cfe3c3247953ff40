import { useObservable } from '#platform/observable.ts';
import { perDevice } from '#platform/person.ts';

/** False once it is known that this browser cannot encode films: it lacks WebCodecs, or every codec of ours. */
const isAble = perDevice(typeof VideoEncoder === 'function' && typeof OffscreenCanvas === 'function');

export const canDrawFilms = (): boolean => isAble.get();
export const useCanDrawFilms = (): boolean => useObservable(isAble);
export const rememberMissingCodec = (): void => isAble.set(false);
