import type { BuiltInWorld } from '../built-in/asked.ts';
import { createBuiltInEngine } from '../built-in/built-in-engine.ts';
import type { Engine } from './engine.ts';

/** What answers: by whether the day's tokens are used up. */
export type ChooseEngine = (hasTokens: boolean) => Engine;

export function createEngines(world: BuiltInWorld): ChooseEngine {
  const builtIn = createBuiltInEngine(world);
  return () => builtIn;
}
