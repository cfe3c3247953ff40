import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { JSON_BODY_BYTES } from '@snapwell/contract/http/request-limits';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createPublicPages } from '#adapters/public-pages/render-pages.ts';
import type { PublicPages } from '#adapters/public-pages/port.ts';
import { adminRoutes } from '#features/admin/admin.routes.ts';
import { bookingRoutes } from '#features/bookings/bookings.routes.ts';
import { analyticsRoutes } from '#features/analytics/analytics.routes.ts';
import { insightRoutes } from '#features/analytics/insights.routes.ts';
import { reportRoutes } from '#features/analytics/reports/reports.routes.ts';
import { copilotRoutes } from '#features/copilot/copilot.routes.ts';
import { createCopilotServices, hasUnfinishedMakings } from '#features/copilot/index.ts';
import { makingRoutes } from '#features/copilot/making/making.routes.ts';
import { assignmentRoutes } from '#features/assignments/assignments.routes.ts';
import { catalogueRoutes } from '#features/catalogue/catalogue.routes.ts';
import { certificateRoutes } from '#features/certificates/certificates.routes.ts';
import { gamificationRoutes } from '#features/gamification/gamification.routes.ts';
import { identityRoutes } from '#features/identity/identity.routes.ts';
import { syncAccount } from '#features/identity/index.ts';
import {
  describePublicItem,
  describePublicLibrary,
  embeddersOf,
  listPublicAddresses,
} from '#features/learning/index.ts';
import { learningRoutes } from '#features/learning/learning.routes.ts';
import { libraryRoutes } from '#features/library/library.routes.ts';
import { isApiToken, readApiToken } from '#features/integrations/index.ts';
import { integrationRoutes } from '#features/integrations/integrations.routes.ts';
import { createFindCaller } from '#features/organizations/index.ts';
import { singleSignOnRoutes } from '#features/organizations/single-sign-on/single-sign-on.routes.ts';
import { organizationRoutes } from '#features/organizations/organizations.routes.ts';
import { profileRoutes } from '#features/profiles/profiles.routes.ts';
import { quizRoutes } from '#features/quizzes/quizzes.routes.ts';
import { simulationRoutes } from '#features/simulations/simulations.routes.ts';
import { readIn } from '#platform/locale/reading-language.ts';
import { documentApi } from '#platform/http/api-documentation.ts';
import { AppError } from '#platform/http/app-error.ts';
import { clientConfigRoutes } from '#platform/http/client-config.routes.ts';
import { sendError } from '#platform/http/error-response.ts';
import { voiceRoutes } from '#features/voice/voice.routes.ts';
import { fileRoutes } from '#platform/files/file-routes.ts';
import { closeQuickly } from '#platform/limits/close-quickly.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  limitConnections,
  nodeLimits,
} from '#platform/limits/connection-limits.ts';
import { healthRoutes } from '#platform/http/health.ts';
import type { Metrics } from '#platform/observing/metrics.ts';
import type { RequestLimiter } from '#platform/limits/request-limiter.ts';
import { secureHeaders } from '#platform/http/secure-headers.ts';
import { hashOf, readFirstScripts, WEB_DIST } from '#platform/web/first-files.ts';
import type { HttpServer } from '#platform/http/serve.ts';
import { serveWebApp, STATIC_FILE } from '#platform/web/web-app.ts';
import { isWritable } from '#platform/writable-text.ts';
import { createGuard, type Guard } from '#security/guard.ts';
import { createOpenPartner } from './voice-partners.ts';
import { certificatePage, sitePages } from './site-pages.ts';
import { type IdentityWire, serveIdentity } from './serve-identity.ts';
import type { World } from '../world.ts';

export interface AppOptions {
  readonly world: World;
  /** Absent where nobody signs in: in tests that make their own tokens. */
  readonly identityWire?: IdentityWire;
  readonly limit: RequestLimiter;
  /** Where uploads lie that are too large for memory; in the system's temporary folder when absent. */
  readonly uploadsDir?: string;
  readonly logger: FastifyBaseLogger;
  /** Null where nobody reads them. */
  readonly metrics?: Metrics | null;
  /** Renders strangers' pages; with the built application's components when absent. */
  readonly pages?: PublicPages;
  /**
   * How many reverse proxies stand in front: so many addresses of X-Forwarded-For are believed, counted from its end.
   */
  readonly proxies: number;
  readonly limits?: Partial<ConnectionLimits>;
  /** Whether `/api/docs` is there. */
  readonly hasApiDocs?: boolean;
  /** Whether the log says where requests come from. */
  readonly logsAddresses?: boolean;
}

