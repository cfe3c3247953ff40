/** For a person's profile: whether something is being made for them. */
export { hasUnfinishedMakings } from './making/makings.repository.ts';
/** What the server does by itself for the assistant. */
export { workMakings } from './making/work-makings.ts';
/** For the timers: what is published becomes what can be asked about. */
export { indexLibraries } from './knowledge/index-libraries.ts';
/** For the command: what the built-in engine recognizes questions by. */
export { trainIntents } from './engines/rules/classifier/train-intents.ts';
