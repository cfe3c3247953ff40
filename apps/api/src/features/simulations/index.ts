/** How simulations are played, without a database: for commands. */
export type { DecidingWorld, Run } from './play.ts';
export { playOf } from './plays.ts';
/** For the voice: a conversation that is spoken. */
export { openTalk } from './conversation/open-talk.ts';
