import { EventEmitter } from 'node:events';
import type { LiveChannel } from './port.ts';

/** One process: the embedded database, and tests. */
export function createLocalChannel(): LiveChannel {
  const topics = new EventEmitter().setMaxListeners(0);
  return {
    publish: (topic, message) => void topics.emit(topic, message),
    subscribe(topic, listener) {
      topics.on(topic, listener);
      return () => void topics.off(topic, listener);
    },
    close: async () => void topics.removeAllListeners(),
  };
}
