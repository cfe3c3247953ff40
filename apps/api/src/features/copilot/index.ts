/** What the server does by itself for the assistant. */
export { workMakings } from './making/work-makings.ts';
