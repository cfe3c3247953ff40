import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerRenderedPage } from '@snapwell/contract/rendered-page';
import { type Language, SOURCE_LANGUAGE } from '@snapwell/contract/text/language';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { sendError } from '../http/error-response.ts';
import type { RequestLimiter } from '../limits/request-limiter.ts';
import { WEB_DIST } from './first-files.ts';
import { renderedPageWriter } from './rendered-page.ts';
import { pageLanguage, pageLocale } from './page-language.ts';
import { pageWithFiles } from './route-files.ts';
import { type SharedPage, writeSharedPage } from './shared-page.ts';
import { type PublicPage, writeSitemap } from './sitemap.ts';
import { allowFrames } from './allow-frames.ts';

/** The files that the application is made of. */
export const STATIC_FILE = /^\/(assets|audio|icons)\//;

/** Paths that belong to programs: an unknown one is answered with an error, never with the page. */
const NOT_SCREENS =
  /^\/(api|assets|files|config\.json|metrics|\.well-known|demo-issuer|auth\/federated|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;

/** The parts of a public address: `/p/{orgId}/{screen}/{id}`. */
export interface PublicAddress {
  readonly orgId: string;
  readonly screen: string;
  readonly id: string;
}

export interface WebAppOptions {
  readonly publicUrl: string;
  readonly limit: RequestLimiter;
  /** The pages about the product, in a language. */
  sitePages(language: Language): readonly SharedPage[];
  /** What the page under a public address shows; null where there is nothing to see. */
  describePublic(address: PublicAddress, language: Language): Promise<SharedPage | null>;
  describeLibrary(orgId: string): Promise<SharedPage | null>;
  certificatePage(language: Language, certificateId: string): SharedPage;
  /** The sites that may show an organization's public pages in theirs. */
  embeddersOf(orgId: string): Promise<readonly string[]>;
  /** Further addresses that search engines may know. */
  listPublicAddresses(): Promise<readonly PublicPage[]>;
  readonly clientConfig: ServerRenderedPage['config'];
  /** Renders a page; null where it cannot. */
  render(page: ServerRenderedPage): Promise<{ readonly html: string; readonly styles: string } | null>;
}

/**
 * Serves the built web application, pre-compressed, and its page for every screen's address. Unknown addresses of
 * programs, and everything while there is no build, are answered with the catalogue's error.
 */
export async function serveWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const isBuilt = existsSync(join(WEB_DIST, 'index.html'));
  const pageOf = isBuilt ? pageWithFiles(WEB_DIST) : () => '';
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: WEB_DIST,
      preCompressed: true,
      wildcard: false,
      // Assets carry their hash in their name.
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    });
    const answer = answerer(app, options, pageOf);
    servePublicPages(app, options, answer, pageOf);
    serveSitePages(app, options, answer);
  }
  app.setNotFoundHandler((request, reply) => {
    const isScreen =
      isBuilt &&
      request.method === 'GET' &&
      !NOT_SCREENS.test(request.url) &&
      (request.headers.accept ?? '').includes('text/html');
    return isScreen ? sendPage(reply).send(pageOf(request.url)) : sendError(new AppError('not_found'), request, reply);
  });
}

type Answer = (request: FastifyRequest, reply: FastifyReply, page: SharedPage) => Promise<FastifyReply>;

/**
 * Answers with the application's page: with the words of what it shows in its head, and where that can be rendered with
 * all of it in its body. Where it cannot, the application renders it in the browser.
 */
