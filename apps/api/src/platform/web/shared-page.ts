import { BRAND } from '@snapwell/contract/brand';
import type { ServerRenderedPage } from '@snapwell/contract/rendered-page';
import { type Language, languages } from '@snapwell/contract/text/language';

/** What a page says of itself to programs that show links: chats, networks, search engines. */
export interface SharedPage {
  readonly title: string;
  readonly description: string;
  /** On this server. */
  readonly path: string;
  readonly picture: { readonly path: string; readonly type: string; readonly width: number; readonly height: number };
  readonly type: 'article' | 'website';
  /** The language it is in when the address names none; null where what it shows is in one language only. */
  readonly language: Language | null;
  /** Those there is a page in; all of them when absent. Each has an address, which is the page's own in that language. */
  readonly languages?: readonly Language[];
  /** An answer of the API that the page asks for first: the browser may fetch it together with the scripts. */
  readonly data: string | null;
  /** The screen that is rendered on the server, with what varies in its address; null where none is. */
  readonly rendered: Pick<ServerRenderedPage, 'page' | 'params'> | null;
  /** False where search engines should not list it. */
  readonly isListed: boolean;
  /** The same in the words of schema.org. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export const PICTURE_SIZE = { width: 1200, height: 630 };

/** The address of a page in one of its languages. */
export const inLanguage = (address: string, language: Language): string => `${address}?lang=${language}`;

/** The application's page with the words and the picture of what it shows in its head. */
export function writeSharedPage(html: string, page: SharedPage, publicUrl: string): string {
  const base = publicUrl + page.path;
  const address = page.languages && page.language ? inLanguage(base, page.language) : base;
  const picture = publicUrl + page.picture.path;
  const meta: [kind: 'name' | 'property', name: string, content: string][] = [
    ['name', 'description', page.description],
    ['property', 'og:site_name', BRAND],
    ['property', 'og:type', page.type],
    ['property', 'og:title', page.title],
    ['property', 'og:description', page.description],
    ['property', 'og:url', address],
    ['property', 'og:image', picture],
    ['property', 'og:image:type', page.picture.type],
    ['property', 'og:image:width', String(page.picture.width)],
    ['property', 'og:image:height', String(page.picture.height)],
    ['name', 'twitter:card', page.type === 'article' ? 'summary_large_image' : 'summary'],
    ['name', 'twitter:title', page.title],
    ['name', 'twitter:description', page.description],
    ['name', 'twitter:image', picture],
  ];
  const lines = [
    `<title>${escape(page.title)}</title>`,
    ...meta.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escape(content)}" />`),
    ...(page.isListed ? [] : ['<meta name="robots" content="noindex" />']),
    `<link rel="canonical" href="${escape(address)}" />`,
    ...alternates(page, base),
    ...(page.data === null
      ? []
      : [`<link rel="preload" href="${escape(page.data)}" as="fetch" crossorigin="anonymous" />`]),
    `<script type="application/ld+json">${asData({ '@context': 'https://schema.org', url: address, ...page.facts })}</script>`,
  ];
  const bare = html.replace(/<title>[^<]*<\/title>\s*/, '').replace(/<meta name="description"[^>]*>\s*/, '');
  const spoken = page.language === null ? bare : bare.replace(/<html lang="[^"]*"/, `<html lang="${page.language}"`);
  // A function, so that no `$` of a title is taken for a pattern.
  return spoken.replace('</head>', () => `${lines.join('\n    ')}\n  </head>`);
}

function alternates({ language, languages: own = languages }: SharedPage, address: string): string[] {
  if (language === null) return [];
  const link = (tag: string, href: string) => `<link rel="alternate" hreflang="${tag}" href="${escape(href)}" />`;
  return [...own.map((each) => link(each, inLanguage(address, each))), link('x-default', address)];
}

/** JSON that cannot end the element it stands in. */
const asData = (facts: object) => JSON.stringify(facts).replaceAll('<', String.raw`\u003c`);

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
