import type {
  SimulationOutcome,
  SimulationStepInput,
  SimulationView,
  simulationAbout,
} from '@snapwell/contract/simulations/attempts.schemas';
import type { z } from 'zod';
import type { World } from '#world.ts';
import type { ServedFile } from './simulations.tables.ts';

/** What acts on attempts work on; a play that needs more of the world adds it here. */
export type PlayWorld = Pick<World, 'db' | 'clock' | 'live' | 'afterCompletion' | 'assistant'>;

/** What a play works on: no database, so that it plays in a terminal too. */
export type DecidingWorld = Pick<PlayWorld, 'assistant'>;

/** An attempt as its play sees it: the simulation in the pinned version, and the steps so far. */
export interface Run<Body, Step> {
  readonly orgId: string;
  readonly attemptId: string;
  readonly body: Body;
  readonly steps: readonly Step[];
}

/**
 * What a way to play brings along. State is a fold over the steps: the same steps give the same view and the same
 * outcome. `decide` and `conclude` run outside of transactions, so they may ask a language model.
 */
export interface Play<Body, Step> {
  /** What the cover may tell. */
  describe(body: Body, files: Readonly<Record<string, ServedFile>>): z.input<typeof simulationAbout>;
  /** What is stored of a step that was sent; throws where it cannot be taken now. */
  decide(world: DecidingWorld, run: Run<Body, Step>, input: SimulationStepInput): Promise<Step>;
  /** Whether the last step has ended it. */
  isOver(run: Run<Body, Step>): boolean;
  /** What came of it; throws `simulation_unfinished` where it cannot end here. */
  conclude(world: DecidingWorld, run: Run<Body, Step>): Promise<SimulationOutcome>;
  /** What is released now. */
  present(run: Run<Body, Step>, files: Readonly<Record<string, ServedFile>>): SimulationView;
}

/**
 * For strangers no language model works: it costs whoever runs the server, and anybody may come. The built-in
 * understanding answers, as it does where no model is configured.
 */
export function forStrangers<W extends DecidingWorld>(world: W): W {
  return { ...world, assistant: { ...world.assistant, model: null } };
}