function answerer(
  app: FastifyInstance,
  { publicUrl, clientConfig, render }: WebAppOptions,
  pageOf: (address: string) => string,
): Answer {
  const writeRendered = renderedPageWriter(WEB_DIST);
  /** What the API says to this stranger, by the way that everybody asks it. */
  const dataOf = async (request: FastifyRequest, address: string): Promise<unknown> => {
    const answer = await app.inject({
      url: address,
      remoteAddress: request.ip,
      headers: { accept: 'application/json', 'accept-language': pageLanguage(request) },
    });
    return answer.statusCode === 200 ? answer.json<unknown>() : undefined;
  };
  const renderedIn = async (
    request: FastifyRequest,
    { rendered, data: address, path }: SharedPage,
    language: Language,
  ) => {
    const { embed, attempt } = request.query as { embed?: unknown; attempt?: unknown };
    // Whoever goes on with something does not begin with its cover.
    if (!rendered || !writeRendered || attempt !== undefined) return null;
    const data = address === null ? null : await dataOf(request, address);
    if (data === undefined) return null;
    // What is gone on to within a frame has lost that word of its address.
    const isEmbedded = embed === '1' || request.headers['sec-fetch-dest'] === 'iframe';
    const page = {
      ...rendered,
      isEmbedded,
      pathname: path,
      language,
      locale: pageLocale(request, language),
      config: clientConfig,
      data,
    };
    const styled = await render(page);
    return styled && ((shell: string) => writeRendered(shell, page, styled));
  };
  return async (request, reply, page) => {
    const put = await renderedIn(request, page, pageLanguage(request));
    const shell = writeSharedPage(pageOf(request.url), put ? { ...page, data: null } : page, publicUrl);
    return sendPage(reply)
      .header('vary', 'accept-language, cookie, sec-fetch-dest')
      .send(put ? put(shell) : shell);
  };
}

/**
 * Public items and certificates: the same application, with the title and picture of what is shown in its head for
 * those who share and show links.
 */
function servePublicPages(
  app: FastifyInstance,
  { limit, describePublic, describeLibrary, certificatePage, embeddersOf }: WebAppOptions,
  answer: Answer,
  pageOf: (address: string) => string,
): void {
  // What is not there says nothing of what it might be: one page for all of it.
  const nothing = (reply: FastifyReply) => sendPage(reply).code(404).send(pageOf('/'));
  app.get<{ Params: { orgId: string } }>('/p/:orgId', async (request, reply) => {
    await limit('read', request.ip);
    const page = await describeLibrary(request.params.orgId);
    return page ? answer(request, reply, page) : nothing(reply);
  });
  app.get<{ Params: PublicAddress }>('/p/:orgId/:screen/:id', async (request, reply) => {
    await limit('read', request.ip);
    const page = await describePublic(request.params, pageLanguage(request));
    if (!page) return nothing(reply);
    allowFrames(reply, await embeddersOf(request.params.orgId));
    return answer(request, reply, page);
  });
  // Results follow the quiz into the frame that it was begun in.
  app.get<{ Params: PublicAddress }>('/p/:orgId/:screen/:id/:results', async (request, reply) => {
    await limit('read', request.ip);
    allowFrames(reply, await embeddersOf(request.params.orgId));
    return sendPage(reply).send(pageOf(request.url));
  });
  app.get<{ Params: { certificateId: string } }>('/certificates/:certificateId', async (request, reply) => {
    await limit('read', request.ip);
    return answer(request, reply, certificatePage(pageLanguage(request), request.params.certificateId));
  });
}

/** The pages about the product; and what search engines ask for first. */
function serveSitePages(
  app: FastifyInstance,
  { publicUrl, sitePages, listPublicAddresses, limit }: WebAppOptions,
  answer: Answer,
): void {
  const paths = sitePages(SOURCE_LANGUAGE).map(({ path }) => path);
  for (const path of paths)
    app.get(path, async (request, reply) =>
      answer(
        request,
        reply,
        sitePages(pageLanguage(request)).find((each) => each.path === path)!,
      ),
    );
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /booking\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    await limit('read', request.ip);
    const others = await listPublicAddresses();
    return reply.type('application/xml; charset=utf-8').send(writeSitemap({ paths, others, publicUrl }));
  });
}

const sendPage = (reply: FastifyReply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache');
