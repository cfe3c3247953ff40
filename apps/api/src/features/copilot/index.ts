/** For the timers: what is published becomes what can be asked about. */
export { indexLibraries } from './library/index-libraries.ts';
