import { z } from 'zod';
import { awards } from '../gamification/award.schemas.ts';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug } from '../http/ids.ts';
import { deviceKey } from '../http/device-key.ts';
import {
  keyedStep,
  simulationAttempt,
  simulationCover,
  simulationResult,
  simulationStart,
  simulationSummary,
  takenStep,
} from './attempts.schemas.ts';

const contentParams = z.strictObject({ orgId: slug, contentId: slug });
const attemptParams = z.strictObject({ orgId: slug, attemptId: z.uuid() });

export const getSimulation = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/simulations/:contentId',
  summary: 'A simulation before it begins, and where the caller is with it.',
  authority: 'member',
  params: contentParams,
  result: simulationCover,
});

export const startSimulation = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/simulations/:contentId/attempts',
  summary: 'Begins an attempt or goes on with the open one; or a practice run from a step of a finished attempt.',
  authority: 'member',
  params: contentParams,
  body: simulationStart,
  result: simulationAttempt,
});

export const listSimulationAttempts = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/simulations/:contentId/attempts',
  summary: "The caller's finished attempts, newest first.",
  authority: 'member',
  params: contentParams,
  result: z.object({ items: z.array(simulationSummary) }),
});

export const getSimulationAttempt = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/simulation-attempts/:attemptId',
  summary: "The caller's attempt, with nothing in it that is hidden yet.",
  authority: 'member',
  params: attemptParams,
  result: simulationAttempt,
});

export const takeSimulationStep = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/simulation-attempts/:attemptId/steps',
  summary: 'Takes a step. The same key is taken once, however often it is sent. The last step finishes the attempt.',
  authority: 'member',
  params: attemptParams,
  body: keyedStep,
  result: takenStep,
});

export const finishSimulation = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/simulation-attempts/:attemptId/submission',
  summary: 'Ends an attempt whose play has no last step of its own, and pays for it, once.',
  authority: 'member',
  params: attemptParams,
  result: takenStep,
});

export const getSimulationResult = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/simulation-attempts/:attemptId/result',
  summary: 'What came of a finished attempt.',
  authority: 'member',
  params: attemptParams,
  result: simulationResult,
});

export const deleteSimulationRecordings = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/simulation-attempts/:attemptId/recordings',
  summary: 'Deletes how the caller sounded in an attempt; their words stay.',
  authority: 'member',
  params: attemptParams,
  result: z.object({ is_done: z.literal(true) }),
});

export const claimSimulations = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/simulations/claims',
  summary: 'Makes what was played on this device without an account the caller’s own.',
  authority: 'member',
  params: orgParams,
  body: z.strictObject({ device_key: deviceKey }),
  result: z.object({ attempts: z.int(), content_ids: z.array(z.string()), awards }),
});
