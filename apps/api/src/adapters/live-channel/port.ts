/**
 * Tells open connections what happened, in whichever process they are held. Messages are hints: one that is lost
 * while a connection is down does no harm, because everything it says can also be read.
 */
export interface LiveChannel {
  /** Tells every subscriber of the topic, here and in the other processes. Call it after the commit (`afterCommit`). */
  publish(topic: string, message: object): void;
  /** Calls `listener` with every message of the topic until the returned function is called. */
  subscribe(topic: string, listener: (message: object) => void): () => void;
  close(): Promise<void>;
}
