import type {
  KeyedStep,
  SimulationAttempt,
  SimulationCover,
  SimulationResult,
  SimulationStart,
  TakenStep,
} from '@snapwell/contract/simulations/attempts.schemas';
import { listItems } from '@snapwell/contract/catalogue/catalogue.endpoints';
import * as open from '@snapwell/contract/simulations/public-simulations.endpoints';
import * as own from '@snapwell/contract/simulations/simulations.endpoints';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { keepDeviceKey, knownDeviceKey } from '#platform/device/device-key.ts';
import { call } from '#platform/http/api.ts';
import type { SimulationScope } from './simulation-scope.ts';

const simulationKeys = {
  all: (orgId: string) => ['simulations', orgId] as const,
  cover: ({ orgId, contentId, deviceKey, language }: SimulationScope) =>
    ['simulations', orgId, 'cover', contentId, deviceKey, language] as const,
  attempt: ({ orgId, deviceKey, language }: SimulationScope, attemptId: string) =>
    ['simulations', orgId, 'attempt', attemptId, deviceKey, language] as const,
  result: ({ orgId, deviceKey, language }: SimulationScope, attemptId: string) =>
    ['simulations', orgId, 'result', attemptId, deviceKey, language] as const,
};

/** What the learner has behind them changes with a simulation as well; learning keeps it under this key. */
const learning = (orgId: string) => ['learning', orgId] as const;
const changed = ({ orgId }: SimulationScope) => ({ invalidates: [simulationKeys.all(orgId), learning(orgId)] });

/** What a member loads is kept on the device, so that it can be looked at without a connection. */
const OWN = { isCacheSkipped: true, isKept: true } as const;
const ownIn = ({ language }: SimulationScope) => ({ ...OWN, textsIn: language });
const STRANGER = { isCacheSkipped: true, auth: 'none' } as const;

export const cover = (scope: SimulationScope) =>
  queryOptions({
    queryKey: simulationKeys.cover(scope),
    queryFn: (): Promise<SimulationCover & { organization_name?: string }> => {
      const params = { orgId: scope.orgId, contentId: scope.contentId };
      if (scope.deviceKey === null) return call(own.getSimulation, { params }, ownIn(scope));
      return call(open.getPublicSimulation, { params, query: { device_key: knownDeviceKey() ?? undefined } }, STRANGER);
    },
  });

export const attempt = (scope: SimulationScope, attemptId: string) =>
  queryOptions({
    queryKey: simulationKeys.attempt(scope, attemptId),
    queryFn: (): Promise<SimulationAttempt> => {
      const params = { orgId: scope.orgId, attemptId };
      if (scope.deviceKey === null) return call(own.getSimulationAttempt, { params }, ownIn(scope));
      return call(open.getPublicSimulationAttempt, { params, query: { device_key: scope.deviceKey } }, STRANGER);
    },
  });

export const result = (scope: SimulationScope, attemptId: string) =>
  queryOptions({
    queryKey: simulationKeys.result(scope, attemptId),
    queryFn: (): Promise<SimulationResult> => {
      const params = { orgId: scope.orgId, attemptId };
      if (scope.deviceKey === null) return call(own.getSimulationResult, { params }, ownIn(scope));
      return call(open.getPublicSimulationResult, { params, query: { device_key: scope.deviceKey } }, STRANGER);
    },
  });

/** Begins an attempt or goes on with the open one; with `from` a practice run. */
export const start = (scope: SimulationScope) =>
  mutationOptions({
    mutationFn: (body: Partial<SimulationStart>): Promise<SimulationAttempt> => {
      const params = { orgId: scope.orgId, contentId: scope.contentId };
      if (scope.deviceKey === null) return call(own.startSimulation, { params, body }, { textsIn: scope.language });
      keepDeviceKey(scope.deviceKey);
      return call(
        open.startPublicSimulation,
        { params, body: { ...body, device_key: scope.deviceKey } },
        { auth: 'none' },
      );
    },
    meta: changed(scope),
  });

/** One step to the server, sent by the outbox. An award in the response is announced where all responses pass. */
export const takeStep = (scope: SimulationScope, attemptId: string) =>
  mutationOptions({
    mutationFn: (body: KeyedStep): Promise<TakenStep> => {
      const params = { orgId: scope.orgId, attemptId };
      if (scope.deviceKey === null) return call(own.takeSimulationStep, { params, body }, { textsIn: scope.language });
      return call(
        open.takePublicSimulationStep,
        { params, body: { ...body, device_key: scope.deviceKey } },
        { auth: 'none' },
      );
    },
    meta: changed(scope),
  });

/**
 * A step that reached the server by a voice session. What it says of the attempt and of points is taken in as if it
 * had been the answer to a call.
 */
export const takenElsewhere = (scope: SimulationScope, attemptId: string) =>
  mutationOptions({
    mutationFn: (taken: TakenStep) => Promise.resolve(taken),
    onSuccess: (taken, _, __, { client }) =>
      void client.setQueryData(simulationKeys.attempt(scope, attemptId), taken.attempt),
    meta: changed(scope),
  });

/** Deletes how one sounded in an attempt. */
export const deleteRecordings = (scope: SimulationScope, attemptId: string) =>
  mutationOptions({
    mutationFn: () => call(own.deleteSimulationRecordings, { params: { orgId: scope.orgId, attemptId } }),
    meta: { invalidates: [simulationKeys.result(scope, attemptId)] },
  });

/** The first conversation of the library that is open to the person; null where there is none. */
export const firstConversation = (orgId: string) =>
  queryOptions({
    queryKey: [...simulationKeys.all(orgId), 'first-conversation'],
    async queryFn() {
      const { items } = await call(listItems, { params: { orgId }, query: { type: 'simulation' } }, OWN);
      for (const { id: contentId } of items) {
        const { about, lock } = await call(own.getSimulation, { params: { orgId, contentId } }, OWN);
        if (about.play === 'conversation' && lock === null) return contentId;
      }
      return null;
    },
  });

/** Makes what was played on this device without an account the person's own. */
export const claim = (orgId: string) =>
  mutationOptions({
    mutationFn: (deviceKey: string) =>
      call(own.claimSimulations, { params: { orgId }, body: { device_key: deviceKey } }),
    meta: { invalidates: [simulationKeys.all(orgId), learning(orgId)] },
  });
