import type { ClientConfig } from './api/client-config.schemas.ts';
import type { Language } from './text/language.ts';
import type { WebRouteName } from './web-routes.ts';

/** The pages that arrive as HTML with their words in it, so that a stranger reads before any script is there. */
export const renderedPages = [
  'landing',
  'landingV2',
  'privacy',
  'imprint',
  'certificate',
  'publicContent',
  'publicQuiz',
  'publicQuizSimulation',
  'publicLibrary',
] as const satisfies readonly WebRouteName[];
export type RenderedPageName = (typeof renderedPages)[number];

/**
 * The pages that arrive as HTML too, and that the whole application then draws anew: nearly everybody who opens one goes
 * on in it.
 */
export const prerenderedPages = [
  'signIn',
  'signUp',
  'auditingDemo',
  'documentationDemo',
] as const satisfies readonly WebRouteName[];
export type PrerenderedPageName = (typeof prerenderedPages)[number];

/** All that a page is rendered from: by the server, and by the browser that takes it over. */
export interface RenderedPage {
  readonly page: RenderedPageName;
  /** As they stand in the address. */
  readonly params: Readonly<Record<string, string>>;
  readonly pathname: string;
  /** Shown in a page of another site: without what stands around it. */
  readonly isEmbedded: boolean;
  readonly language: Language;
  /** How dates and numbers are written: 'en-GB'. */
  readonly locale: string;
  readonly config: ClientConfig;
  /** The answer of the API that the page shows; null where it shows none. */
  readonly data: unknown;
}

/** All that the server renders a page from, whoever draws it afterwards. */
export type ServerRenderedPage = Omit<RenderedPage, 'page'> & { readonly page: RenderedPageName | PrerenderedPageName };

/** The element of the page that carries it, as JSON. */
export const RENDERED_PAGE_ID = 'rendered-page';
/** The attribute of that element with the scripts of the whole application. */
export const APPLICATION_ATTRIBUTE = 'data-application';
