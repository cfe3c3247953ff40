/** How somebody's runs of a simulation went. */
export { listFinished, readRecord } from './attempts/attempts.repository.ts';
export { hearUtterance } from './conversation/hear-utterance.ts';
export { candidatesOf as prepareConversation, embedWith } from './judge/candidates-of.ts';
export { judgeByModel } from './judge/model-judge.ts';
export { readTranscript, type TranscriptLine } from './judge/read-transcript.ts';
/** How simulations are played, without a database: for commands. */
export { type DecidingWorld, forStrangers, type Run } from './play.ts';
export { playOf } from './plays.ts';
export { importPastPlays, type PastPlay, type PastPlayOutcome } from './past/import-past-plays.ts';
/** For the voice: a conversation that is spoken. */
export { openTalk } from './spoken/open-talk.ts';
/** For the joins of read models; nothing above writes to it. */
export { simulationAttempts } from './simulations.tables.ts';