/** The composition root of the HTTP side: which features, in which order, on which adapters. */
export async function createApp({
  world,
  identityWire,
  limit,
  uploadsDir = tmpdir(),
  logger,
  metrics,
  proxies,
  limits,
  pages = createPublicPages({ onFailure: (error) => logger.error({ err: error }, 'rendering a page') }),
  hasApiDocs = true,
  logsAddresses = true,
}: AppOptions): Promise<FastifyInstance> {
  const connectionLimits = { ...CONNECTION_LIMITS, ...limits, ...(proxies > 0 && { perAddress: null }) };
  const app = fastify({
    ...nodeLimits(connectionLimits),
    loggerInstance: logger,
    // An address further left is what the caller wrote there: believed, it would be a new caller with each request.
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit: JSON_BODY_BYTES,
    genReqId: () => randomBytes(9).toString('base64url'),
    // A client may not choose the id under which its request is logged.
    requestIdHeader: false,
    frameworkErrors: sendError,
    // The one line for each request is written below, without the query.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setErrorHandler(sendError);
  app.decorateRequest('uid', null);
  app.decorateRequest('language', null);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    // A screen comes in dozens of files that never change: they would bury everything else.
    const level = reply.statusCode < 400 && STATIC_FILE.test(request.url) ? 'debug' : 'info';
    const { ip: address, uid } = request;
    const who = { ...(uid && { uid }), ...(logsAddresses && { address }) };
    request.log[level](
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...who },
      'request',
    );
  });
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (!isWritable(params)) throw new AppError('not_found');
    if (!isWritable([query, body]))
      throw new AppError('invalid_request', [
        { path: '', message: /*i18n*/ 'A text holds a character that cannot be kept.' },
      ]);
  });
  metrics?.serve(app);
  await secureHeaders(app, {
    isHttps: world.publicUrl.startsWith('https:'),
    scriptHashes: Object.values(readFirstScripts(WEB_DIST)).map(hashOf),
  });
  await app.register(compress, { global: true, encodings: ['gzip'], threshold: 1024 });
  await app.register(multipart);

  closeQuickly(app);
  limitConnections(app, connectionLimits);

  healthRoutes(app, world);
  fileRoutes(app, world);
  clientConfigRoutes(app, world);
  if (identityWire) await serveIdentity(app, identityWire, limit);
  if (hasApiDocs) await documentApi(app);

  const server: HttpServer = { app, guard: guardOf(world), limit, trail: world.trail, uploadsDir };
  identityRoutes(server, world);
  organizationRoutes(server, world);
  singleSignOnRoutes(server, world);
  gamificationRoutes(server, world);
  catalogueRoutes(server, world);
  learningRoutes(server, world);
  libraryRoutes(server, world);
  quizRoutes(server, world);
  simulationRoutes(server, world);
  certificateRoutes(server, world);
  assignmentRoutes(server, world);
  profileRoutes(server, world, hasUnfinishedMakings);
  const copilot = createCopilotServices(world);
  await voiceRoutes(server, world, createOpenPartner(world, copilot));
  copilotRoutes(server, world, copilot);
  makingRoutes(server, world);
  analyticsRoutes(server, world);
  bookingRoutes(server, world);
  insightRoutes(server, world);
  integrationRoutes(server, world);
  reportRoutes(server, world);
  adminRoutes(server, world);

  app.addHook('onClose', () => pages.close());
  await serveWebApp(app, {
    publicUrl: world.publicUrl,
    limit,
    sitePages: (language) => sitePages(language, world.publicUrl),
    describePublic: (address, language) => readIn(language, () => describePublicItem(world, address)),
    describeLibrary: (orgId) => describePublicLibrary(world, orgId),
    certificatePage,
    embeddersOf: (orgId) => embeddersOf(world, orgId),
    listPublicAddresses: () => listPublicAddresses(world),
    clientConfig: world.clientConfig,
    render: (page) => pages.render(page),
  });
  return app;
}

/** What is known of the sign-in of a program: there was none. */
const PROGRAM = {
  name: '',
  picture: undefined,
  isEmailVerified: false,
  signInProvider: 'api-token',
  authenticatedAt: new Date(0),
} as const;

/** Decides by what the features know who may pass. */
export function guardOf(world: World): Guard {
  const { identityProvider: provider } = world;
  const findCaller = createFindCaller(world.db, provider.sessionState);
  return createGuard({
    verifyIdToken: (token) => provider.verifyIdToken(token),
    async findCaller(token, orgId) {
      if (isApiToken(token)) {
        const key = await readApiToken(world, token);
        // It holds in its own organization only: any other is not there for it.
        const known = await findCaller({
          uid: key.uid,
          orgId: orgId === key.orgId ? orgId : undefined,
          sessionId: undefined,
        });
        // Whoever made it signed in long ago, as far as acts that want a recent sign-in are concerned.
        const claims = { ...PROGRAM, uid: key.uid, email: known?.email ?? '' };
        return { claims, known: known && { ...known, role: 'basic' }, scopes: key.scopes };
      }
      const read = await provider.readIdToken(token);
      const { claims, sessionId } = read;
      const known = await findCaller({ uid: claims.uid, orgId, sessionId });
      // Somebody between sign-up and registration has a session too.
      if (!known) return { claims: await provider.verifyIdToken(token), known };
      provider.refuseUnlessLive(read, known.sessionState);
      // A token outlives the account: nothing is written to one that is disabled, or erased.
      if (known.isDisabled) return { claims, known };
      return { claims, known: { ...known, ...(await syncAccount(world, claims, known)) } };
    },
  });
}
