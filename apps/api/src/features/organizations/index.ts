export { findCaller } from './callers.read-model.ts';
