import { join } from 'node:path';
import { isServerSide } from './in-process-api.ts';

type Undo = () => void;

const SOURCES = join(import.meta.dirname, '..');

/** Whether what asks for a timer or listens is code of this application, and not of a library, which is loaded once. */
export const isOwnCode = (): boolean => new Error().stack?.split('\n')[3]?.includes(SOURCES) === true;

/**
 * Remembers what a page does to a window that outlives it: timers, listeners, channels. What this returns takes all of
 * it away, as a browser does with a page that is left.
 */
export function followLeftovers(isFollowed: () => boolean = () => true): Undo {
  const leftovers: Undo[] = [];
  const undos = [
    ...[window, document].map((target) => followListeners(target, leftovers, isFollowed)),
    followTimers('setTimeout', leftovers, isFollowed),
    followTimers('setInterval', leftovers, isFollowed),
    followChannels(leftovers),
  ];
  return () => {
    for (const undo of [...undos, ...leftovers]) undo();
  };
}

function followListeners(target: Window | Document, leftovers: Undo[], isFollowed: () => boolean): Undo {
  const { addEventListener: add, removeEventListener: remove } = target;
  target.addEventListener = (...args: Parameters<typeof add>) => {
    add.apply(target, args);
    if (isFollowed()) leftovers.push(() => remove.apply(target, args));
  };
  return () => void (target.addEventListener = add);
}

function followTimers(name: 'setTimeout' | 'setInterval', leftovers: Undo[], isFollowed: () => boolean): Undo {
  const original = globalThis[name];
  const followed = (...args: Parameters<typeof setTimeout>) => {
    const timer = original(...args);
    if (!isServerSide() && isFollowed()) leftovers.push(() => clearTimeout(timer));
    return timer;
  };
  globalThis[name] = Object.assign(followed, original) as never;
  return () => void (globalThis[name] = original as never);
}

function followChannels(leftovers: Undo[]): Undo {
  const Original = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = class extends Original {
    constructor(name: string) {
      super(name);
      // What the page had begun to say when it was left is said to nobody.
      leftovers.push(() => {
        this.postMessage = () => undefined;
        this.close();
      });
    }
  };
  return () => void (globalThis.BroadcastChannel = Original);
}
