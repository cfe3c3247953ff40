import type { KeyedStep, SimulationStepInput, TakenStep } from '@snapwell/contract/simulations/attempts.schemas';
import { runMutation } from '#platform/http/api.ts';
import { currentOwner, DEVICE, registerKind, useWaitingEntries } from '#platform/outbox/outbox.ts';
import type { OutboxEntry } from '#platform/outbox/outbox-database.ts';
import type { SimulationScope } from './simulation-scope.ts';
import { attempt, takeStep } from './simulations.queries.ts';

/** The name of the kind, for a screen that says how it stands with it. */
export const STEP_KIND = 'simulation-step';

/** A step on its way. */
export interface PendingStep {
  readonly scope: SimulationScope;
  readonly attemptId: string;
  readonly step: KeyedStep;
}

/** Told of a step that the server will not take. */
type Refused = (attemptId: string, message: string) => void;
const refusalListeners = new Set<Refused>();

export function onStepRefused(listener: Refused): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

const steps = registerKind<PendingStep, TakenStep>({
  name: STEP_KIND,
  send: ({ body: { scope, attemptId, step } }, queryClient) =>
    runMutation(queryClient, takeStep(scope, attemptId), step),
  onSent({ body: { scope, attemptId } }, taken, queryClient) {
    queryClient.setQueryData(attempt(scope, attemptId).queryKey, taken.attempt);
  },
  // It went on elsewhere: the screen shows where it stands.
  onRefused({ body: { scope, attemptId } }, { message }, queryClient) {
    void queryClient.invalidateQueries({ queryKey: attempt(scope, attemptId).queryKey });
    for (const listener of refusalListeners) listener(attemptId, message);
  },
});

/** Stores a step on this device, then sends it. */
export function queueStep(scope: SimulationScope, attemptId: string, step: SimulationStepInput): Promise<void> {
  return steps.add({
    owner: scope.deviceKey === null ? (currentOwner() ?? '') : DEVICE,
    key: `simulation ${attemptId}`,
    body: { scope, attemptId, step: { key: crypto.randomUUID(), step } },
  });
}

/** The step of an attempt that the server does not know yet. */
export function usePendingStep(attemptId: string): SimulationStepInput | null {
  const waiting = useWaitingEntries().find((entry) => isStep(entry) && entry.body.attemptId === attemptId);
  return waiting && isStep(waiting) ? waiting.body.step.step : null;
}

const isStep = (entry: OutboxEntry): entry is OutboxEntry<PendingStep> => entry.kind === STEP_KIND;
