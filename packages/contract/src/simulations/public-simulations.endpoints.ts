import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { slug } from '../http/ids.ts';
import { deviceKey } from '../http/device-key.ts';
import {
  keyedStep,
  simulationAttempt,
  simulationCover,
  simulationResult,
  simulationStart,
  takenStep,
} from './attempts.schemas.ts';

const contentParams = z.strictObject({ orgId: slug, contentId: slug });
const attemptParams = z.strictObject({ orgId: slug, attemptId: z.uuid() });
const byDevice = z.strictObject({ device_key: deviceKey });

export const getPublicSimulation = endpoint({
  method: 'GET',
  path: '/api/v1/public/:orgId/simulations/:contentId',
  summary: 'A public simulation before it begins.',
  authority: 'anyone',
  params: contentParams,
  query: z.strictObject({ device_key: deviceKey.optional() }),
  result: simulationCover.extend({ organization_name: z.string() }),
});

export const startPublicSimulation = endpoint({
  method: 'POST',
  path: '/api/v1/public/:orgId/simulations/:contentId/attempts',
  summary: 'Begins an attempt of this device, or goes on with the open one.',
  authority: 'anyone',
  params: contentParams,
  body: simulationStart.extend(byDevice.shape),
  result: simulationAttempt,
});

export const getPublicSimulationAttempt = endpoint({
  method: 'GET',
  path: '/api/v1/public/:orgId/simulation-attempts/:attemptId',
  summary: "The device's attempt, with nothing in it that is hidden yet.",
  authority: 'anyone',
  params: attemptParams,
  query: byDevice,
  result: simulationAttempt,
});

export const takePublicSimulationStep = endpoint({
  method: 'POST',
  path: '/api/v1/public/:orgId/simulation-attempts/:attemptId/steps',
  summary: 'Takes a step of this device, once for each key.',
  authority: 'anyone',
  params: attemptParams,
  body: keyedStep.extend(byDevice.shape),
  result: takenStep,
});

export const finishPublicSimulation = endpoint({
  method: 'POST',
  path: '/api/v1/public/:orgId/simulation-attempts/:attemptId/submission',
  summary: 'Ends an attempt of this device whose play has no last step of its own.',
  authority: 'anyone',
  params: attemptParams,
  body: byDevice,
  result: takenStep,
});

export const getPublicSimulationResult = endpoint({
  method: 'GET',
  path: '/api/v1/public/:orgId/simulation-attempts/:attemptId/result',
  summary: "What came of the device's finished attempt.",
  authority: 'anyone',
  params: attemptParams,
  query: byDevice,
  result: simulationResult,
});
