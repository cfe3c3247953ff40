import { tryConversation } from '@snapwell/contract/simulations/conversation-try.endpoints';
import * as open from '@snapwell/contract/simulations/public-simulations.endpoints';
import * as endpoints from '@snapwell/contract/simulations/simulations.endpoints';
import { asDevice, asMember } from '#features/quizzes/index.ts';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { claimAttempts } from './attempts/claim-attempts.ts';
import { listAttempts, readAttempt, readCover, readResult } from './attempts/read-attempt.ts';
import { startAttempt } from './attempts/start-attempt.ts';
import { finishAttempt, takeStep } from './attempts/take-step.ts';
import { tryConversation as tryDraft } from './conversation/try-conversation.ts';
import { forStrangers } from './play.ts';
import { deleteRecordings } from './attempts/recordings.ts';

export function simulationRoutes(server: HttpServer, world: World): void {
  memberRoutes(server, world);
  publicRoutes(server, world);
  serve(server, tryConversation, ({ params, body }) => tryDraft(world, params.orgId, body));
}

function memberRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.getSimulation, ({ caller, params }) =>
    readCover(world, { ...params, owner: asMember(caller) }),
  );
  serve(server, endpoints.startSimulation, ({ caller, params, body }) =>
    startAttempt(world, { ...params, ...body, owner: asMember(caller) }),
  );
  serve(server, endpoints.listSimulationAttempts, ({ caller, params }) =>
    listAttempts(world, { ...params, owner: asMember(caller) }),
  );
  serve(server, endpoints.getSimulationAttempt, ({ caller, params }) =>
    readAttempt(world, { ...params, owner: asMember(caller) }),
  );
  serve(server, endpoints.takeSimulationStep, ({ caller, params, body }) =>
    takeStep(world, { ...params, owner: asMember(caller) }, body),
  );
  serve(server, endpoints.finishSimulation, ({ caller, params }) =>
    finishAttempt(world, { ...params, owner: asMember(caller) }),
  );
  serve(server, endpoints.getSimulationResult, ({ caller, params }) =>
    readResult(world, { ...params, owner: asMember(caller) }),
  );
  serve(server, endpoints.deleteSimulationRecordings, ({ caller, params }) =>
    deleteRecordings(world, { ...params, owner: asMember(caller) }),
  );
  serve(server, endpoints.claimSimulations, ({ caller, body }) => claimAttempts(world, caller, body.device_key));
}

/** The same for strangers: the device stands in the place of the person. */
function publicRoutes(server: HttpServer, known: World): void {
  const world = forStrangers(known);
  serve(server, open.getPublicSimulation, ({ params, query }) =>
    // A stranger who has not begun has no key yet; nobody's attempts are found under this one.
    readCover(world, { ...params, owner: asDevice(query.device_key ?? 'nobody') }),
  );
  serve(server, open.startPublicSimulation, ({ params, body: { device_key: key, ...start } }) =>
    startAttempt(world, { ...params, ...start, owner: asDevice(key) }),
  );
  serve(server, open.getPublicSimulationAttempt, ({ params, query }) =>
    readAttempt(world, { ...params, owner: asDevice(query.device_key) }),
  );
  serve(server, open.takePublicSimulationStep, ({ params, body: { device_key: key, ...step } }) =>
    takeStep(world, { ...params, owner: asDevice(key) }, step),
  );
  serve(server, open.finishPublicSimulation, ({ params, body }) =>
    finishAttempt(world, { ...params, owner: asDevice(body.device_key) }),
  );
  serve(server, open.getPublicSimulationResult, ({ params, query }) =>
    readResult(world, { ...params, owner: asDevice(query.device_key) }),
  );
}
