/** For a person's profile: whether something is being made for them. */
export { hasUnfinishedMakings } from './making/makings.repository.ts';
/** For the jobs: what a member wants made. */
export { giveUpMaking, writeMaking } from './making/write-making.ts';
/** For the jobs: what is published becomes what can be asked about. */
export {
  embedPassages,
  followIndexes,
  indexLibraries,
  indexLibrary,
  queueIndexing,
} from './knowledge/index-library.ts';
/** For the command: what the built-in engine recognizes questions by. */
export { type IntentExample, trainIntents } from './engines/rules/classifier/train-intents.ts';
/** For the command: by what passages are ordered, and how far that is trusted. */
export { learnCorrection } from './knowledge/learning/learn-correction.ts';
export { learnNear, type NearQuestion } from './knowledge/learning/learn-near.ts';
export { type ModulesOfItems, taughtWith } from './knowledge/taught-with.ts';
export { learnGoingOn, learnSentences } from './knowledge/place/learn-sentences.ts';
export { learnPage, type PageQuestion } from './knowledge/learning/learn-page.ts';
export { learnRanker, type RankerQuestion } from './knowledge/learning/learn-ranker.ts';
/** For the composition: made once for the routes and for speaking. */
export { type CopilotServices, createCopilotServices } from './copilot-services.ts';
/** For the voice: the assistant, spoken with. */
export { openSpokenAssistant } from './conversation/open-spoken-assistant.ts';
/** For the timer, and for sample data. */
export { forgetGaps, importGaps } from './gaps/gaps.ts';
